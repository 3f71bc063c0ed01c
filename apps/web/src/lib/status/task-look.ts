import { displayStatusLook, taskMarkLook, type StatusLook } from './status-look.ts';

type DisplayStatus = keyof typeof displayStatusLook;

type TaskMark = keyof typeof taskMarkLook;

interface ShownTask {
  readonly type: string;
  readonly displayStatus: DisplayStatus;
  readonly mark?: TaskMark | '%future added value' | null | undefined;
  /** A skipped task stays "not started" for the engine, but people see that it was skipped. */
  readonly skippedAt?: string | null | undefined;
}

/** A subtask approval has the statuses of tasks, but is shown as an approval. */
const asApproval: Partial<Record<DisplayStatus, DisplayStatus>> = {
  NOT_STARTED: 'APPROVAL_NOT_STARTED',
  IN_PROGRESS_ON_TRACK: 'APPROVAL_IN_PROGRESS',
  IN_PROGRESS_OVERDUE: 'APPROVAL_OVERDUE',
  PAUSED: 'APPROVAL_PAUSED',
  ENDED: 'APPROVAL_ENDED',
  COMPLETED: 'APPROVED',
};

const skipped: StatusLook = { shape: 'skipped', text: 'status.skipped' };

/** The API can add more without notice. */
const isKnown = (mark: ShownTask['mark']): mark is TaskMark =>
  mark != null && mark !== '%future added value';

/** Returns the label and shape of a task or an approval. */
export function taskLook({ type, displayStatus, mark, skippedAt }: ShownTask): StatusLook {
  if (skippedAt != null) return skipped;
  if (isKnown(mark)) return taskMarkLook[mark];
  const shown = type === 'APPROVAL' ? (asApproval[displayStatus] ?? displayStatus) : displayStatus;
  return displayStatusLook[shown];
}
