import { displayStatusLook } from '../../../lib/status/status-look.ts';
import type { StatusShape } from '../../../lib/status/status-shape.ts';
import type { ProgressState, ProgressStep } from '../../../ui/progress-strip/progress-strip.tsx';

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

const late: ReadonlySet<StatusShape> = new Set(['late', 'expired', 'approval-late']);

const has = (
  shapes: ReadonlySet<StatusShape>,
  { displayStatus, approvals }: Pick<StageTask, 'displayStatus' | 'approvals'>,
): boolean =>
  [displayStatus, ...approvals.map((approval) => approval.displayStatus)].some((status) =>
    shapes.has(displayStatusLook[status].shape),
  );

const problem: ReadonlySet<StatusShape> = new Set(['problem']);

/** Counts tasks that are overdue or wait for an overdue approval. */
export const overdueCount = (tasks: readonly StageTask[]): number =>
  tasks.filter((task) => has(late, task)).length;

/** Returns the look of a stage in the progress strip. A problem comes before an overdue task. */
export function stageState(
  status: StageStatus,
  tasks: readonly StageTask[],
  isOverdue = false,
): ProgressState {
  const state = states[status];
  if (state !== 'current') return state;
  if (tasks.some((task) => has(problem, task))) return 'problem';
  return isOverdue || overdueCount(tasks) > 0 ? 'overdue' : state;
}

/** Counts completed tasks, including skipped ones. */
export const doneCount = (tasks: readonly StageTask[]): number =>
  tasks.filter(({ completedAt, skippedAt }) => completedAt != null || skippedAt != null).length;

/** Number of stages that fit into the strip with their names. */
const mostSteps = 9;

/**
 * Replaces completed stages at the beginning of a long workflow with one step, so that the current
 * stage is easy to find. The step is named by their number.
 */
export const foldCompleted = (
  steps: readonly ProgressStep[],
  nameOf: (count: number) => string,
): readonly ProgressStep[] => {
  const firstOpen = steps.findIndex(({ state }) => state !== 'done' && state !== 'skipped');
  const count = firstOpen === -1 ? steps.length : firstOpen;
  const [first] = steps;
  if (steps.length <= mostSteps || count < 2 || first === undefined) return steps;
  const names = steps.slice(0, count).map(({ label }) => label);
  const folded: ProgressStep = {
    ...{ key: first.key, label: nameOf(count), state: 'done' },
    ...{ stateLabel: first.stateLabel, detail: names.join('\n') },
  };
  return [folded, ...steps.slice(count)];
};
