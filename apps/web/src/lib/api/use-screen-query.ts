import { createContext, use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { CacheConfig, FetchPolicy, GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Counts clicks on "Try again" on a screen. A failed query is cached until the count changes. */
export const RetryContext = createContext(0);

interface QueryOptions {
  readonly fetchPolicy?: FetchPolicy;
  /** A query runs again when it changes. */
  readonly fetchKey?: string | number;
  readonly networkCacheConfig?: CacheConfig;
}

/** Loads a query like `useLazyLoadQuery`. "Try again" repeats it after an error. */
export function useQuery<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
  { fetchKey = '', ...options }: QueryOptions = {},
): Operation['response'] {
  return useLazyLoadQuery<Operation>(query, variables, {
    ...options,
    fetchKey: `${fetchKey}:${use(RetryContext)}`,
  });
}

/** Loads the query of a screen. Cached data shows immediately while it is refreshed. */
export const useScreenQuery = <Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): Operation['response'] =>
  useQuery<Operation>(query, variables, { fetchPolicy: 'store-and-network' });
