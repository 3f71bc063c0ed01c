import { stateTable, type StateRow } from '../core/state-table.ts';
import type { TaskStatus } from '../run/run.ts';
import { taskStatuses } from '../task/task-table.ts';

/** Inputs of the state table of automated tasks, in addition to those of default tasks. */
export type AutomationInput =
  | 'activate'
  | 'responseAccepted'
  | 'attemptFailed'
  | 'failedPermanently'
  | 'retry'
  | 'completeManually'
  | 'resultKept';

export type AutomationCondition =
  | 'hasApprovals'
  | 'hasNoApprovals'
  | 'isCurrentRequest'
  | 'isCurrentRequestWithApprovals';

export type AutomationGuard = 'triggerMet' | 'mayRetryAutomation' | 'mayCompleteAutomation';

type AutomationRow = StateRow<TaskStatus, AutomationInput, AutomationCondition, AutomationGuard>;

/**
 * Requests of an AUTOMATION task. Everything else is as in a DEFAULT task. Only a result of the
 * current request counts; others are recorded and change nothing.
 */
export const automationTable = stateTable<AutomationRow>('automation', taskStatuses, [
  { row: 'M1', from: ['INACTIVE'], on: 'activate', guard: 'triggerMet', to: 'PENDING_SUBMISSION' },
  {
    row: 'M2',
    from: ['PENDING_SUBMISSION'],
    on: 'responseAccepted',
    when: 'isCurrentRequestWithApprovals',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'M2',
    from: ['PENDING_SUBMISSION'],
    on: 'responseAccepted',
    when: 'isCurrentRequest',
    to: 'COMPLETED',
  },
  {
    row: 'M3',
    from: ['PENDING_SUBMISSION'],
    on: 'attemptFailed',
    when: 'isCurrentRequest',
    to: 'SAME',
  },
  {
    row: 'M4',
    from: ['PENDING_SUBMISSION'],
    on: 'failedPermanently',
    when: 'isCurrentRequest',
    to: 'SAME',
  },
  {
    row: 'M5',
    from: ['PENDING_SUBMISSION', 'REJECTED'],
    on: 'retry',
    guard: 'mayRetryAutomation',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'M5',
    from: ['PENDING_SUBMISSION', 'REJECTED'],
    on: 'completeManually',
    when: 'hasApprovals',
    guard: 'mayCompleteAutomation',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'M5',
    from: ['PENDING_SUBMISSION', 'REJECTED'],
    on: 'completeManually',
    when: 'hasNoApprovals',
    guard: 'mayCompleteAutomation',
    to: 'COMPLETED',
  },
  {
    row: 'M7',
    from: ['PENDING_SUBMISSION'],
    on: 'resultKept',
    when: 'hasApprovals',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'M7',
    from: ['PENDING_SUBMISSION'],
    on: 'resultKept',
    when: 'hasNoApprovals',
    to: 'COMPLETED',
  },
  { row: 'M6', from: taskStatuses, on: 'responseAccepted', to: 'SAME' },
  { row: 'M6', from: taskStatuses, on: 'attemptFailed', to: 'SAME' },
  { row: 'M6', from: taskStatuses, on: 'failedPermanently', to: 'SAME' },
]);
