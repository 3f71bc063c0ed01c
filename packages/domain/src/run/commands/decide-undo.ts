import type { Refusal } from '../../core/refusal.ts';
import { refuse } from '../../core/refusal.ts';
import type { RecordedCommand, UndoCommand } from '../command.ts';
import { recordReversed, type Ledger } from '../ledger.ts';
import type { RunTask } from '../run.ts';
import { isUndoable } from '../undoable.ts';

const reachesOut = ({ links, automationState }: RunTask): boolean =>
  links.length > 0 || automationState !== null;

/** Something has left that cannot be called back: a call that was not held, a workflow that was started. */
const hasGoneOut = ({ events, at }: RecordedCommand): boolean =>
  events.some(
    (event) =>
      (event.subject === 'TASK' &&
        (event.after.links !== undefined ||
          (typeof event.after.automationState?.dueAt === 'number' &&
            event.after.automationState.dueAt <= at))) ||
      (event.subject === 'WORKFLOW' && event.after.parent !== undefined) ||
      // Its children have been let go of, its calls forgotten.
      (event.subject === 'PLAN' && event.tasks.some(reachesOut)),
  );

const undoRefusal = (ledger: Ledger, recorded: RecordedCommand): Refusal | null => {
  const { agent, now, undoWindow, workflow, events } = ledger;
  if (agent === 'SYSTEM' || agent.id !== recorded.actorId) return refuse('UndoNotYours');
  if (!isUndoable(recorded.command)) return refuse('UndoImpossible');
  if (now > recorded.at + undoWindow) return refuse('UndoTooLate');
  // Time may have moved the run too, just before this.
  if (workflow.version !== recorded.seq || events.length > 0) return refuse('UndoOvertaken');
  return hasGoneOut(recorded) ? refuse('UndoTooLate') : null;
};

/**
 * D23: the run is again as it was before the command, by events that turn its events round.
 * Both stay on record.
 */
export const decideUndo = (ledger: Ledger, { recorded }: UndoCommand): Refusal | null => {
  const refusal = undoRefusal(ledger, recorded);
  if (refusal !== null) return refusal;
  for (const event of recorded.events.toReversed()) recordReversed(ledger, event);
  return null;
};
