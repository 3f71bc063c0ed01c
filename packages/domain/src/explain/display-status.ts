import {
  approvalDisplayStatus,
  childApprovalDisplayStatus,
  type ShownApproval,
} from '../approval/approval-display-status.ts';
import type { Instant, TaskId } from '../core/ids.ts';
import type { LinkedTask } from '../run-model/child-link.ts';
import { linkedDisplayStatus } from '../linked-workflow/linked-display-status.ts';
import type { TaskType } from '../run-model/run.ts';
import {
  taskDisplayStatus,
  taskDisplayStatuses,
  type ShownTask,
} from '../task/default-display-status.ts';

/** All display statuses of tasks of any type. */
export const displayStatuses = [
  ...taskDisplayStatuses,
  'REJECTED',
  'APPROVED',
  'APPROVAL_OVERDUE',
  'APPROVAL_IN_PROGRESS',
  'APPROVAL_NOT_STARTED',
  'APPROVAL_PAUSED',
  'APPROVAL_ENDED',
] as const;
export type DisplayStatus = (typeof displayStatuses)[number];

/** Returns the display status by type of task. */
export const displayStatus = (
  task: ShownTask &
    ShownApproval &
    LinkedTask & { readonly type: TaskType; readonly approvalFor: TaskId | null },
  now: Instant,
): DisplayStatus => {
  if (task.type === 'LINKED_WORKFLOW') return linkedDisplayStatus(task, now);
  if (task.type !== 'APPROVAL') return taskDisplayStatus(task, now);
  return task.approvalFor === null
    ? approvalDisplayStatus(task, now)
    : childApprovalDisplayStatus(task, now);
};
