import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { copiedTasksQuery } from '../../__generated__/copiedTasksQuery.graphql.ts';
import { CopiedTasksList, type CopyScope } from '../../features/tasks/list/copied-tasks-list.tsx';
import { useQuery } from '../../lib/api/use-screen-query.ts';

/** Workflows and tasks that the person watches. Loaded when opened. */
export function CopiedTasks({ scope }: { readonly scope: CopyScope }): ReactNode {
  const query = useQuery<copiedTasksQuery>(
    graphql`
      query copiedTasksQuery($scope: CopyScope!) {
        ...copiedTasksList_query @arguments(scope: $scope)
      }
    `,
    { scope },
    { fetchPolicy: 'store-and-network' },
  );
  return <CopiedTasksList query={query} scope={scope} />;
}
