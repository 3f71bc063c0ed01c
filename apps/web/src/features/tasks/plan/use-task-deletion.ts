import { useEffect, useState } from 'react';
import type {
  useTaskDeletionQuery,
  useTaskDeletionQuery$data,
} from '../../../__generated__/useTaskDeletionQuery.graphql.ts';
import { graphqlRequest } from '../../../lib/api/graphql-request.ts';
import { graphql } from '../../../lib/api/graphql-tag.ts';

export type TaskDeletion = NonNullable<
  NonNullable<useTaskDeletionQuery$data['task']>['deletion']
> & {
  /** Version of the workflow when the preview was loaded. It stays during live changes. */
  readonly version: number | null;
};

/**
 * Loads what a deletion includes and what depends on the task. LOADING: not known yet. UNKNOWN:
 * refused or unreachable. The command itself will report why.
 */
export function useTaskDeletion(
  { id, workflowId }: { readonly id: string; readonly workflowId: string },
  /** Increases to load again, because someone else may have changed the workflow. */
  turn: number,
): TaskDeletion | 'LOADING' | 'UNKNOWN' {
  const [found, setFound] = useState<TaskDeletion | 'LOADING' | 'UNKNOWN'>('LOADING');
  useEffect(() => {
    let isCurrent = true;
    const settle = (deletion: TaskDeletion | 'UNKNOWN'): void => {
      if (isCurrent) setFound(deletion);
    };
    graphqlRequest<useTaskDeletionQuery>(
      graphql`
        query useTaskDeletionQuery($id: ID!, $workflowId: ID!) {
          workflow(id: $workflowId) {
            version
          }
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
      { id, workflowId },
    ).then(
      ({ task, workflow }) =>
        settle(
          task?.deletion == null
            ? 'UNKNOWN'
            : { ...task.deletion, version: workflow?.version ?? null },
        ),
      () => settle('UNKNOWN'),
    );
    return () => {
      isCurrent = false;
    };
  }, [id, workflowId, turn]);
  return found;
}
