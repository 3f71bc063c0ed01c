/** One HTTP request of a plan. */
export interface PlannedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  /** Sent as JSON. */
  readonly body?: string;
}

/** What the load generator is told to do: bounded by count and by time. */
export interface LoadPlan {
  readonly port: number;
  readonly concurrency: number;
  /** Sent once each, in order; the first ones are the warm-up. A plan that repeats starts over at the end. */
  readonly requests: readonly PlannedRequest[];
  readonly repeats: boolean;
  readonly warmUp: number;
  /** Operations measured at most. */
  readonly operations: number;
  readonly seconds: number;
  /** A right answer has status 200, contains each of the one and none of the other. */
  readonly contains: readonly string[];
  readonly lacks: readonly string[];
}

export interface LoadResult {
  readonly operations: number;
  readonly seconds: number;
  /** Milliseconds of each right answer, in order of arrival. */
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly failures: number;
  /** The first wrong answers, for the reader. */
  readonly examples: readonly string[];
}

export type FromLoad =
  | { readonly kind: 'warm' }
  | { readonly kind: 'done'; readonly result: LoadResult };
export type ToLoad = { readonly kind: 'plan'; readonly plan: LoadPlan } | { readonly kind: 'go' };
