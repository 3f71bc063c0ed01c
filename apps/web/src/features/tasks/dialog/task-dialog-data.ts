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

const isKnown = (environment: Environment, id: string): boolean => {
  const operation = createOperationDescriptor(getRequest(taskDialogDocument), { id });
  return environment.check(operation).status === 'available';
};

/** Whether what the dialog shows is there; why it cannot be. */
export interface DialogReading {
  readonly isThere: boolean;
  readonly error: Error | null;
}

/**
 * Reads what the dialog shows, so that the window stands at once and its regions fill when the
 * answer comes. Nothing is suspended: React shows a fallback for 300 ms at least, which is longer
 * than the answer takes.
 */
export function useTaskDialogReading(taskId: string, attempt: number): DialogReading {
  const environment = useRelayEnvironment();
  const [state, setState] = useState<DialogReading>(() => ({
    isThere: isKnown(environment, taskId),
    error: null,
  }));
  useEffect(() => {
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
  }, [environment, taskId, attempt]);
  return state;
}

/** What the dialog shows, once it is there. */
export const useTaskDialogData = (taskId: string): TaskDialogData =>
  useLazyLoadQuery<taskDialogDataQuery>(
    taskDialogDocument,
    { id: taskId },
    { fetchPolicy: 'store-or-network' },
  );
