import {
  ConnectionHandler,
  commitLocalUpdate,
  type Environment,
  type GraphQLTaggedNode,
  type OperationType,
  type RecordProxy,
} from 'relay-runtime';
import { fetchFresh } from '../../../lib/api/send-request.ts';

/** Rows per page of task lists and refreshes, within the cost limit of one query. */
export const taskPageSize = 80;

interface FirstPage<Operation extends OperationType> {
  /** Loads the page under the alias `fresh`, outside the connection. */
  readonly query: GraphQLTaggedNode;
  readonly variables: Operation['variables'];
  readonly field: 'myTasks' | 'assignedTasks' | 'copiedTasks';
  readonly connection: string;
}

const idOf = (edge: RecordProxy): unknown => edge.getLinkedRecord('node')?.getDataID();

/**
 * Loads the first page again and merges it with the loaded ones. A refetch of the connection would
 * drop later pages and the scroll position. Later rows stay until they are loaded again.
 */
export async function readFirstPage<Operation extends OperationType>(
  environment: Environment,
  { query, variables, field, connection: connectionId }: FirstPage<Operation>,
): Promise<void> {
  await fetchFresh<Operation>(environment, query, variables);
  commitLocalUpdate(environment, (store) => {
    const connection = store.get(connectionId);
    const fresh = store.getRoot().getLinkedRecord(field, variables);
    if (connection == null || fresh == null) return;
    mergeFirstPage(store, connection, fresh);
  });
}

type Store = Parameters<Parameters<typeof commitLocalUpdate>[1]>[0];

export function mergeFirstPage(store: Store, connection: RecordProxy, fresh: RecordProxy): void {
  const known = (connection.getLinkedRecords('edges') ?? []).filter((edge) => edge !== null);
  const knownById = new Map(known.map((edge) => [idOf(edge), edge]));
  const first = (fresh.getLinkedRecords('edges') ?? []).flatMap((edge) => {
    const node = edge?.getLinkedRecord('node');
    if (edge == null || node == null) return [];
    const own =
      knownById.get(node.getDataID()) ??
      ConnectionHandler.createEdge(store, connection, node, 'TaskEdge');
    own.setValue(edge.getValue('cursor'), 'cursor');
    return [own];
  });
  const page = fresh.getLinkedRecord('pageInfo');
  const hasMore = page?.getValue('hasNextPage') === true;
  const freshIds = new Set(first.map(idOf));
  const lastShared = known.findLastIndex((edge) => freshIds.has(idOf(edge)));
  const behind = hasMore && lastShared >= 0 ? known.slice(lastShared + 1) : [];
  connection.setLinkedRecords([...first, ...behind], 'edges');
  const info = connection.getLinkedRecord('pageInfo');
  if (info == null || page == null || behind.length > 0) return;
  info.setValue(page.getValue('hasNextPage'), 'hasNextPage');
  info.setValue(page.getValue('endCursor'), 'endCursor');
}
