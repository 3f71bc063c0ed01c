import type { ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { taskActivity_query$key } from '../../__generated__/taskActivity_query.graphql.ts';
import type { taskActivityPageQuery } from '../../__generated__/taskActivityPageQuery.graphql.ts';
import { ActivityFeed } from './activity-feed.tsx';
import { EarlierButton } from './earlier-button.tsx';

const pageSize = 20;

interface TaskActivityProps {
  readonly query: taskActivity_query$key;
  readonly hideTitle?: boolean | undefined;
}

/** The activity of one task. */
export function TaskActivity({ query, hideTitle }: TaskActivityProps): ReactNode {
  const { data, ...pages } = usePaginationFragment<taskActivityPageQuery, taskActivity_query$key>(
    graphql`
      fragment taskActivity_query on Query
      @argumentDefinitions(
        id: { type: "ID!" }
        first: { type: "Int", defaultValue: 20 }
        after: { type: "String" }
      )
      @refetchable(queryName: "taskActivityPageQuery") {
        task(id: $id) {
          activity(first: $first, after: $after) @connection(key: "taskActivity_activity") {
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
      isOfTask
      hideTitle={hideTitle}
      lines={(data.task?.activity.edges ?? []).map(({ node }) => node)}
      earlier={<EarlierButton pages={pages} pageSize={pageSize} />}
    />
  );
}
