import type { CommentFacts } from '../comment/comment.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { isAdministrator, type Actor } from '../party/actor.ts';
import { mayReadInside } from './inside-access.ts';

/**
 * These rules apply to people who can open the task or workflow of the comment. They can also
 * write comments there.
 */

/** Allows reading and writing internal notes. */
export const mayUseInternalNotes = (actor: Actor): Refusal | null => mayReadInside(actor);

/** Allows internal users to ask the requestor of a public form. */
export const mayAskRequestor = (actor: Actor): Refusal | null => mayReadInside(actor);

/** Allows everyone to read comments, and internal users to read internal notes. */
export const mayReadComment = (actor: Actor, { isInternal }: CommentFacts): Refusal | null =>
  isInternal ? mayUseInternalNotes(actor) : null;

const isAuthor = (actor: Actor, { authorId, isDeleted }: CommentFacts): boolean =>
  !isDeleted && actor.id === authorId;

/** Allows the author to change the text. */
export const mayEditComment = (actor: Actor, comment: CommentFacts): Refusal | null =>
  isAuthor(actor, comment) ? null : refuse('Forbidden');

/** Allows the author and admins to delete a comment. */
export const mayDeleteComment = (actor: Actor, comment: CommentFacts): Refusal | null =>
  isAuthor(actor, comment) || (!comment.isDeleted && isAdministrator(actor))
    ? null
    : refuse('Forbidden');
