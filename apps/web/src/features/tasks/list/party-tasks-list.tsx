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
import { TaskPages } from './task-pages.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const query = graphql`
  query partyTasksListQuery($partyId: ID!) {
    ...partyTasksList_query @arguments(partyId: $partyId)
  }
`;

/** Open tasks of a person or team, as far as the viewer can open them. */
export function PartyTasksList({ partyId }: { readonly partyId: string }): ReactNode {
  const t = useText();
  const { data, ...pages } = usePaginationFragment<
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
              ...taskPages_tasks
            }
          }
        }
      }
    `,
    useQuery<partyTasksListQuery>(query, { partyId }, { fetchPolicy: 'store-and-network' }),
  );
  useLiveChanges({ lists: true }, useRefresh<partyTasksListQuery>(query, { partyId }));
  const { edges } = data.openTasksOf;
  return (
    <TaskPages
      label={t('people.openWork')}
      tasks={edges.map(({ node }) => node)}
      pages={pages}
      empty={
        <EmptyState
          icon={<ListChecks />}
          title={t('people.noOpenTasks')}
          text={t('people.noOpenTasksText')}
        />
      }
      isGrouped
    />
  );
}
