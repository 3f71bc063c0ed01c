import type { Instant } from '../core/ids.ts';
import type { ScheduleStatus } from '../run-model/run.ts';

/** Status of a workflow in lists, as one word. */
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

/** Facts from which the home status is derived; `workflowSummary` builds them from a `Run`. */
export interface ShownWorkflow {
  readonly scheduleStatus: ScheduleStatus;
  /** Whether any task has a problem. */
  readonly hasException: boolean;
  /** Number of started tasks that aren't completed. */
  readonly openTaskCount: number;
  /** Earliest due date of open tasks and started stages. */
  readonly nextDue: Instant | null;
}

/** The end planned at the start, and the forecast end. */
export interface WorkflowEnds {
  readonly plannedEnd: Instant | null;
  readonly forecastEnd: Instant | null;
}

/** Returns the forecast end. An open workflow can't end in the past. */
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
  // A rework duration doesn't change the plan.
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
  // No one can act: only a date continues the workflow.
  ['WAITING', (workflow) => workflow.scheduleStatus === 'RUNNING' && workflow.openTaskCount === 0],
  ['ON_TRACK', (workflow) => workflow.scheduleStatus === 'RUNNING'],
  ['NOT_STARTED', () => true],
];

/** Returns the status of the first rule that matches. */
export const homeStatus = (
  workflow: ShownWorkflow & Partial<WorkflowEnds>,
  now: Instant,
): HomeStatus =>
  rules.find(([, fits]) => fits({ ...noEnds, ...workflow }, now))?.[0] ?? 'NOT_STARTED';
