import { stateTable, type StateRow } from '../core/state-table.ts';
import type { StageStatus } from '../run/run.ts';

/** What can befall a stage. */
export type StageInput = 'triggerReached' | 'lastTaskSettled' | 'taskReopened' | 'reset';

type StageTransition = StateRow<StageStatus, StageInput, never, 'triggerMet' | 'allTasksSettled'>;

const stageStatuses: readonly StageStatus[] = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'SKIPPED',
];

/** The life of a stage. */
export const stageTable = stateTable<StageTransition>('stage', stageStatuses, [
  {
    row: 'G1',
    from: ['NOT_STARTED'],
    on: 'triggerReached',
    guard: 'triggerMet',
    to: 'IN_PROGRESS',
  },
  {
    row: 'G4',
    from: ['IN_PROGRESS'],
    on: 'lastTaskSettled',
    guard: 'allTasksSettled',
    to: 'COMPLETED',
  },
  { row: 'G5', from: ['COMPLETED'], on: 'taskReopened', to: 'IN_PROGRESS' },
  // The part of a restart (G6) that a rejection needs: what follows the reopened task waits again.
  { row: 'G6', from: ['IN_PROGRESS', 'COMPLETED'], on: 'reset', to: 'NOT_STARTED' },
]);
