import type { ReactNode } from 'react';
import { UserRoundCheck } from 'lucide-react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { assignedTasksListFreshQuery } from '../../../__generated__/assignedTasksListFreshQuery.graphql.ts';
import type { assignedTasksListPageQuery } from '../../../__generated__/assignedTasksListPageQuery.graphql.ts';
import type { assignedTasksList_query$key } from '../../../__generated__/assignedTasksList_query.graphql.ts';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import type { RenderBulk } from '../../../ui/data-list/bulk-bar.tsx';
import { readFirstPage, taskPageSize } from './read-first-page.ts';
import { TaskPages } from './task-pages.tsx';

export type TaskScope = assignedTasksListFreshQuery['variables']['scope'];

const freshQuery = graphql`
  query assignedTasksListFreshQuery($first: Int!, $scope: TaskScope!) {
    fresh: assignedTasks(first: $first, scope: $scope) {
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

interface ScopeFacts {
  readonly emptyTitle: MessageId;
  readonly emptyText: MessageId;
  /** False for completed tasks, because due date headings would be misleading. */
  readonly isGrouped: boolean;
}

const scopes: Readonly<Record<TaskScope, ScopeFacts>> = {
  OPEN: {
    emptyTitle: 'tasks.assigned.emptyOpenTitle',
    emptyText: 'tasks.assigned.emptyOpenText',
    isGrouped: true,
  },
  NOT_STARTED: {
    emptyTitle: 'tasks.assigned.emptyNotStartedTitle',
    emptyText: 'tasks.assigned.emptyNotStartedText',
    isGrouped: false,
  },
  COMPLETED: {
    emptyTitle: 'tasks.assigned.emptyCompletedTitle',
    emptyText: 'tasks.assigned.emptyCompletedText',
    isGrouped: false,
  },
  ALL: {
    emptyTitle: 'tasks.assigned.emptyAllTitle',
    emptyText: 'tasks.assigned.emptyAllText',
    isGrouped: false,
  },
};

export interface AssignedTasksListProps {
  readonly query: assignedTasksList_query$key;
  readonly scope: TaskScope;
  readonly renderBulk?: RenderBulk | undefined;
}

/** Tasks assigned to the person by name, in the selected statuses. */
export function AssignedTasksList({ query, scope, renderBulk }: AssignedTasksListProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const { data, ...pages } = usePaginationFragment<
    assignedTasksListPageQuery,
    assignedTasksList_query$key
  >(
    graphql`
      fragment assignedTasksList_query on Query
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 80 }
        after: { type: "String" }
        scope: { type: "TaskScope!" }
      )
      @refetchable(queryName: "assignedTasksListPageQuery") {
        assignedTasks(first: $first, after: $after, scope: $scope)
          @connection(key: "assignedTasksList_assignedTasks") {
          __id
          edges {
            node {
              ...taskPages_tasks
            }
          }
        }
      }
    `,
    query,
  );
  const { __id: connection, edges } = data.assignedTasks;
  useLiveChanges({}, () =>
    readFirstPage<assignedTasksListFreshQuery>(environment, {
      query: freshQuery,
      variables: { first: taskPageSize, scope },
      field: 'assignedTasks',
      connection,
    }),
  );

  const facts = scopes[scope];
  return (
    <TaskPages
      label={t('tasks.assigned.title')}
      tasks={edges.map(({ node }) => node)}
      pages={pages}
      empty={
        <EmptyState
          icon={<UserRoundCheck />}
          title={t(facts.emptyTitle)}
          text={t(facts.emptyText)}
        />
      }
      isGrouped={facts.isGrouped}
      renderBulk={renderBulk}
    />
  );
}
