import type { GraphQLTaggedNode, OperationType } from 'relay-runtime';
import { useScreenQuery } from '../api/use-screen-query.ts';
import { useLiveChanges } from './use-live-changes.ts';
import { useRefresh } from './use-refresh.ts';

export interface LiveQuery<Data> {
  readonly data: Data;
  readonly refresh: () => Promise<unknown>;
}

/** Loads the query of a screen, and loads it again after each change of a list of the workspace. */
export function useLiveQuery<Operation extends OperationType>(
  query: GraphQLTaggedNode,
  variables: Operation['variables'],
): LiveQuery<Operation['response']> {
  const data = useScreenQuery<Operation>(query, variables);
  const refresh = useRefresh<Operation>(query, variables);
  useLiveChanges({ lists: true }, refresh);
  return { data, refresh };
}
