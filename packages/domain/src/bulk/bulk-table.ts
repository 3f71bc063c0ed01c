import { nextState, stateTable, systemRow, type StateRow } from '../core/state-table.ts';

/** DRAFT: its rows are checked and fixed. HALTED: it stopped because the person who started it lost the right. */
export type BulkState = 'DRAFT' | 'RUNNING' | 'COMPLETED' | 'CANCELLED' | 'HALTED';

export type BulkInput = 'start' | 'cancel' | 'rowsDone' | 'permissionLost';
export type BulkGuard = 'mayStart' | 'mayCancel';

type BulkTransition = StateRow<BulkState, BulkInput, never, BulkGuard>;

export const bulkStates: readonly BulkState[] = [
  'DRAFT',
  'RUNNING',
  'COMPLETED',
  'CANCELLED',
  'HALTED',
];

/** States of a bulk start or bulk invitation. A canceled or halted one can continue with the remaining rows. */
export const bulkTable = stateTable<BulkTransition>('Bulk job', bulkStates, [
  { row: 'B1', from: ['DRAFT'], on: 'start', guard: 'mayStart', to: 'RUNNING' },
  { row: 'B2', from: ['RUNNING'], on: 'cancel', guard: 'mayCancel', to: 'CANCELLED' },
  { row: 'B3', from: ['CANCELLED', 'HALTED'], on: 'start', guard: 'mayStart', to: 'RUNNING' },
  { row: 'B4', from: ['RUNNING'], on: 'rowsDone', to: 'COMPLETED' },
  { row: 'B5', from: ['RUNNING'], on: 'permissionLost', to: 'HALTED' },
]);

/** Returns the state after an input of the system. */
export const bulkStateAfter = (state: BulkState, input: BulkInput): BulkState =>
  nextState(systemRow(bulkTable, state, input), state);

/** Returns whether its rows are being processed. */
export const isUnderWay = (state: BulkState): boolean =>
  bulkTable.rowsFor(state, 'rowsDone').length > 0;

/** Returns whether no row was processed yet, so rows can be edited. */
export const isOpenToEdits = (state: BulkState): boolean =>
  bulkTable.rowsFor(state, 'start').some(({ row }) => row === 'B1');
