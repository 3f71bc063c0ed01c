import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { workflowHistory_query$key } from '../../../__generated__/workflowHistory_query.graphql.ts';
import type { workflowHistoryPageQuery } from '../../../__generated__/workflowHistoryPageQuery.graphql.ts';
import type { workflowHistoryQuery } from '../../../__generated__/workflowHistoryQuery.graphql.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { EarlierButton } from '../earlier-button.tsx';
import { HistoryList } from './history-list.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const pageSize = 30;

const document = graphql`
  query workflowHistoryQuery($id: ID!) {
    ...workflowHistory_query @arguments(id: $id)
  }
`;

export interface WorkflowHistoryProps {
  readonly workflowId: string;
  readonly onOpenTask: (id: string) => void;
}

/** All changes of a workflow, its stages, and its tasks. */
export function WorkflowHistory({ workflowId, onOpenTask }: WorkflowHistoryProps): ReactNode {
  const variables = { id: workflowId };
  const query = useQuery<workflowHistoryQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<workflowHistoryQuery>(document, variables));
  const { data, ...pages } = usePaginationFragment<
    workflowHistoryPageQuery,
    workflowHistory_query$key
  >(
    graphql`
      fragment workflowHistory_query on Query
      @argumentDefinitions(
        id: { type: "ID!" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "workflowHistoryPageQuery") {
        workflow(id: $id) {
          auditHistory(first: $first, after: $after)
            @connection(key: "workflowHistory_auditHistory") {
            edges {
              node {
                id
                ...historyList_entries
              }
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <HistoryList
      isOfTask={false}
      onOpenTask={onOpenTask}
      entries={(data.workflow?.auditHistory.edges ?? []).map(({ node }) => node)}
      earlier={<EarlierButton pages={pages} pageSize={pageSize} />}
    />
  );
}
