import type { ReactNode } from 'react';
import { Eye } from 'lucide-react';
import { graphql, usePaginationFragment, useRelayEnvironment } from 'react-relay';
import type { copiedTasksListFreshQuery } from '../../../__generated__/copiedTasksListFreshQuery.graphql.ts';
import type { copiedTasksListPageQuery } from '../../../__generated__/copiedTasksListPageQuery.graphql.ts';
import type { copiedTasksList_query$key } from '../../../__generated__/copiedTasksList_query.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { readFirstPage, taskPageSize } from './read-first-page.ts';
import { TaskPages } from './task-pages.tsx';

export type CopyScope = copiedTasksListFreshQuery['variables']['scope'];

const freshQuery = graphql`
  query copiedTasksListFreshQuery($first: Int!, $scope: CopyScope!) {
    fresh: copiedTasks(first: $first, scope: $scope) {
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

export interface CopiedTasksListProps {
  readonly query: copiedTasksList_query$key;
  readonly scope: CopyScope;
}

/** Tasks that the person watches. Completed ones have their own list. */
export function CopiedTasksList({ query, scope }: CopiedTasksListProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const { data, ...pages } = usePaginationFragment<
    copiedTasksListPageQuery,
    copiedTasksList_query$key
  >(
    graphql`
      fragment copiedTasksList_query on Query
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 80 }
        after: { type: "String" }
        scope: { type: "CopyScope!" }
      )
      @refetchable(queryName: "copiedTasksListPageQuery") {
        copiedTasks(first: $first, after: $after, scope: $scope)
          @connection(key: "copiedTasksList_copiedTasks") {
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
  const { __id: connection, edges } = data.copiedTasks;
  useLiveChanges({}, () =>
    readFirstPage<copiedTasksListFreshQuery>(environment, {
      query: freshQuery,
      variables: { first: taskPageSize, scope },
      field: 'copiedTasks',
      connection,
    }),
  );

  return (
    <TaskPages
      label={t('watching.title')}
      tasks={edges.map(({ node }) => node)}
      pages={pages}
      empty={
        <EmptyState
          icon={<Eye />}
          title={t(`watching.${scope}.emptyTitle`)}
          text={t('watching.emptyText')}
        />
      }
      isGrouped={scope === 'OPEN'}
    />
  );
}
