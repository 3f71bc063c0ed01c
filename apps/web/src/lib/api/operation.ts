import type { GraphQLTaggedNode } from 'relay-runtime';

/** Browsers never add this header to cross-site forms or images, which prevents forged requests. */
export const requestHeaders = { 'x-baton': '1' };

const isConcrete = (node: unknown): node is { params: { text: string; name: string } } =>
  typeof node === 'object' && node !== null && 'params' in node;

/** Returns text and name of a compiled operation. */
export function operationOf(document: GraphQLTaggedNode): {
  readonly query: string;
  readonly operationName: string;
} {
  if (!isConcrete(document)) throw new Error('Only compiled operations can be sent.');
  return { query: document.params.text, operationName: document.params.name };
}

export const operationText = (document: GraphQLTaggedNode): string => operationOf(document).query;
