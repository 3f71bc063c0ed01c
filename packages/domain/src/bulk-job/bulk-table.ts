import { nextState, rowFor, stateTable, systemRow, type StateRow } from '../core/state-table.ts';

/** DRAFT: its rows are checked and fixed. HALTED: it stopped because the person who started it lost the right. */
export type BulkState = 'DRAFT' | 'RUNNING' | 'COMPLETED' | 'CANCELLED' | 'HALTED';

export type BulkInput = 'start' | 'cancel' | 'rowsDone' | 'permissionLost';

type BulkTransition = StateRow<BulkState, BulkInput, never>;

export const bulkStates: readonly BulkState[] = [
  'DRAFT',
  'RUNNING',
  'COMPLETED',
  'CANCELLED',
  'HALTED',
];

/** States of a bulk start or bulk invitation. A canceled or halted one can continue with the remaining rows. */
export const bulkTable = stateTable<'bulkJob', BulkTransition>('bulkJob', bulkStates, [
  { from: ['DRAFT'], on: 'start', to: 'RUNNING' },
  { from: ['RUNNING'], on: 'cancel', to: 'CANCELLED' },
  { from: ['CANCELLED', 'HALTED'], on: 'start', to: 'RUNNING' },
  { from: ['RUNNING'], on: 'rowsDone', to: 'COMPLETED' },
  { from: ['RUNNING'], on: 'permissionLost', to: 'HALTED' },
]);

/** Returns the state after an input of the system. */
export const bulkStateAfter = (state: BulkState, input: BulkInput): BulkState =>
  nextState(systemRow(bulkTable, state, input), state);

/** Returns whether the state accepts an input. */
export const acceptsInput = (state: BulkState, input: BulkInput): boolean =>
  rowFor(bulkTable, state, input) !== undefined;

/** Returns whether its rows are being processed. */
export const isUnderWay = (state: BulkState): boolean => acceptsInput(state, 'rowsDone');

/** Returns whether no row was processed yet, so rows can be edited. */
export const isOpenToEdits = (state: BulkState): boolean => state === 'DRAFT';
