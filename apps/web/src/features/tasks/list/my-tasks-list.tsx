import type { ReactNode } from 'react';
import { CircleCheckBig } from 'lucide-react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { myTasksListPageQuery } from '../../../__generated__/myTasksListPageQuery.graphql.ts';
import type { myTasksList_query$key } from '../../../__generated__/myTasksList_query.graphql.ts';
import type { myTasksListFreshQuery } from '../../../__generated__/myTasksListFreshQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { RenderBulk } from '../../../ui/data-list/bulk-bar.tsx';
import { readFirstPage, taskPageSize } from './read-first-page.ts';
import { TaskPages } from './task-pages.tsx';

const freshQuery = graphql`
  query myTasksListFreshQuery($first: Int!, $isTestRun: Boolean!) {
    viewer {
      id
      counts {
        myTasks
        overdue
      }
    }
    fresh: myTasks(first: $first, isTestRun: $isTestRun) {
      edges {
        cursor
        node {
          ...taskPages_tasks
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

export interface MyTasksListProps {
  readonly query: myTasksList_query$key;
  /** True for tasks of test runs. */
  readonly isTestRun?: boolean;
  /** Content of an empty list. */
  readonly whenEmpty?: ReactNode;
  readonly renderBulk?: RenderBulk | undefined;
}

/** Everything that the person has to do, by due date, updated live. */
export function MyTasksList({
  query,
  isTestRun = false,
  whenEmpty,
  renderBulk,
}: MyTasksListProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const { data, ...pages } = usePaginationFragment<myTasksListPageQuery, myTasksList_query$key>(
    graphql`
      fragment myTasksList_query on Query
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 80 }
        after: { type: "String" }
        isTestRun: { type: "Boolean", defaultValue: false }
      )
      @refetchable(queryName: "myTasksListPageQuery") {
        myTasks(first: $first, after: $after, isTestRun: $isTestRun)
          @connection(key: "myTasksList_myTasks") {
          __id
          edges {
            node {
              ...taskPages_tasks
            }
          }
        }
        viewer {
          counts {
            overdue
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.myTasks;

  useLiveChanges({}, () =>
    readFirstPage<myTasksListFreshQuery>(environment, {
      query: freshQuery,
      variables: { first: taskPageSize, isTestRun },
      field: 'myTasks',
      connection,
    }),
  );

  return (
    <TaskPages
      label={t('tasks.mine.title')}
      tasks={edges.map(({ node }) => node)}
      pages={pages}
      empty={
        <EmptyState
          icon={<CircleCheckBig />}
          title={t(isTestRun ? 'watching.tests.emptyTitle' : 'tasks.mine.emptyTitle')}
          text={t(isTestRun ? 'watching.tests.emptyText' : 'tasks.mine.emptyText')}
          action={whenEmpty}
        />
      }
      isGrouped
      overdueCount={isTestRun ? undefined : data.viewer?.counts.overdue}
      renderBulk={renderBulk}
    />
  );
}
