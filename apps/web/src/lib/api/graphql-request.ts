import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { redirectTarget, wantedReturn } from '../session/redirect-target.ts';
import { confirmationPath, isFramed } from './confirmation-page.ts';
import { completeMessages } from '../i18n/load-messages.ts';
import { apiError, apiErrorFrom } from './graphql-error.ts';
import { operationOf, operationText, requestHeaders } from './operation.ts';

export interface GraphqlAnswer {
  readonly data: unknown;
}

interface PostedOperation {
  readonly query: string;
  readonly variables: unknown;
  readonly operationName?: string | undefined;
}

const endpoint = '/graphql';

let viewerKey: string | null = null;

/** Sets the person and workspace of further requests, so that offline copies belong to them. */
export function nameViewer(key: string): void {
  viewerKey = key;
}

let onUnauthenticated: () => void = () => undefined;

/** Sets the handler for an ended session. The application calls it once. */
export function whenUnauthenticated(handler: () => void): void {
  onUnauthenticated = handler;
}

let confirmIdentity: () => Promise<boolean> = () => Promise.resolve(false);

/**
 * Sets the handler for sensitive changes long after the sign-in. It asks who the person is, and
 * returns true if the request can be sent again.
 */
export function whenFreshSignInRequired(handler: () => Promise<boolean>): void {
  confirmIdentity = handler;
}

/** Returns the path of this page, or the one that a page before sign-in leads to. */
const wantedPage = (): string => {
  const here = redirectTarget(location.pathname + location.search);
  return here === '/' ? wantedReturn(location.search).redirect : here;
};

/**
 * Opens the page that sends the message which confirms the address of the person. Frames of other
 * sites can't show it, so a form there shows a link.
 */
const askForConfirmation = (token: string | number | undefined): void => {
  if (!isFramed()) location.assign(confirmationPath(token, wantedPage()));
};

interface PostOptions {
  /** Keeps the request alive when the page is left. */
  readonly outlivesPage?: boolean;
}

export async function postOperation(
  operation: PostedOperation,
  { outlivesPage = false }: PostOptions = {},
): Promise<GraphqlAnswer> {
  let response: Response;
  try {
    response = await fetch(endpoint, {
      method: 'POST',
      credentials: 'same-origin',
      headers: {
        ...requestHeaders,
        ...(viewerKey !== null && { 'x-baton-viewer': viewerKey }),
        'content-type': 'application/json',
        accept: 'application/graphql-response+json, application/json',
      },
      body: JSON.stringify(operation),
      keepalive: outlivesPage,
    });
  } catch {
    throw apiError('Unavailable', { outcomeUnknown: true });
  }
  const requestId = response.headers.get('x-request-id');
  let body: { data?: unknown; errors?: unknown };
  try {
    body = (await response.json()) as { data?: unknown; errors?: unknown };
  } catch {
    if (response.status === 429) {
      const seconds = Number(response.headers.get('retry-after')) || 60;
      throw apiError('RateLimited', { params: { seconds }, requestId });
    }
    throw apiError('Unavailable', {
      requestId,
      outcomeUnknown: response.status >= 500 || response.ok,
    });
  }
  if (body.errors !== undefined) {
    const error = apiErrorFrom(body.errors, requestId);
    if (error.code === 'Unauthenticated') onUnauthenticated();
    if (error.code === 'AddressUnconfirmed') askForConfirmation(error.params['token']);
    if (error.code === 'FreshSignInRequired' && (await confirmIdentity()))
      return postOperation(operation, { outlivesPage });
    // The first screens don't load the texts of all errors. Without them, the code is shown.
    await completeMessages().catch(() => undefined);
    throw error;
  }
  return { data: body.data ?? null };
}

/** Milliseconds during which the answer to a query that was started early is fresh. */
const freshFor = 10_000;

interface StartedQuery {
  readonly at: number;
  readonly answer: Promise<GraphqlAnswer>;
}
const started = new Map<string, StartedQuery>();
const keyOf = ({ query, variables }: PostedOperation): string =>
  `${query} ${JSON.stringify(variables)}`;

/** Sends a query before the code that needs it is loaded. */
export function startQuery<Operation extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Operation['variables'],
): void {
  const operation = { ...operationOf(document), variables };
  const answer = postOperation(operation);
  // Errors are handled by the code that uses the answer.
  answer.catch(() => undefined);
  started.set(keyOf(operation), { at: performance.now(), answer });
}

/** Returns the answer to a query that was started early, or sends the query. */
export function postQuery(operation: PostedOperation): Promise<GraphqlAnswer> {
  const key = keyOf(operation);
  const early = started.get(key);
  started.delete(key);
  return early !== undefined && performance.now() - early.at < freshFor
    ? early.answer
    : postOperation(operation);
}

/** Sends one typed operation outside Relay's store, for the screens before sign-in. */
export async function graphqlRequest<Operation extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Operation['variables'],
  options?: PostOptions,
): Promise<Operation['response']> {
  const { data } = await postOperation({ query: operationText(document), variables }, options);
  return data;
}
