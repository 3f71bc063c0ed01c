import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { tokenScopes, type TokenScope } from '@baton/domain/party/token-scopes';
import { GraphQLError } from 'graphql';
import type { ScopedField } from './documents/document-scopes.ts';
import { Refused } from './refused.ts';
import type { RequestContext } from './request-context.ts';

/** Maximum number of errors for one document. */
const maxErrors = 20;

const refusalFor = (scope: TokenScope, field?: string): Refusal =>
  refuse('ScopeMissing', { scope }, field);

/** Returns an error at each field that needs a scope that the token doesn't have. Null is a browser. */
export const scopeErrors = (
  fields: () => readonly ScopedField[],
  granted: readonly TokenScope[] | null,
): readonly GraphQLError[] => {
  if (granted === null || granted.length === tokenScopes.length) return [];
  return fields()
    .flatMap(({ path, scopes, node }) => {
      const missing = scopes.find((scope) => !granted.includes(scope));
      if (missing === undefined) return [];
      const originalError = new Refused(refusalFor(missing, path.join('.')));
      return [new GraphQLError(originalError.message, { nodes: node, path, originalError })];
    })
    .slice(0, maxErrors);
};

/** Refuses a call outside GraphQL if the token of the request doesn't have the scope. */
export const requireScope = ({ http }: RequestContext, scope: TokenScope): void => {
  if (http.scopes?.includes(scope) === false) throw new Refused(refusalFor(scope));
};
