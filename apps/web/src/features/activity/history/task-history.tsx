import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { taskHistory_query$key } from '../../../__generated__/taskHistory_query.graphql.ts';
import type { taskHistoryPageQuery } from '../../../__generated__/taskHistoryPageQuery.graphql.ts';
import type { taskHistoryQuery } from '../../../__generated__/taskHistoryQuery.graphql.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';
import { useRefresh } from '../../../lib/live/use-refresh.ts';
import { EarlierButton } from '../earlier-button.tsx';
import { HistoryList } from './history-list.tsx';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

const pageSize = 20;

const document = graphql`
  query taskHistoryQuery($id: ID!) {
    ...taskHistory_query @arguments(id: $id)
  }
`;

export interface TaskHistoryProps {
  readonly taskId: string;
  readonly workflowId: string;
}

/** All changes of one task. */
export function TaskHistory({ taskId, workflowId }: TaskHistoryProps): ReactNode {
  const variables = { id: taskId };
  const query = useQuery<taskHistoryQuery>(document, variables, {
    fetchPolicy: 'store-and-network',
  });
  useLiveChanges({ workflowId }, useRefresh<taskHistoryQuery>(document, variables));
  const { data, ...pages } = usePaginationFragment<taskHistoryPageQuery, taskHistory_query$key>(
    graphql`
      fragment taskHistory_query on Query
      @argumentDefinitions(
        id: { type: "ID!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "taskHistoryPageQuery") {
        task(id: $id) {
          auditHistory(first: $first, after: $after) @connection(key: "taskHistory_auditHistory") {
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
      isOfTask
      entries={(data.task?.auditHistory.edges ?? []).map(({ node }) => node)}
      earlier={<EarlierButton pages={pages} pageSize={pageSize} />}
    />
  );
}
