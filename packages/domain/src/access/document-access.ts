import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { TaskStatus } from '../run/run.ts';
import { isAdministrator, isMember, type Actor } from './actor.ts';

export interface DocumentFacts {
  readonly createdBy: PartyId;
  /** Of the task in whose form it was entered first; null where that is no task. */
  readonly taskStatus: TaskStatus | null;
}

/** The list of documents is for members; partners meet documents in their tasks. */
export const mayListDocuments = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** An administrator; whoever added it as long as its task is not completed (specification 6). */
export const mayDeleteDocument = (actor: Actor, document: DocumentFacts): Refusal | null => {
  if (isAdministrator(actor)) return null;
  if (document.createdBy !== actor.id) return refuse('NotUploader');
  return document.taskStatus === 'COMPLETED' ? refuse('DocumentOfCompletedTask') : null;
};
