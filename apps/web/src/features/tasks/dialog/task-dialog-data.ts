import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type {
  taskDialogDataQuery,
  taskDialogDataQuery$data,
} from '../../../__generated__/taskDialogDataQuery.graphql.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

/** A subtask approval is shown together with its parent task. */
export const taskDialogDocument = graphql`
  query taskDialogDataQuery($id: ID!) {
    task(id: $id) {
      id
      level
      version
      workflowId
      exception {
        category
      }
      permissions {
        reportException
        acknowledge
        decline
        claim
        delegate
        addApprovers
        changeVote
        override
        revoke
        askInformation
        answerInformation
      }
      watchState
      ...taskHeading_task
      ...taskFacts_task
      ...taskStatus_task
      ...taskAction_task
      ...taskDecision_task
      ...taskBody_task
      approvals {
        id
        ...taskAction_task
        ...taskDecision_task
        rule
        awaitedApprovers {
          name
        }
      }
      parentTask {
        id
        version
        workflowId
        exception {
          category
        }
        permissions {
          reportException
          refusals {
            ...refusalText_refusal
          }
        }
        ...taskBody_task
      }
    }
    ...taskRecord_query @arguments(id: $id)
  }
`;

export type TaskDialogData = taskDialogDataQuery$data;

/** Returns false for a missing task, which can exist again after a restore. */
const isKnown = (environment: Environment, id: string): boolean => {
  const operation = createOperationDescriptor(getRequest(taskDialogDocument), { id });
  if (environment.check(operation).status !== 'available') return false;
  return environment.lookup(operation.fragment).data?.['task'] != null;
};

/** Whether the data of the dialog is loaded, or its error. */
export interface DialogReading {
  readonly isThere: boolean;
  readonly error: Error | null;
}

/**
 * Loads the dialog data when it opens. The window shows immediately, and its regions fill when data
 * arrives. Nothing suspends, because React shows a fallback for at least 300 ms, longer than most
 * responses take.
 */
export function useTaskDialogReading(
  taskId: string,
  isOpen: boolean,
  attempt: number,
): DialogReading {
  const environment = useRelayEnvironment();
  const begin = (): DialogReading => ({ isThere: isKnown(environment, taskId), error: null });
  const [state, setState] = useState(begin);
  const [wasOpen, setWasOpen] = useState(isOpen);
  if (isOpen !== wasOpen) {
    setWasOpen(isOpen);
    if (isOpen) setState(begin());
  }
  useEffect(() => {
    if (!isOpen) return undefined;
    const reading = fetchQuery<taskDialogDataQuery>(
      environment,
      taskDialogDocument,
      { id: taskId },
      { networkCacheConfig: { force: true } },
    ).subscribe({
      next: () => setState({ isThere: true, error: null }),
      error: (error: Error) => setState(({ isThere }) => ({ isThere, error })),
    });
    return () => reading.unsubscribe();
  }, [environment, taskId, isOpen, attempt]);
  return state;
}

/** Returns the loaded data of the dialog. */
export const useTaskDialogData = (taskId: string): TaskDialogData =>
  useQuery<taskDialogDataQuery>(
    taskDialogDocument,
    { id: taskId },
    { fetchPolicy: 'store-or-network' },
  );
