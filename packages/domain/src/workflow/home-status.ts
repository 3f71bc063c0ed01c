import type { Instant } from '../core/ids.ts';
import type { ScheduleStatus } from '../run/run.ts';

/** How a workflow stands, in one word for lists. */
export type HomeStatus =
  | 'ENDED'
  | 'PAUSED'
  | 'COMPLETED'
  | 'PROBLEM'
  | 'OVERDUE'
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

const rules: readonly (readonly [
  HomeStatus,
  (workflow: ShownWorkflow, now: Instant) => boolean,
])[] = [
  ['ENDED', (workflow) => workflow.scheduleStatus === 'ENDED'],
  ['PAUSED', (workflow) => workflow.scheduleStatus === 'PAUSED'],
  ['COMPLETED', (workflow) => workflow.scheduleStatus === 'COMPLETED'],
  ['PROBLEM', (workflow) => workflow.hasException],
  ['OVERDUE', (workflow, now) => workflow.nextDue !== null && workflow.nextDue < now],
  // Nobody has anything to do: only a date can move it on.
  ['WAITING', (workflow) => workflow.scheduleStatus === 'RUNNING' && workflow.openTaskCount === 0],
  ['ON_TRACK', (workflow) => workflow.scheduleStatus === 'RUNNING'],
  ['NOT_STARTED', () => true],
];

/** The first rule that fits. */
export const homeStatus = (workflow: ShownWorkflow, now: Instant): HomeStatus =>
  rules.find(([, fits]) => fits(workflow, now))?.[0] ?? 'NOT_STARTED';
