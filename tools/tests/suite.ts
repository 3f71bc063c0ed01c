/** The result of one suite. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Reason for skipped tests. */
  readonly skipped?: string;
  /** Details of the failures to print. */
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
