import type { Instant } from '../core/ids.ts';
import type { RunTask } from '../run-model/run.ts';
import { displayStatus } from './display-status.ts';
import { isLate } from '../task/due.ts';

/** What the icon of a task shows in addition to its display status; never about votes. */
export const taskMarks = [
  'SUBMITTED',
  'SENT_BACK',
  'REOPENED',
  'DELAYED',
  'COMPLETED_LATE',
  'PAUSED_FOR_EXCEPTION',
] as const;
export type TaskMark = (typeof taskMarks)[number];

type MarkedTask = Parameters<typeof displayStatus>[0] &
  Parameters<typeof isLate>[0] &
  Pick<RunTask, 'isReopened'>;

/** Returns the mark of an open task. */
const ofWork = (task: MarkedTask): TaskMark | null => {
  if (task.status === 'PENDING_REVIEW') return 'SUBMITTED';
  if (task.status === 'REJECTED') return 'SENT_BACK';
  return task.isReopened ? 'REOPENED' : null;
};

/** Returns null if the display status is enough. */
export const taskMark = (task: MarkedTask, now: Instant): TaskMark | null => {
  if (task.type === 'APPROVAL') return null;
  switch (displayStatus(task, now)) {
    case 'COMPLETED':
      return isLate(task) ? 'COMPLETED_LATE' : null;
    case 'IN_PROGRESS_OVERDUE':
      return task.type === 'LINKED_WORKFLOW' ? 'DELAYED' : ofWork(task);
    case 'IN_PROGRESS_ON_TRACK':
      return ofWork(task);
    case 'EXCEPTION':
      return task.clockStoppedAt === null ? null : 'PAUSED_FOR_EXCEPTION';
    default:
      return null;
  }
};
