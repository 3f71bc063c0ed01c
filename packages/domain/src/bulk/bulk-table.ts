import { nextState, stateTable, systemRow, type StateRow } from '../core/state-table.ts';

/**
 * DRAFT: its rows are looked at and mended. HALTED: it stopped by itself, because whoever
 * started it may no longer do so.
 */
export type BulkState = 'DRAFT' | 'RUNNING' | 'COMPLETED' | 'CANCELLED' | 'HALTED';

export type BulkInput = 'start' | 'cancel' | 'rowsDone' | 'rightLost';
export type BulkGuard = 'mayStart' | 'mayCancel';

type BulkTransition = StateRow<BulkState, BulkInput, never, BulkGuard>;

export const bulkStates: readonly BulkState[] = [
  'DRAFT',
  'RUNNING',
  'COMPLETED',
  'CANCELLED',
  'HALTED',
];

/** The life of a bulk start. What was cancelled or halted goes on with the rows that are left. */
export const bulkTable = stateTable<BulkTransition>('Bulk start', bulkStates, [
  { row: 'B1', from: ['DRAFT'], on: 'start', guard: 'mayStart', to: 'RUNNING' },
  { row: 'B2', from: ['RUNNING'], on: 'cancel', guard: 'mayCancel', to: 'CANCELLED' },
  { row: 'B3', from: ['CANCELLED', 'HALTED'], on: 'start', guard: 'mayStart', to: 'RUNNING' },
  { row: 'B4', from: ['RUNNING'], on: 'rowsDone', to: 'COMPLETED' },
  { row: 'B5', from: ['RUNNING'], on: 'rightLost', to: 'HALTED' },
]);

/** Where what has been found to be so leads from a state. */
export const bulkStateAfter = (state: BulkState, input: BulkInput): BulkState =>
  nextState(systemRow(bulkTable, state, input), state);

/** Its rows are being started. */
export const isUnderWay = (state: BulkState): boolean =>
  bulkTable.rowsFor(state, 'rowsDone').length > 0;

/** Nothing has been started yet: its rows can be mended. */
export const isOpenToEdits = (state: BulkState): boolean =>
  bulkTable.rowsFor(state, 'start').some(({ row }) => row === 'B1');
