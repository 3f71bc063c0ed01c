import { second } from '../../core/dates.ts';
import type { Instant } from '../../core/ids.ts';
import type { CommandContext, RunCommand } from './command.ts';

/** Commands that a person can undo for a limited time. */
const undoable: ReadonlySet<RunCommand['kind']> = new Set<RunCommand['kind']>([
  'SUBMIT',
  'COMPLETE_ON_BEHALF',
  'APPROVE',
  'REJECT',
  'COUNTER',
  'CHANGE_VOTE',
  'OVERRIDE',
  'OVERRIDE_REJECTION',
  'SEND_BACK',
  'RECALL',
  'COMPLETE_AUTOMATION',
  'COMPLETE_LINKED',
  'EDIT_SHARED',
  'SKIP',
  'UNSKIP',
  'SKIP_STAGE',
  'REOPEN',
  'END',
  'DELETE_TASK',
  'DELETE_STAGE',
]);

export const isUndoable = (kind: string): boolean => [...undoable].some((one) => one === kind);

/** Additional time, so that an undo at the last moment is recorded before anything is sent. */
const grace = second;

interface Given {
  readonly kind: string;
  readonly at: Instant;
  readonly isByPerson: boolean;
}

/**
 * Returns the earliest time to send the HTTP requests that a command causes: after the time for its
 * undo. Commands of the system can't be undone, so their requests are sent immediately.
 */
export const releaseOf = ({ kind, at, isByPerson }: Given, undoWindow: number): Instant =>
  isByPerson && undoWindow > 0 && isUndoable(kind) ? at + undoWindow + grace : at;

/** Returns the same time for a command that is being executed. */
export const releaseMoment = (
  { kind }: Pick<RunCommand, 'kind'>,
  { now: at, actor, undoWindow = 0 }: CommandContext,
): Instant => releaseOf({ kind, at, isByPerson: actor !== 'SYSTEM' }, undoWindow);
