import { stateTable, type StateRow } from '../core/state-table.ts';
import type { TaskStatus } from '../run/run.ts';

/** Inputs of the state table of linked tasks, in addition to those of default tasks. */
export type LinkedInput =
  | 'activate'
  | 'childStarted'
  | 'childCompleted'
  | 'childHalted'
  | 'childResumed'
  | 'enoughCompleted'
  | 'problemReported'
  | 'problemResolved'
  | 'relink'
  | 'startNew'
  | 'restartChild'
  | 'completeManually'
  | 'childRestarted';

export type LinkedCondition = 'hasApprovals' | 'hasNoApprovals';
export type LinkedGuard = 'triggerMet' | 'enoughCompleted' | 'mayFixLink' | 'mayRestartLinked';

type LinkedRow = StateRow<TaskStatus, LinkedInput, LinkedCondition, LinkedGuard>;

const linkedStates: readonly TaskStatus[] = [
  'INACTIVE',
  'PENDING_SUBMISSION',
  'PENDING_REVIEW',
  'REJECTED',
  'COMPLETED',
];

const choices = ['PENDING_SUBMISSION', 'REJECTED'] as const;

/**
 * States of a LINKED_WORKFLOW task. Reports are stored in every status and applied while the
 * workflow runs.
 */
export const linkedTable = stateTable<LinkedRow>('linked workflow', linkedStates, [
  { row: 'L1', from: ['INACTIVE'], on: 'activate', guard: 'triggerMet', to: 'PENDING_SUBMISSION' },
  { row: 'L1', from: linkedStates, on: 'childStarted', to: 'SAME' },
  { row: 'L2', from: linkedStates, on: 'childCompleted', to: 'SAME' },
  {
    row: 'L2',
    from: ['PENDING_SUBMISSION'],
    on: 'enoughCompleted',
    when: 'hasApprovals',
    guard: 'enoughCompleted',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'L2',
    from: ['PENDING_SUBMISSION'],
    on: 'enoughCompleted',
    when: 'hasNoApprovals',
    guard: 'enoughCompleted',
    to: 'COMPLETED',
  },
  { row: 'L3', from: linkedStates, on: 'childHalted', to: 'SAME' },
  { row: 'L3', from: ['PENDING_SUBMISSION'], on: 'problemReported', to: 'SAME' },
  { row: 'L4', from: linkedStates, on: 'childResumed', to: 'SAME' },
  { row: 'L4', from: ['PENDING_SUBMISSION'], on: 'problemResolved', to: 'SAME' },
  { row: 'L4', from: choices, on: 'relink', guard: 'mayFixLink', to: 'PENDING_SUBMISSION' },
  { row: 'L4', from: choices, on: 'startNew', guard: 'mayFixLink', to: 'PENDING_SUBMISSION' },
  { row: 'L4', from: linkedStates, on: 'restartChild', guard: 'mayRestartLinked', to: 'SAME' },
  {
    row: 'L4',
    from: choices,
    on: 'completeManually',
    when: 'hasApprovals',
    guard: 'mayFixLink',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'L4',
    from: choices,
    on: 'completeManually',
    when: 'hasNoApprovals',
    guard: 'mayFixLink',
    to: 'COMPLETED',
  },
  {
    row: 'L5',
    from: ['PENDING_REVIEW', 'REJECTED', 'COMPLETED'],
    on: 'childRestarted',
    to: 'PENDING_SUBMISSION',
  },
]);
