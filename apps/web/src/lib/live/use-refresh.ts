import { useRelayEnvironment } from 'react-relay';
import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { fetchFresh } from '../api/send-request.ts';

/** Loads a query into the store again without suspending its readers. */
export function useRefresh<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): () => Promise<unknown> {
  const environment = useRelayEnvironment();
  return () => fetchFresh<Operation>(environment, query, variables);
}
