import type { Instant } from '../core/ids.ts';
import type { RecordedCommand } from '../run/command/command.ts';
import type { RunEvent } from '../run/event.ts';
import { releaseOf } from '../run/command/undoable.ts';

/** Whether other workflows may be told something because of it. */
const concernsOthers = (event: RunEvent): boolean =>
  event.subject === 'WORKFLOW' ||
  event.subject === 'PLAN' ||
  (event.subject === 'TASK' && event.after.links !== undefined);

/**
 * D23: until when a run, as its newest command left it, tells nobody how it stands: that
 * command may still be taken back, and nobody shall have acted on what never was.
 */
export const heldUntil = (
  { command: kind, at, actorId, events }: RecordedCommand,
  undoWindow: number,
): Instant =>
  events.some(concernsOthers)
    ? releaseOf({ kind, at, isByPerson: actorId !== null }, undoWindow)
    : at;
