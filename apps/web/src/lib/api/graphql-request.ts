import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { confirmationPath, isFramed } from './confirmation-page.ts';
import { apiError, apiErrorFrom } from './graphql-error.ts';

export interface GraphqlAnswer {
  readonly data: unknown;
}

interface PostedOperation {
  readonly query: string;
  readonly variables: unknown;
  readonly operationName?: string | undefined;
}

const endpoint = '/graphql';
/** Browsers never add this header to cross-site forms or images, which prevents forged requests. */
export const requestHeaders = { 'x-baton': '1' };

let viewerKey: string | null = null;

/** Names the person and workspace of further requests, so that offline copies belong to them. */
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

/**
 * Opens the page that sends the message which confirms the address of the person. Frames of other
 * sites can't show it, so a form there shows a link.
 */
const askForConfirmation = (token: string | number | undefined): void => {
  if (!isFramed()) location.assign(confirmationPath(token));
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
    throw error;
  }
  return { data: body.data ?? null };
}

const isConcrete = (node: unknown): node is { params: { text: string; name: string } } =>
  typeof node === 'object' && node !== null && 'params' in node;

export function operationText(document: GraphQLTaggedNode): string {
  if (!isConcrete(document)) throw new Error('Only compiled operations can be sent.');
  return document.params.text;
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
