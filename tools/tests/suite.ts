/** What one suite came to. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** Why tests were left out, where some were. */
  readonly skipped?: string;
  /** What to show of the failures. */
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
