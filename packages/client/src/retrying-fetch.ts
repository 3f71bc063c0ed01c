/** HTTP statuses of temporary errors, which are worth a retry. */
const temporary: ReadonlySet<number> = new Set([429, 502, 503, 504]);
const firstWaitMillis = 250;
const longestWaitMillis = 60_000;

const pause = (millis: number): Promise<void> =>
  new Promise((resolve) => {
    setTimeout(resolve, millis);
  });

/** Returns how long to wait: as long as the server says, or twice as long for each attempt. */
const waitOf = (response: Response | null, attempt: number): number => {
  const seconds = Number(response?.headers.get('retry-after') ?? Number.NaN);
  const millis = Number.isFinite(seconds) ? seconds * 1000 : firstWaitMillis * 2 ** attempt;
  return Math.min(millis, longestWaitMillis);
};

/** Returns a `fetch` that repeats requests. A repeated write has the same `Idempotency-Key`. */
export const retryingFetch =
  (retries: number) =>
  async (request: Request): Promise<Response> => {
    if (request.method !== 'GET' && !request.headers.has('idempotency-key'))
      request.headers.set('idempotency-key', crypto.randomUUID());
    for (let attempt = 0; ; attempt += 1) {
      const isLast = attempt >= retries;
      let response: Response | null = null;
      try {
        response = await fetch(request.clone());
      } catch (error) {
        // The server can't be reached, or the connection broke. A cancelled request stays cancelled.
        if (isLast || request.signal.aborted) throw error;
      }
      if (response !== null && (isLast || !temporary.has(response.status))) return response;
      await response?.body?.cancel();
      await pause(waitOf(response, attempt));
    }
  };
