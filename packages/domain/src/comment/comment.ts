import type { PartyId, RichText } from '../core/ids.ts';
import { refuse, type Refusal } from '../core/refusal.ts';

/** A comment on a task or workflow, with the facts that decide who can read and change it. */
export interface CommentFacts {
  readonly authorId: PartyId;
  /** Internal notes are hidden from external and limited users. */
  readonly isInternal: boolean;
  readonly isDeleted: boolean;
}

/** Reactions that people can add to a comment. */
export const commentReactions = [
  'LIKE',
  'LOVE',
  'CELEBRATE',
  'LOOKING',
  'DONE',
  'QUESTION',
] as const;
export type CommentReaction = (typeof commentReactions)[number];

/** Maximum length of a comment as HTML, in characters. */
export const longestComment = 20_000;

/** Maximum number of files and links of a comment. */
export const mostCommentDocuments = 10;

/** Returns whether rich text shows nothing: no text and no mention. */
const isBlank = (html: RichText): boolean => html.replaceAll(/<[^>]*>|&nbsp;|\s/g, '') === '';

/** Refuses an empty or too long comment. */
export const commentBodyRefusal = (html: RichText): Refusal | null => {
  if (isBlank(html)) return refuse('Required', {}, 'body');
  return html.length > longestComment ? refuse('TooLong', { max: longestComment }, 'body') : null;
};
