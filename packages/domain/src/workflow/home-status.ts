import type { Instant } from '../core/ids.ts';
import type { ScheduleStatus } from '../run/run.ts';

/** How a workflow stands, in one word for lists. */
export type HomeStatus =
  | 'ENDED'
  | 'PAUSED'
  | 'COMPLETED'
  | 'PROBLEM'
  | 'OVERDUE'
  | 'AT_RISK'
  | 'WAITING'
  | 'ON_TRACK'
  | 'NOT_STARTED';

/** What the home status is worked out from; `workflowSummary` makes it of a run. */
export interface ShownWorkflow {
  readonly scheduleStatus: ScheduleStatus;
  /** Some task has an open exception. */
  readonly hasException: boolean;
  /** Tasks that are started and not finished. */
  readonly openTaskCount: number;
  /** Earliest due moment among these, and among the stages in progress. */
  readonly nextDue: Instant | null;
}

/** The end that was planned at the start, and the end by current progress. */
export interface WorkflowEnds {
  readonly plannedEnd: Instant | null;
  readonly forecastEnd: Instant | null;
}

/** When it will end by current progress: what is still in progress does not end in the past. */
export const forecastEnd = (
  {
    scheduleStatus,
    forecastEnd: end,
  }: Pick<ShownWorkflow & WorkflowEnds, 'scheduleStatus' | 'forecastEnd'>,
  now: Instant,
): Instant | null => (end === null || scheduleStatus !== 'RUNNING' ? end : Math.max(end, now));

const noEnds: WorkflowEnds = { plannedEnd: null, forecastEnd: null };

const isPast = (moment: Instant | null, now: Instant): boolean => moment !== null && moment < now;

const missesPlan = (workflow: ShownWorkflow & WorkflowEnds, now: Instant): boolean => {
  const end = forecastEnd(workflow, now);
  return workflow.plannedEnd !== null && end !== null && end > workflow.plannedEnd;
};

const rules: readonly (readonly [
  HomeStatus,
  (workflow: ShownWorkflow & WorkflowEnds, now: Instant) => boolean,
])[] = [
  ['ENDED', (workflow) => workflow.scheduleStatus === 'ENDED'],
  ['PAUSED', (workflow) => workflow.scheduleStatus === 'PAUSED'],
  ['COMPLETED', (workflow) => workflow.scheduleStatus === 'COMPLETED'],
  ['PROBLEM', (workflow) => workflow.hasException],
  // More time for work that was sent back does not change the plan.
  [
    'OVERDUE',
    (workflow, now) =>
      isPast(workflow.nextDue, now) ||
      (workflow.scheduleStatus === 'RUNNING' && isPast(workflow.plannedEnd, now)),
  ],
  [
    'AT_RISK',
    (workflow, now) => workflow.scheduleStatus === 'RUNNING' && missesPlan(workflow, now),
  ],
  // Nobody has anything to do: only a date can move it on.
  ['WAITING', (workflow) => workflow.scheduleStatus === 'RUNNING' && workflow.openTaskCount === 0],
  ['ON_TRACK', (workflow) => workflow.scheduleStatus === 'RUNNING'],
  ['NOT_STARTED', () => true],
];

/** The first rule that fits. */
export const homeStatus = (
  workflow: ShownWorkflow & Partial<WorkflowEnds>,
  now: Instant,
): HomeStatus =>
  rules.find(([, fits]) => fits({ ...noEnds, ...workflow }, now))?.[0] ?? 'NOT_STARTED';
