import { createContext, use } from 'react';
import { useLazyLoadQuery } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Counts the person's "Try again" on a screen: a failed read is kept until it changes. */
export const RetryContext = createContext(0);

/**
 * The one query of a screen: what is known shows at once and is read again behind it;
 * an error can be retried.
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
