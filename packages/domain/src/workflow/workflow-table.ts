import { stateTable, type StateRow } from '../core/state-table.ts';
import type { ScheduleStatus } from '../run/run.ts';

/** Inputs of the state table of workflows. */
export type WorkflowInput =
  | 'start'
  | 'startDateReached'
  | 'pause'
  | 'resume'
  | 'end'
  | 'allStagesResolved'
  | 'restart'
  | 'runAgain'
  | 'taskReopened'
  | 'parentActs'
  | 'detach'
  | 'delete'
  | 'restore';

/** Status of a workflow before its end. */
export type WorkflowCondition = 'wasNotStarted' | 'wasScheduled' | 'wasRunning' | 'wasPaused';

export type WorkflowGuard =
  | 'mayStart'
  | 'startDateReached'
  | 'mayPause'
  | 'mayResume'
  | 'mayEnd'
  | 'allStagesResolved'
  | 'mayRestart'
  | 'mayRunAgain'
  | 'mayDetach'
  | 'mayDelete'
  | 'mayRestore';

type WorkflowTransition = StateRow<ScheduleStatus, WorkflowInput, WorkflowCondition, WorkflowGuard>;

const scheduleStatuses: readonly ScheduleStatus[] = [
  'NOT_STARTED',
  'SCHEDULED',
  'RUNNING',
  'PAUSED',
  'ENDED',
  'COMPLETED',
];

/**
 * States of a workflow. `planRun` creates it as NOT_STARTED, or as SCHEDULED with a future start
 * date.
 */
export const workflowTable = stateTable<WorkflowTransition>('workflow', scheduleStatuses, [
  {
    row: 'W2',
    from: ['SCHEDULED'],
    on: 'startDateReached',
    guard: 'startDateReached',
    to: 'RUNNING',
  },
  { row: 'W2', from: ['SCHEDULED'], on: 'start', guard: 'mayStart', to: 'RUNNING' },
  { row: 'W3', from: ['NOT_STARTED'], on: 'start', guard: 'mayStart', to: 'RUNNING' },
  { row: 'W4', from: ['RUNNING'], on: 'pause', guard: 'mayPause', to: 'PAUSED' },
  { row: 'W5', from: ['PAUSED'], on: 'resume', guard: 'mayResume', to: 'RUNNING' },
  {
    row: 'W6',
    from: ['NOT_STARTED', 'SCHEDULED', 'RUNNING', 'PAUSED'],
    on: 'end',
    guard: 'mayEnd',
    to: 'ENDED',
  },
  {
    row: 'W7',
    from: ['RUNNING'],
    on: 'allStagesResolved',
    guard: 'allStagesResolved',
    to: 'COMPLETED',
  },
  ...(
    [
      ['wasNotStarted', 'NOT_STARTED'],
      ['wasScheduled', 'SCHEDULED'],
      ['wasRunning', 'RUNNING'],
      ['wasPaused', 'PAUSED'],
    ] as const
  ).map(
    ([when, to]) =>
      ({ row: 'W8', from: ['ENDED'], on: 'restart', when, guard: 'mayRestart', to }) as const,
  ),
  { row: 'W9', from: ['ENDED', 'COMPLETED'], on: 'runAgain', guard: 'mayRunAgain', to: 'RUNNING' },
  { row: 'W10', from: ['COMPLETED'], on: 'taskReopened', to: 'RUNNING' },
  // A linked workflow records the order of its parent; the effect is its own pause, resume, or end.
  { row: 'L6', from: scheduleStatuses, on: 'parentActs', to: 'SAME' },
  { row: 'L7', from: scheduleStatuses, on: 'detach', guard: 'mayDetach', to: 'SAME' },
  // Deleting isn't a status: a restored workflow has the status that it had.
  { row: 'W11', from: scheduleStatuses, on: 'delete', guard: 'mayDelete', to: 'SAME' },
  { row: 'W11', from: scheduleStatuses, on: 'restore', guard: 'mayRestore', to: 'SAME' },
]);
