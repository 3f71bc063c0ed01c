import { stateTable, type StateRow } from '../core/state-table.ts';
import type { StageStatus } from '../run/run.ts';

/** Inputs of the state table of stages. */
export type StageInput =
  | 'triggerReached'
  | 'lastTaskSettled'
  | 'taskReopened'
  | 'reset'
  | 'restart'
  | 'startAnyway'
  | 'skip'
  | 'conditionChanged'
  | 'leaveSkipped'
  | 'delete'
  | 'describe';

/** Whether a stage runs or is skipped when its trigger is reached. */
export type StageCondition = 'runs' | 'isSkipped';

export type StageGuard =
  | 'triggerMet'
  | 'allTasksSettled'
  | 'mayRestartStage'
  | 'mayStartStageAnyway'
  | 'maySkipStage'
  | 'mayLeaveStageSkipped'
  | 'mayDeleteStage'
  | 'mayEditStage';

type StageTransition = StateRow<StageStatus, StageInput, StageCondition, StageGuard>;

const stageStatuses: readonly StageStatus[] = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'SKIPPED',
];

/** States of a stage. */
export const stageTable = stateTable<StageTransition>('stage', stageStatuses, [
  {
    row: 'G1',
    from: ['NOT_STARTED'],
    on: 'triggerReached',
    when: 'runs',
    guard: 'triggerMet',
    to: 'IN_PROGRESS',
  },
  {
    row: 'G2',
    from: ['NOT_STARTED'],
    on: 'triggerReached',
    when: 'isSkipped',
    guard: 'triggerMet',
    to: 'SKIPPED',
  },
  {
    row: 'G4',
    from: ['IN_PROGRESS'],
    on: 'lastTaskSettled',
    guard: 'allTasksSettled',
    to: 'COMPLETED',
  },
  { row: 'G5', from: ['COMPLETED'], on: 'taskReopened', to: 'IN_PROGRESS' },
  // By the engine: followers of reopened tasks wait again.
  { row: 'G6', from: stageStatuses, on: 'reset', to: 'NOT_STARTED' },
  {
    row: 'G6',
    from: ['IN_PROGRESS', 'COMPLETED', 'SKIPPED'],
    on: 'restart',
    guard: 'mayRestartStage',
    to: 'NOT_STARTED',
  },
  {
    row: 'G7',
    from: ['SKIPPED'],
    on: 'startAnyway',
    guard: 'mayStartStageAnyway',
    to: 'IN_PROGRESS',
  },
  { row: 'G8', from: ['NOT_STARTED'], on: 'skip', guard: 'maySkipStage', to: 'SKIPPED' },
  // The condition inputs changed: the owner decides whether the stage starts or stays skipped.
  { row: 'G9', from: ['SKIPPED'], on: 'conditionChanged', to: 'SAME' },
  {
    row: 'G9',
    from: ['SKIPPED'],
    on: 'leaveSkipped',
    guard: 'mayLeaveStageSkipped',
    to: 'SAME',
  },
  // With all its tasks, which haven't started.
  {
    row: 'G11',
    from: ['NOT_STARTED', 'IN_PROGRESS', 'SKIPPED'],
    on: 'delete',
    guard: 'mayDeleteStage',
    to: 'SAME',
  },
  {
    row: 'G12',
    from: ['NOT_STARTED', 'IN_PROGRESS', 'SKIPPED'],
    on: 'describe',
    guard: 'mayEditStage',
    to: 'SAME',
  },
]);
