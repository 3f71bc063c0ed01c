import { ListChecks } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { partyTasksList_query$key } from '../../../__generated__/partyTasksList_query.graphql.ts';
import type { partyTasksListPageQuery } from '../../../__generated__/partyTasksListPageQuery.graphql.ts';
import type { partyTasksListQuery } from '../../../__generated__/partyTasksListQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { EmptyState } from '../../../ui/empty-state/empty-state.tsx';
import { TaskList } from './task-list.tsx';
import { taskPageSize } from './task-page-size.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const query = graphql`
  query partyTasksListQuery($partyId: ID!) {
    ...partyTasksList_query @arguments(partyId: $partyId)
  }
`;

/** Open tasks of a person or team, as far as the viewer can open them. */
export function PartyTasksList({ partyId }: { readonly partyId: string }): ReactNode {
  const t = useText();
  const { data, hasNext, isLoadingNext, loadNext } = usePaginationFragment<
    partyTasksListPageQuery,
    partyTasksList_query$key
  >(
    graphql`
      fragment partyTasksList_query on Query
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 80 }
        after: { type: "String" }
        partyId: { type: "ID!" }
      )
      @refetchable(queryName: "partyTasksListPageQuery") {
        openTasksOf(first: $first, after: $after, partyId: $partyId)
          @connection(key: "partyTasksList_openTasksOf") {
          edges {
            node {
              id
              dueOn
              dueOnClass
              ...taskRow_task
            }
          }
        }
      }
    `,
    useQuery<partyTasksListQuery>(query, { partyId }, { fetchPolicy: 'store-and-network' }),
  );
  useLiveChanges({ lists: true }, useRefresh<partyTasksListQuery>(query, { partyId }));
  const { edges } = data.openTasksOf;
  if (edges.length === 0 && !hasNext) {
    return (
      <EmptyState
        icon={<ListChecks />}
        title={t('people.noOpenTasks')}
        text={t('people.noOpenTasksText')}
      />
    );
  }
  return (
    <TaskList
      label={t('people.openWork')}
      tasks={edges.map(({ node }) => ({ id: node.id, dueOn: node.dueOn, row: node }))}
      isGrouped
      hasMore={hasNext}
      onEndReached={() => {
        if (!isLoadingNext) loadNext(taskPageSize);
      }}
    />
  );
}
