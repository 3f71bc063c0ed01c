import { graphql } from '../../lib/api/graphql-tag.ts';

export const myTasksQuery = graphql`
  query myTasksQuery($isTestRun: Boolean!) {
    ...myTasksList_query @arguments(isTestRun: $isTestRun)
  }
`;
