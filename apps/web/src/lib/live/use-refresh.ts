import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Reads a query again into the store, without suspending what shows it. */
export function useRefresh<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): () => Promise<unknown> {
  const environment = useRelayEnvironment();
  return () =>
    fetchQuery<Operation>(environment, query, variables, {
      networkCacheConfig: { force: true },
    }).toPromise();
}
