import { stateTable, type StateRow } from '../core/state-table.ts';
import type { TaskStatus } from '../run/run.ts';

/** Inputs of the state table of linked tasks, in addition to those of default tasks. */
export type LinkedInput =
  | 'activate'
  | 'childStarted'
  | 'childCompleted'
  | 'childHalted'
  | 'childGoesOn'
  | 'enoughCompleted'
  | 'troubled'
  | 'recovered'
  | 'relink'
  | 'startNew'
  | 'callBack'
  | 'completeByHand'
  | 'childRestarted';

export type LinkedCondition = 'hasApprovals' | 'hasNoApprovals';
export type LinkedGuard = 'triggerMet' | 'enoughCompleted' | 'mayMendLink' | 'mayRestartLinked';

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
  { row: 'L3', from: ['PENDING_SUBMISSION'], on: 'troubled', to: 'SAME' },
  { row: 'L4', from: linkedStates, on: 'childGoesOn', to: 'SAME' },
  { row: 'L4', from: ['PENDING_SUBMISSION'], on: 'recovered', to: 'SAME' },
  { row: 'L4', from: choices, on: 'relink', guard: 'mayMendLink', to: 'PENDING_SUBMISSION' },
  { row: 'L4', from: choices, on: 'startNew', guard: 'mayMendLink', to: 'PENDING_SUBMISSION' },
  { row: 'L4', from: linkedStates, on: 'callBack', guard: 'mayRestartLinked', to: 'SAME' },
  {
    row: 'L4',
    from: choices,
    on: 'completeByHand',
    when: 'hasApprovals',
    guard: 'mayMendLink',
    to: 'PENDING_REVIEW',
  },
  {
    row: 'L4',
    from: choices,
    on: 'completeByHand',
    when: 'hasNoApprovals',
    guard: 'mayMendLink',
    to: 'COMPLETED',
  },
  {
    row: 'L5',
    from: ['PENDING_REVIEW', 'REJECTED', 'COMPLETED'],
    on: 'childRestarted',
    to: 'PENDING_SUBMISSION',
  },
]);
