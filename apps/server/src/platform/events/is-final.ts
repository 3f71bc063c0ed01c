import { releaseOf } from '@baton/domain/run-model/command/undoable';
import type { Services } from '../graphql/request-context.ts';
import type { ReadEvent } from './event-reader.ts';

/** Returns whether a command can no longer be undone. */
export const isFinal = (
  { command, at, actorId }: Pick<ReadEvent, 'command' | 'at' | 'actorId'>,
  { now, undoWindow }: Pick<Services, 'now' | 'undoWindow'>,
): boolean =>
  now() >= releaseOf({ kind: command, at: at.getTime(), isByPerson: actorId !== null }, undoWindow);
