import type { PartyId } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import type { TaskStatus } from '../run-model/run.ts';
import { isAdministrator, isMember, type Actor } from '../party/actor.ts';

export interface DocumentFacts {
  readonly createdBy: PartyId;
  /**
   * Status of the task in which the document was first entered; null if it wasn't entered in a
   * task.
   */
  readonly taskStatus: TaskStatus | null;
}

/** Allows internal users to list documents. External users see them in their tasks. */
export const mayListDocuments = (actor: Actor): Refusal | null =>
  isMember(actor) ? null : refuse('Forbidden');

/** Allows admins to delete a document, and the uploader until the task is completed. */
export const mayDeleteDocument = (actor: Actor, document: DocumentFacts): Refusal | null => {
  if (isAdministrator(actor)) return null;
  if (document.createdBy !== actor.id) return refuse('NotUploader');
  return document.taskStatus === 'COMPLETED' ? refuse('DocumentOfCompletedTask') : null;
};

/** Allows admins, and the internal person who added the document, to change its tags. */
export const mayTagDocument = (
  actor: Actor,
  { createdBy }: Pick<DocumentFacts, 'createdBy'>,
): Refusal | null => {
  const isOwn = isMember(actor) && createdBy === actor.id;
  return isOwn || isAdministrator(actor) ? null : refuse('Forbidden');
};
