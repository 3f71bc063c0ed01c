import { createContext, use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Counts clicks on "Try again" on a screen. A failed query is cached until the count changes. */
export const RetryContext = createContext(0);

/**
 * Loads the query of a screen. Cached data shows immediately while it is refreshed, and an error
 * can be retried.
 */
export function useScreenQuery<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): Operation['response'] {
  const fetchKey = use(RetryContext);
  return useLazyLoadQuery<Operation>(query, variables, {
    fetchKey,
    fetchPolicy: 'store-and-network',
  });
}
