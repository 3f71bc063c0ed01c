import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
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
/** Browsers add this header to no cross-site form or image, which is the point of it. */
export const requestHeaders = { 'x-baton': '1' };

let onUnauthenticated: () => void = () => undefined;

/** Called once for the running application: what to do when the session has ended. */
export function whenUnauthenticated(handler: () => void): void {
  onUnauthenticated = handler;
}

interface PostOptions {
  /** Sent though the page is being left. */
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
    throw error;
  }
  return { data: body.data ?? null };
}

const isConcrete = (node: unknown): node is { params: { text: string; name: string } } =>
  typeof node === 'object' && node !== null && 'params' in node;

export function operationText(document: GraphQLTaggedNode): string {
  if (!isConcrete(document)) throw new Error('Only whole operations can be sent.');
  return document.params.text;
}

/** One typed operation outside Relay's store, for the screens before sign-in. */
export async function graphqlRequest<Operation extends OperationType>(
  document: GraphQLTaggedNode,
  variables: Operation['variables'],
  options?: PostOptions,
): Promise<Operation['response']> {
  const { data } = await postOperation({ query: operationText(document), variables }, options);
  return data;
}
