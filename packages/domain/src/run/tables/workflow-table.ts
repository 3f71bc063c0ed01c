import {
  mayDeleteWorkflow,
  mayDetachWorkflow,
  mayEndWorkflow,
  mayPauseWorkflow,
  mayRestartWorkflow,
  mayRestoreWorkflow,
  mayResumeWorkflow,
  mayRunWorkflowAgain,
  type WorkflowFacts,
} from '../../access/workflow/workflow-access.ts';
import { stateTable } from '../../core/state-table.ts';
import type { WorkflowInput } from '../../run-model/cause.ts';
import type { ScheduleStatus } from '../../run-model/run.ts';
import { hasReason, hasReasonOfPerson, hasShortReason, mayStart, type Reasoned } from './guards.ts';
import type { RowOf } from './row-of.ts';

type WorkflowCommands = Readonly<
  Record<'pause' | 'end' | 'restart' | 'runAgain' | 'detach', Reasoned>
>;

/** Status of a workflow before its end. */
export type WorkflowCondition = 'wasNotStarted' | 'wasScheduled' | 'wasRunning' | 'wasPaused';

type WorkflowRow = RowOf<
  ScheduleStatus,
  WorkflowInput,
  WorkflowCondition,
  WorkflowFacts,
  WorkflowCommands
>;

const unended = ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED'] as const;

const scheduleStatuses: readonly ScheduleStatus[] = [...unended, 'ENDED', 'COMPLETED'];

const restart = {
  from: ['ENDED'],
  on: 'restart',
  guards: [mayRestartWorkflow, hasShortReason],
} as const;

/**
 * States of a workflow. `planRun` creates it as NOT_STARTED, or as SCHEDULED with a future start
 * date.
 */
export const workflowTable = stateTable<'workflow', WorkflowRow>('workflow', scheduleStatuses, [
  { from: ['SCHEDULED'], on: 'startDateReached', to: 'RUNNING' },
  { from: ['NOT_STARTED', 'SCHEDULED'], on: 'start', guards: [mayStart], to: 'RUNNING' },
  { from: ['RUNNING'], on: 'pause', guards: [mayPauseWorkflow, hasReason], to: 'PAUSED' },
  { from: ['PAUSED'], on: 'resume', guards: [mayResumeWorkflow], to: 'RUNNING' },
  { from: unended, on: 'end', guards: [mayEndWorkflow, hasReasonOfPerson], to: 'ENDED' },
  { from: ['RUNNING'], on: 'allStagesResolved', to: 'COMPLETED' },
  { ...restart, when: 'wasNotStarted', to: 'NOT_STARTED' },
  { ...restart, when: 'wasScheduled', to: 'SCHEDULED' },
  { ...restart, when: 'wasRunning', to: 'RUNNING' },
  { ...restart, when: 'wasPaused', to: 'PAUSED' },
  {
    from: ['ENDED', 'COMPLETED'],
    on: 'runAgain',
    guards: [mayRunWorkflowAgain, hasShortReason],
    to: 'RUNNING',
  },
  { from: ['COMPLETED'], on: 'taskReopened', to: 'RUNNING' },
  // A linked workflow records the order of its parent; the effect is its own pause, resume, or end.
  { from: scheduleStatuses, on: 'parentActs', to: 'SAME' },
  { from: scheduleStatuses, on: 'detach', guards: [mayDetachWorkflow, hasReason], to: 'SAME' },
  // Deleting isn't a status: a restored workflow has the status that it had.
  { from: scheduleStatuses, on: 'delete', guards: [mayDeleteWorkflow], to: 'SAME' },
  { from: scheduleStatuses, on: 'restore', guards: [mayRestoreWorkflow], to: 'SAME' },
]);
