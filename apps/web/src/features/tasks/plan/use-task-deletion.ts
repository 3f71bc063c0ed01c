import { useEffect, useState } from 'react';
import type {
  useTaskDeletionQuery,
  useTaskDeletionQuery$data,
} from '../../../__generated__/useTaskDeletionQuery.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { graphql } from '../../../lib/api/graphql-tag.ts';

export type TaskDeletion = NonNullable<NonNullable<useTaskDeletionQuery$data['task']>['deletion']>;

/**
 * What goes with a task and who needs it, asked when somebody is about to delete it. LOADING:
 * not known yet. UNKNOWN: refused or not reachable; the command itself will say why.
 */
export function useTaskDeletion(id: string): TaskDeletion | 'LOADING' | 'UNKNOWN' {
  const [found, setFound] = useState<TaskDeletion | 'LOADING' | 'UNKNOWN'>('LOADING');
  useEffect(() => {
    let isCurrent = true;
    const settle = (deletion: TaskDeletion | 'UNKNOWN'): void => {
      if (isCurrent) setFound(deletion);
    };
    graphqlRequest<useTaskDeletionQuery>(
      graphql`
        query useTaskDeletionQuery($id: ID!) {
          task(id: $id) {
            deletion {
              neededBy {
                use
                task {
                  name
                }
                stage {
                  name
                }
              }
              followers {
                name
              }
              approvalCount
              voteCount
              answerCount
              linkedWorkflowCount
            }
          }
        }
      `,
      { id },
    ).then(
      ({ task }) => settle(task?.deletion ?? 'UNKNOWN'),
      () => settle('UNKNOWN'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id]);
  return found;
}
