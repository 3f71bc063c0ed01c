import type { Instant } from '../core/ids.ts';
import type { RecordedCommand } from '../run-model/command/command.ts';
import type { RunEvent } from '../run-model/event.ts';
import { releaseOf } from '../run-model/command/undoable.ts';

/** Returns whether the event can affect other workflows. */
const concernsOthers = (event: RunEvent): boolean =>
  event.subject === 'WORKFLOW' ||
  event.subject === 'PLAN' ||
  (event.subject === 'TASK' && event.after.links !== undefined);

/**
 * Returns until when a workflow must not send messages to linked workflows, because its last
 * command can still be undone.
 */
export const pausedUntil = (
  { command: kind, at, actorId, events }: RecordedCommand,
  undoWindow: number,
): Instant =>
  events.some(concernsOthers)
    ? releaseOf({ kind, at, isByPerson: actorId !== null }, undoWindow)
    : at;
