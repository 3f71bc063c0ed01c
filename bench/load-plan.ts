/** One HTTP request of a plan. */
export interface PlannedRequest {
  readonly method: 'GET' | 'POST';
  readonly path: string;
  readonly cookie?: string;
  /** Sent as JSON. */
  readonly body?: string;
}

/** Instructions for the load generator, limited by count and time. */
export interface LoadPlan {
  readonly port: number;
  readonly concurrency: number;
  /**
   * Sent once each, in order. The first ones are the warm-up. A repeating plan starts over at the
   * end.
   */
  readonly requests: readonly PlannedRequest[];
  readonly repeats: boolean;
  /**
   * Mean time between two measured requests in milliseconds, however long the responses take. Without
   * it, each request follows the previous response.
   */
  readonly everyMs?: number;
  readonly warmUp: number;
  /** Maximum number of measured operations. */
  readonly operations: number;
  readonly seconds: number;
  /** A correct response has status 200, contains all of `contains`, and none of `lacks`. */
  readonly contains: readonly string[];
  readonly lacks: readonly string[];
}

export interface LoadResult {
  readonly operations: number;
  readonly seconds: number;
  /** Milliseconds of each correct response, in order of arrival. */
  readonly latencies: readonly number[];
  readonly bytes: number;
  readonly failures: number;
  /** The first incorrect responses, for the reader. */
  readonly examples: readonly string[];
}

export type FromLoad =
  | { readonly kind: 'warm' }
  | { readonly kind: 'done'; readonly result: LoadResult };
export type ToLoad = { readonly kind: 'plan'; readonly plan: LoadPlan } | { readonly kind: 'go' };
