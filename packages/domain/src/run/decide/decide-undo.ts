import type { Refusal } from '../../core/refusal.ts';
import { refuse } from '../../core/refusal.ts';
import type { RecordedCommand, UndoCommand } from '../command/command.ts';
import type { Instant } from '../../core/ids.ts';
import type { RunEvent } from '../event.ts';
import { recordReversed, type Ledger } from '../command/ledger.ts';
import { isUndoable } from '../command/undoable.ts';

/**
 * Something has left that cannot be called back: a call that was not held, or calls that were
 * forgotten with their task. What linked workflows are told waits as long as it can be taken back.
 */
export const hasGoneOut = ({ events, at }: Pick<RecordedCommand, 'events' | 'at'>): boolean =>
  events.some(
    (event) =>
      (event.subject === 'TASK' &&
        typeof event.after.automationState?.dueAt === 'number' &&
        event.after.automationState.dueAt <= at) ||
      (event.subject === 'PLAN' &&
        event.tasks.some(({ automationState }) => automationState !== null)),
  );

/**
 * The last moment at which whoever gave a command can take it back, as long as nothing else happens;
 * null: never, because it is none of those commands, or something went out with it at once.
 */
export const undoableUntil = (
  given: Pick<RecordedCommand, 'actorId' | 'command' | 'at' | 'events'>,
  undoWindow: number,
): Instant | null =>
  given.actorId === null || undoWindow === 0 || !isUndoable(given.command) || hasGoneOut(given)
    ? null
    : given.at + undoWindow;

const undoRefusal = (ledger: Ledger, recorded: RecordedCommand): Refusal | null => {
  const { agent, now, undoWindow, workflow, events } = ledger;
  if (agent === 'SYSTEM' || agent.id !== recorded.actorId) return refuse('UndoNotYours');
  if (!isUndoable(recorded.command)) return refuse('UndoImpossible');
  const until = undoableUntil(recorded, undoWindow);
  if (until === null || now > until) return refuse('UndoTooLate');
  // Time may have moved the run too, just before this.
  return workflow.version !== recorded.seq || events.length > 0 ? refuse('UndoOvertaken') : null;
};

/** What a person typed stays as a draft. A value that an approver suggested goes with the rejection. */
const isTyped = (event: RunEvent): boolean =>
  event.kind === 'VALUE_DRAFTED' && event.after.draft?.proposedBy === undefined;

/**
 * Reverses a command: the run is as it was before, by events that reverse its events. Both stay
 * on record, and so does what was typed.
 */
export const decideUndo = (ledger: Ledger, { recorded }: UndoCommand): Refusal | null => {
  const refusal = undoRefusal(ledger, recorded);
  if (refusal !== null) return refusal;
  for (const event of recorded.events.toReversed())
    if (!isTyped(event)) recordReversed(ledger, event);
  return null;
};
