import type { Refusal } from '../../core/refusal.ts';
import { refuse } from '../../core/refusal.ts';
import type { RecordedCommand, UndoCommand } from '../../run-model/command/command.ts';
import type { Instant } from '../../core/ids.ts';
import type { RunEvent } from '../../run-model/event.ts';
import { recordReversed, type Ledger } from '../command/ledger.ts';
import { isUndoable } from '../../run-model/command/undoable.ts';

/**
 * Returns whether a request was sent or removed with its task. Linked workflows get messages only
 * after the undo window.
 */
export const hasSentRequest = ({ events, at }: Pick<RecordedCommand, 'events' | 'at'>): boolean =>
  events.some(
    (event) =>
      (event.subject === 'TASK' &&
        typeof event.after.automationState?.dueAt === 'number' &&
        event.after.automationState.dueAt <= at) ||
      (event.subject === 'PLAN' &&
        event.tasks.some(({ automationState }) => automationState !== null)),
  );

/** Returns the last time at which a command can be undone, or null if it can't be undone. */
export const undoableUntil = (
  given: Pick<RecordedCommand, 'actorId' | 'command' | 'at' | 'events'>,
  undoWindow: number,
): Instant | null =>
  given.actorId === null || undoWindow === 0 || !isUndoable(given.command) || hasSentRequest(given)
    ? null
    : given.at + undoWindow;

const undoRefusal = (ledger: Ledger, recorded: RecordedCommand): Refusal | null => {
  const { agent, now, undoWindow, workflow, events } = ledger;
  if (agent === 'SYSTEM' || agent.id !== recorded.actorId) return refuse('UndoNotYours');
  if (!isUndoable(recorded.command)) return refuse('UndoImpossible');
  const until = undoableUntil(recorded, undoWindow);
  if (until === null || now > until) return refuse('UndoTooLate');
  // A timer may have changed the workflow just before the command.
  return workflow.version !== recorded.seq || events.length > 0 ? refuse('UndoOvertaken') : null;
};

/**
 * Returns whether the value was typed by the person. Suggested values of an approver are undone
 * with the rejection.
 */
const isTyped = (event: RunEvent): boolean =>
  event.kind === 'VALUE_DRAFTED' &&
  event.after.draft != null &&
  event.after.draft.proposedBy === undefined;

/**
 * Reverses a command by recording the reverse of its events. Both stay in the history, and typed
 * values stay as drafts.
 */
export const decideUndo = (ledger: Ledger, { recorded }: UndoCommand): Refusal | null => {
  const refusal = undoRefusal(ledger, recorded);
  if (refusal !== null) return refusal;
  for (const event of recorded.events.toReversed())
    if (!isTyped(event)) recordReversed(ledger, event);
  return null;
};
