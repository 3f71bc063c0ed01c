import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { workflowActivity_query$key } from '../../__generated__/workflowActivity_query.graphql.ts';
import type { workflowActivityPageQuery } from '../../__generated__/workflowActivityPageQuery.graphql.ts';
import { ActivityFeed } from './activity-feed.tsx';
import { EarlierButton } from './earlier-button.tsx';

const pageSize = 30;

export interface WorkflowActivityProps {
  readonly query: workflowActivity_query$key;
  readonly onOpenTask: (id: string) => void;
}

/** The activity of a workflow. */
export function WorkflowActivity({ query, onOpenTask }: WorkflowActivityProps): ReactNode {
  const { data, ...pages } = usePaginationFragment<
    workflowActivityPageQuery,
    workflowActivity_query$key
  >(
    graphql`
      fragment workflowActivity_query on Query
      @argumentDefinitions(
        id: { type: "ID!" }
        first: { type: "Int", defaultValue: 30 }
        after: { type: "String" }
      )
      @refetchable(queryName: "workflowActivityPageQuery") {
        workflow(id: $id) {
          activity(first: $first, after: $after) @connection(key: "workflowActivity_activity") {
            edges {
              node {
                id
                ...activityFeed_lines
              }
            }
          }
        }
      }
    `,
    query,
  );
  return (
    <ActivityFeed
      isOfTask={false}
      onOpenTask={onOpenTask}
      lines={(data.workflow?.activity.edges ?? []).map(({ node }) => node)}
      earlier={<EarlierButton pages={pages} pageSize={pageSize} />}
    />
  );
}
