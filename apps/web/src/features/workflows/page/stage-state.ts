import { displayStatusLook } from '../../../lib/status/status-look.ts';
import type { StatusShape } from '../../../lib/status/status-shape.ts';
import type { ProgressState } from '../../../ui/progress-strip/progress-strip.tsx';

type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'SKIPPED';

interface StageTask {
  readonly displayStatus: keyof typeof displayStatusLook;
  readonly completedAt: string | null | undefined;
  readonly skippedAt: string | null | undefined;
  readonly approvals: readonly { readonly displayStatus: keyof typeof displayStatusLook }[];
}

const states: Readonly<Record<StageStatus, ProgressState>> = {
  NOT_STARTED: 'waiting',
  IN_PROGRESS: 'current',
  COMPLETED: 'done',
  SKIPPED: 'skipped',
};

/** Statuses that need attention: overdue, problem, expired. */
const alarming: ReadonlySet<StatusShape> = new Set(['problem', 'late', 'expired', 'approval-late']);

const isAlarming = ({ displayStatus }: Pick<StageTask, 'displayStatus'>): boolean =>
  alarming.has(displayStatusLook[displayStatus].shape);

/**
 * Returns the look of a stage in the progress strip. A problem in any task, or an overdue stage,
 * shows as a problem.
 */
export function stageState(
  status: StageStatus,
  tasks: readonly StageTask[],
  isOverdue = false,
): ProgressState {
  const state = states[status];
  const hasProblem =
    isOverdue || tasks.some((task) => isAlarming(task) || task.approvals.some(isAlarming));
  return state === 'current' && hasProblem ? 'problem' : state;
}

/** Counts completed tasks, including skipped ones. */
export const doneCount = (tasks: readonly StageTask[]): number =>
  tasks.filter(({ completedAt, skippedAt }) => completedAt != null || skippedAt != null).length;
