import { stateTable, type StateRow } from '../core/state-table.ts';
import type { TaskStatus } from '../run/run.ts';

/** What can befall a DEFAULT task. */
export type TaskInput =
  | 'activate'
  | 'saveDraft'
  | 'submit'
  | 'completeOnBehalf'
  | 'recall'
  | 'allLevelsApproved'
  | 'childRejected'
  | 'reopen'
  | 'skip'
  | 'passOver'
  | 'unskip'
  | 'reset'
  | 'assign'
  | 'changeDueDate'
  | 'expire'
  | 'restartExpired'
  | 'reportException'
  | 'resolveException';

type TaskRow = StateRow<TaskStatus, TaskInput, TaskCondition, TaskGuard>;

export type TaskCondition = 'hasApprovals' | 'hasNoApprovals' | 'expiryHolds' | 'completesEmpty';

export type TaskGuard =
  | 'triggerMet'
  | 'mayEditForm'
  | 'mayComplete'
  | 'mayCompleteOnBehalf'
  | 'mayRecall'
  | 'mayReopen'
  | 'maySkip'
  | 'mayUnskip'
  | 'mayReportException'
  | 'mayResolveException'
  | 'mayAssign'
  | 'mayEditDueDate'
  | 'timeUp'
  | 'mayRestartExpired';

/** All but COMPLETED: what is done is not handed over or put off. */
const unfinished = [
  'INACTIVE',
  'PENDING_ACKNOWLEDGEMENT',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
] as const;

export const taskStatuses: readonly TaskStatus[] = [
  'INACTIVE',
  'PENDING_ACKNOWLEDGEMENT',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
  'COMPLETED',
];

/** The life of a DEFAULT task. */
export const taskTable = stateTable<TaskRow>('task', taskStatuses, [
  { row: 'D1', from: ['INACTIVE'], on: 'activate', guard: 'triggerMet', to: 'PENDING_SUBMISSION' },
  {
    row: 'D5',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'saveDraft',
    guard: 'mayEditForm',
    to: 'SAME',
  },
  {
    row: 'D6',
    from: ['PENDING_SUBMISSION'],
    on: 'submit',
    when: 'hasApprovals',
    guard: 'mayComplete',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D6',
    from: ['PENDING_SUBMISSION'],
    on: 'submit',
    when: 'hasNoApprovals',
    guard: 'mayComplete',
    to: 'COMPLETED',
  },
  { row: 'D7', from: ['PENDING_REVIEW'], on: 'allLevelsApproved', to: 'COMPLETED' },
  { row: 'D8', from: ['PENDING_REVIEW'], on: 'childRejected', to: 'REJECTED' },
  {
    row: 'D9',
    from: ['PENDING_REVIEW'],
    on: 'recall',
    guard: 'mayRecall',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D10',
    from: ['REJECTED'],
    on: 'submit',
    guard: 'mayComplete',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D11',
    from: ['COMPLETED'],
    on: 'reopen',
    guard: 'mayReopen',
    to: 'PENDING_SUBMISSION',
  },
  { row: 'D12', from: unfinished, on: 'skip', guard: 'maySkip', to: 'INACTIVE' },
  // What the engine itself passes over: a stage's tasks with it, and what is optional or waits for a restart.
  { row: 'D12', from: unfinished, on: 'passOver', to: 'INACTIVE' },
  { row: 'D13', from: ['INACTIVE'], on: 'unskip', guard: 'mayUnskip', to: 'INACTIVE' },
  { row: 'D14', from: unfinished, on: 'assign', guard: 'mayAssign', to: 'SAME' },
  { row: 'D14', from: unfinished, on: 'changeDueDate', guard: 'mayEditDueDate', to: 'SAME' },
  {
    row: 'D15',
    from: ['PENDING_SUBMISSION'],
    on: 'completeOnBehalf',
    when: 'hasApprovals',
    guard: 'mayCompleteOnBehalf',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D15',
    from: ['PENDING_SUBMISSION'],
    on: 'completeOnBehalf',
    when: 'hasNoApprovals',
    guard: 'mayCompleteOnBehalf',
    to: 'COMPLETED',
  },
  {
    row: 'D15',
    from: ['REJECTED'],
    on: 'completeOnBehalf',
    guard: 'mayCompleteOnBehalf',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'D16',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED'],
    on: 'reportException',
    guard: 'mayReportException',
    to: 'SAME',
  },
  {
    row: 'D17',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'PENDING_REVIEW', 'REJECTED'],
    on: 'resolveException',
    guard: 'mayResolveException',
    to: 'SAME',
  },
  {
    row: 'D18',
    from: ['COMPLETED'],
    on: 'reportException',
    guard: 'mayReportException',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D19',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'expire',
    when: 'expiryHolds',
    guard: 'timeUp',
    to: 'SAME',
  },
  {
    row: 'D19',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION', 'REJECTED'],
    on: 'expire',
    when: 'completesEmpty',
    guard: 'timeUp',
    to: 'COMPLETED',
  },
  {
    row: 'D20',
    from: ['PENDING_ACKNOWLEDGEMENT', 'PENDING_SUBMISSION'],
    on: 'restartExpired',
    guard: 'mayRestartExpired',
    to: 'PENDING_SUBMISSION',
  },
  {
    row: 'D20',
    from: ['REJECTED'],
    on: 'restartExpired',
    guard: 'mayRestartExpired',
    to: 'SAME',
  },
  {
    row: 'D21',
    from: [
      'INACTIVE',
      'PENDING_ACKNOWLEDGEMENT',
      'PENDING_SUBMISSION',
      'PENDING_REVIEW',
      'REJECTED',
      'COMPLETED',
    ],
    on: 'reset',
    to: 'INACTIVE',
  },
]);
