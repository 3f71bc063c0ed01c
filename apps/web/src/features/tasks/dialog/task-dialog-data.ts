import { graphql, useLazyLoadQuery } from 'react-relay';
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

/**
 * What the dialog shows. Each of its regions asks, the request is sent once: so the
 * window stands at once and its regions fill when the answer comes.
 */
export const useTaskDialogData = (taskId: string, attempt: number): TaskDialogData =>
  useLazyLoadQuery<taskDialogDataQuery>(
    taskDialogDocument,
    { id: taskId },
    { fetchPolicy: 'store-and-network', fetchKey: attempt },
  );
