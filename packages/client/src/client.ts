import createTypedFetch, { type Client } from 'openapi-fetch';
import type { components, paths } from './__generated__/api.ts';
import { bracketQuery } from './bracket-query.ts';
import { retryingFetch } from './retrying-fetch.ts';

/** Objects of the API by name, such as `Schemas['Task']`. */
export type Schemas = components['schemas'];

export interface ClientOptions {
  /** Address of Baton, such as `https://baton.example`. */
  readonly baseUrl: string;
  /** API token. */
  readonly token: string;
  /** How often a request is repeated that failed or was refused for a while. Default: 5. */
  readonly retries?: number;
}

/** Returns the body of a request: a form if it has a file, otherwise JSON. */
const formOrJson = (body: object = {}): FormData | string => {
  const form = new FormData();
  for (const [name, value] of Object.entries(body))
    if (value instanceof Blob) form.set(name, value);
  return [...form.keys()].length > 0 ? form : JSON.stringify(body);
};

/**
 * Returns a client with the types of all calls. Writes get an `Idempotency-Key`, so that repeating
 * them has no further effect.
 */
export const createClient = ({ baseUrl, token, retries = 5 }: ClientOptions): Client<paths> =>
  createTypedFetch<paths>({
    baseUrl: baseUrl.replace(/\/$/, ''),
    headers: { authorization: `Bearer ${token}` },
    querySerializer: bracketQuery,
    bodySerializer: formOrJson,
    fetch: retryingFetch(retries),
  });

/** An answer that isn't a success, with its problem document. */
export class ApiError extends Error {
  override readonly name = 'ApiError';
  readonly status: number;
  /** Null if the answer has no problem document, for example from a proxy. */
  readonly problem: Schemas['Problem'] | null;

  constructor(status: number, problem: Schemas['Problem'] | null) {
    super(problem?.title ?? `Status ${status}`);
    this.status = status;
    this.problem = problem;
  }
}

interface Success<Data> {
  readonly data: Data;
  readonly response: Response;
}

type Result<Data> =
  | Success<Data>
  | { readonly data?: undefined; readonly error: unknown; readonly response: Response };

const isSuccess = <Data>(result: Result<Data>): result is Success<Data> => result.response.ok;

const isProblem = (error: unknown): error is Schemas['Problem'] =>
  typeof error === 'object' && error !== null && 'title' in error && 'refusals' in error;

/** Returns the body of a result. Throws an `ApiError` if the call failed. */
export const dataOf = async <Data>(call: Promise<Result<Data>>): Promise<Data> => {
  const result = await call;
  if (isSuccess(result)) return result.data;
  const { error, response } = result;
  throw new ApiError(response.status, isProblem(error) ? error : null);
};

interface Page<Item> {
  readonly items: readonly Item[];
  readonly next: string | null;
}

/** Yields the items of all pages. `read` gets the cursor of each page, undefined for the first. */
export async function* eachItem<Item>(
  read: (cursor: string | undefined) => Promise<Result<Page<Item>>>,
): AsyncGenerator<Item, void> {
  let cursor: string | undefined;
  do {
    const page: Page<Item> = await dataOf(read(cursor));
    yield* page.items;
    cursor = page.next ?? undefined;
  } while (cursor !== undefined);
}

/** Returns the headers of a change to the version of an object that the program saw. */
export const ifMatch = ({ version }: { readonly version: number }) => ({
  'If-Match': `"${version}"`,
});
