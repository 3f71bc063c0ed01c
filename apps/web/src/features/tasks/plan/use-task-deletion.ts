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
  /** Of the workflow, when this was found: live changes move on, and what is shown stays. */
  readonly version: number | null;
};

/**
 * What goes with a task and who needs it, asked when somebody is about to delete it. LOADING:
 * not known yet. UNKNOWN: refused or not reachable; the command itself will say why.
 */
export function useTaskDeletion(
  { id, workflowId }: { readonly id: string; readonly workflowId: string },
  /** How often it was asked: somebody else may have changed what it was about. */
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
