import type { DisplayStatus } from './display-status.ts';
import type { TaskMark } from './task-mark.ts';

/** The status of a task that people see: a mark, SKIPPED, or its display status. */
export type ShownStatus = DisplayStatus | TaskMark | 'SKIPPED';

/** A child approval has the statuses of tasks, but is shown as an approval. */
const asApproval: Partial<Record<DisplayStatus, DisplayStatus>> = {
  NOT_STARTED: 'APPROVAL_NOT_STARTED',
  IN_PROGRESS_ON_TRACK: 'APPROVAL_IN_PROGRESS',
  IN_PROGRESS_OVERDUE: 'APPROVAL_OVERDUE',
  PAUSED: 'APPROVAL_PAUSED',
  ENDED: 'APPROVAL_ENDED',
  COMPLETED: 'APPROVED',
};

/** Returns the shown status of a task or an approval. */
export const shownStatus = (
  isApproval: boolean,
  isSkipped: boolean,
  display: DisplayStatus,
  mark: TaskMark | null,
): ShownStatus => {
  // A skipped task stays "not started" for the engine, but people see that it was skipped.
  if (isSkipped) return 'SKIPPED';
  return mark ?? (isApproval ? (asApproval[display] ?? display) : display);
};
