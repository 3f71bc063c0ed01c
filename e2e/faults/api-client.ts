import { setTimeout as delay } from 'node:timers/promises';

/** The server refused the request: a retry would be refused again. */
export class ApiRefusal extends Error {
  override readonly name = 'ApiRefusal';
}

export interface ApiClient {
  /** Retries until the server answers, as a browser does when its connection breaks. */
  readonly send: <Data>(document: string, variables?: object) => Promise<Data>;
  /** A client of the same person at another server that uses the same database. */
  readonly at: (url: string) => ApiClient;
  /** Opens the stream of a subscription. Returns the raw text in chunks. */
  readonly stream: (document: string, signal: AbortSignal) => Promise<AsyncIterable<string>>;
}

interface Answer {
  readonly data?: unknown;
  readonly errors?: readonly { readonly extensions: { readonly code: string } }[];
}

const post = async (url: string, cookie: string | null, body: string) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'application/json',
      'x-baton': '1',
      ...(cookie === null ? {} : { cookie }),
    },
    body,
    signal: AbortSignal.timeout(10_000),
  });
  const answer = (await response.json()) as Answer;
  return { answer, cookie: response.headers.getSetCookie()[0]?.split(';')[0] ?? null };
};

/** Codes of temporary failures, which are worth a retry. */
const passing = /\.(?:Unavailable|Unexpected)$/;

const postUntilAnswered = async (url: string, cookie: string | null, body: string) => {
  for (;;) {
    const got = await post(url, cookie, body).catch(() => null);
    const code = got?.answer.errors?.[0]?.extensions.code;
    if (got !== null && (code === undefined || !passing.test(code))) return got;
    await delay(50);
  }
};

const openStream = async (url: string, cookie: string, query: string, signal: AbortSignal) => {
  const response = await fetch(`${url}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      accept: 'text/event-stream',
      'x-baton': '1',
      cookie,
    },
    body: JSON.stringify({ query }),
    signal,
  });
  if (!response.ok || response.body === null) throw new ApiRefusal(`stream: ${response.status}`);
  return response.body.pipeThrough(new TextDecoderStream());
};

const clientOf = (url: string, cookie: string): ApiClient => ({
  send: async <Data>(query: string, variables: object = {}) => {
    const sent = await postUntilAnswered(url, cookie, JSON.stringify({ query, variables }));
    if (sent.answer.errors !== undefined) {
      throw new ApiRefusal(sent.answer.errors.map((error) => error.extensions.code).join(', '));
    }
    return sent.answer.data as Data;
  },
  at: (other) => clientOf(other, cookie),
  stream: (query, signal) => openStream(url, cookie, query, signal),
});

export const signIn = async (url: string, email: string, password: string): Promise<ApiClient> => {
  const document = `mutation($input: SignInInput!) { signIn(input: $input) { viewer { id } } }`;
  const body = JSON.stringify({ query: document, variables: { input: { email, password } } });
  const { cookie, answer } = await postUntilAnswered(url, null, body);
  if (cookie === null) throw new ApiRefusal(JSON.stringify(answer));
  return clientOf(url, cookie);
};
