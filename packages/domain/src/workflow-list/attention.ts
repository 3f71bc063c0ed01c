import type { Instant } from '../core/ids.ts';
import type { HomeStatus, ShownWorkflow, WorkflowEnds } from '../workflow/home-status.ts';

export type AttentionFacts = ShownWorkflow & Pick<WorkflowEnds, 'plannedEnd'>;

const isActive = ({ scheduleStatus }: AttentionFacts): boolean =>
  scheduleStatus === 'NOT_STARTED' ||
  scheduleStatus === 'SCHEDULED' ||
  scheduleStatus === 'RUNNING';

/** Returns whether open work or the planned end is overdue. A pause stops the clock. */
export const isWorkflowOverdue = (workflow: AttentionFacts, now: Instant): boolean =>
  isActive(workflow) &&
  ((workflow.nextDue !== null && workflow.nextDue < now) ||
    (workflow.scheduleStatus === 'RUNNING' &&
      workflow.plannedEnd !== null &&
      workflow.plannedEnd < now));

/** Returns whether a problem stops the workflow until someone solves it. */
export const isWorkflowStuck = (workflow: AttentionFacts): boolean =>
  isActive(workflow) && workflow.hasException;

/** Returns whether the planned end is still ahead and before the end of the week. */
export const isWorkflowDueBy = (
  workflow: AttentionFacts,
  now: Instant,
  endOfWeek: Instant,
): boolean =>
  (isActive(workflow) || workflow.scheduleStatus === 'PAUSED') &&
  workflow.plannedEnd !== null &&
  workflow.plannedEnd >= now &&
  workflow.plannedEnd < endOfWeek;

/** Order of the statuses in a list that is sorted by status: the most urgent first. */
export const statusOrder: readonly HomeStatus[] = [
  'OVERDUE',
  'PROBLEM',
  'AT_RISK',
  'WAITING',
  'ON_TRACK',
  'NOT_STARTED',
  'PAUSED',
  'COMPLETED',
  'ENDED',
];
