import { fetchQuery, useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';

/** Loads a query into the store again without suspending its readers. */
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
