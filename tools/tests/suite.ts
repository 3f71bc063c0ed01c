/** The result of one suite. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Number of tests that passed only on the second try. They count as passed. */
  readonly retried?: number;
  /** Reason for skipped tests. */
  readonly skipped?: string;
  /** Details to print: failures, and tests that passed only on the second try. */
  readonly details: readonly string[];
}

export interface Suite {
  readonly name: string;
  readonly run: (root: string) => Promise<Outcome>;
}

export const failedWith = (...details: readonly string[]): Outcome => ({
  passed: 0,
  failed: 1,
  details,
});

/** Marks the failure of a test that passed on the second try. It is printed, and a few don't fail the run. */
export const flaky = (text: string): string => `Passed on the second try: ${text}`;
