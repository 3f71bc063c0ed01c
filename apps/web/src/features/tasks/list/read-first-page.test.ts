import { fetchQuery } from 'react-relay';
import {
  commitLocalUpdate,
  Environment,
  Network,
  RecordSource,
  Store,
  type GraphQLResponse,
} from 'relay-runtime';
import { expect, test } from 'vitest';
import type { myTasksListFreshQuery } from '../../../__generated__/myTasksListFreshQuery.graphql.ts';
import freshQuery from '../../../__generated__/myTasksListFreshQuery.graphql.ts';
import pageQuery from '../../../__generated__/myTasksListPageQuery.graphql.ts';
import screenQuery from '../../../__generated__/myTasksQuery.graphql.ts';
import { openListConnections } from './open-list-connections.ts';
import { readFirstPage } from './read-first-page.ts';

const task = (id: string) => ({
  __typename: 'Task',
  id,
  reference: id,
  name: `Task ${id}`,
  version: 1,
  displayStatus: 'IN_PROGRESS_ON_TRACK',
  dueOn: null,
  dueOnClass: null,
  completedAt: null,
  mark: null,
  requiresComment: false,
  workflowName: 'W',
  stageName: 'S',
  assignees: [],
  permissions: { complete: true, approve: false },
});
const page = (ids: readonly string[], hasNextPage: boolean) => ({
  edges: ids.map((id) => ({ cursor: `after ${id}`, node: task(id) })),
  pageInfo: { hasNextPage, endCursor: `after ${ids.at(-1)}` },
});

const viewer = { __typename: 'Viewer', id: 'v', counts: { myTasks: 0, overdue: 0 } };

/** Returns the list after the given pages and a refresh of the first one. */
async function listAfter(
  pages: readonly (readonly string[])[],
  fresh: readonly string[],
  hasMore: boolean,
): Promise<readonly string[]> {
  const answers: GraphQLResponse[] = [
    ...pages.map((ids, index) => ({
      data: { viewer, myTasks: page(ids, hasMore || index < pages.length - 1) },
    })),
    { data: { viewer, fresh: page(fresh, hasMore || pages.length > 1) } },
  ];
  const environment = new Environment({
    network: Network.create(() => answers.shift() ?? { data: {} }),
    store: new Store(new RecordSource()),
  });
  await fetchQuery(environment, screenQuery, { isTestRun: false }).toPromise();
  const [connection = ''] = openListConnections(environment);
  for (const ids of pages.slice(0, -1)) {
    const after = `after ${ids.at(-1)}`;
    await fetchQuery(environment, pageQuery, { first: 100, after, isTestRun: false }).toPromise();
  }
  await readFirstPage<myTasksListFreshQuery>(environment, {
    query: freshQuery,
    variables: { first: 100, isTestRun: false },
    field: 'myTasks',
    connection,
  });
  let shown: readonly string[] = [];
  commitLocalUpdate(environment, (store) => {
    const edges = store.get(connection)?.getLinkedRecords('edges') ?? [];
    shown = edges.map((edge) => String(edge?.getLinkedRecord('node')?.getDataID()));
  });
  return shown;
}

test('removes a completed task and inserts a new one by date', async () => {
  expect(await listAfter([['a', 'b', 'c']], ['a', 'new', 'c'], false)).toEqual(['a', 'new', 'c']);
});

test('keeps the pages after the first one', async () => {
  expect(
    await listAfter(
      [
        ['a', 'b'],
        ['c', 'd'],
      ],
      ['b', 'c'],
      true,
    ),
  ).toEqual(['b', 'c', 'd']);
});

test('shows an empty list after an empty response', async () => {
  expect(await listAfter([['a', 'b']], [], false)).toEqual([]);
});

test('replaces everything if the first page has no known tasks', async () => {
  expect(await listAfter([['a', 'b']], ['x', 'y'], true)).toEqual(['x', 'y']);
});
