import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useLazyLoadQuery, useRelayEnvironment } from 'react-relay';
import { createOperationDescriptor, getRequest, type Environment } from 'relay-runtime';
import type {
  taskDialogDataQuery,
  taskDialogDataQuery$data,
} from '../../../__generated__/taskDialogDataQuery.graphql.ts';

/** A child approval is shown with the work that it judges: its parent. */
export const taskDialogDocument = graphql`
  query taskDialogDataQuery($id: ID!) {
    task(id: $id) {
      id
      workflowId
      level
      ...taskHeading_task
      ...taskFacts_task
      ...taskAction_task
      ...taskDecision_task
      ...taskBody_task
      approvals {
        id
        ...taskAction_task
        ...taskDecision_task
      }
      parentTask {
        id
        ...taskBody_task
      }
    }
    ...taskRecord_query @arguments(id: $id)
  }
`;

export type TaskDialogData = taskDialogDataQuery$data;

/** What was not there when it was last asked for may be there again: a deletion is taken back. */
const isKnown = (environment: Environment, id: string): boolean => {
  const operation = createOperationDescriptor(getRequest(taskDialogDocument), { id });
  if (environment.check(operation).status !== 'available') return false;
  return environment.lookup(operation.fragment).data?.['task'] != null;
};

/** Whether what the dialog shows is there; why it cannot be. */
export interface DialogReading {
  readonly isThere: boolean;
  readonly error: Error | null;
}

/**
 * Reads what the dialog shows each time it opens, so that the window stands at once and its regions
 * fill when the answer comes. Nothing is suspended: React shows a fallback for 300 ms at least, which is longer
 * than the answer takes.
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

/** What the dialog shows, once it is there. */
export const useTaskDialogData = (taskId: string): TaskDialogData =>
  useLazyLoadQuery<taskDialogDataQuery>(
    taskDialogDocument,
    { id: taskId },
    { fetchPolicy: 'store-or-network' },
  );
