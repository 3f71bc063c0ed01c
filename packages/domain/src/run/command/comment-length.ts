import { refuse, type Refusal } from '../../core/refusal.ts';
import { commentMaxLength } from '../../task/limits.ts';

/** Refuses words that are longer than a comment may be. */
export const commentTooLong = (comment: string, field: string): Refusal | null =>
  comment.trim().length > commentMaxLength
    ? refuse('TooLong', { max: commentMaxLength }, field)
    : null;

/** Refuses a command that has to be explained and is not, or at too great a length. */
export const reasonRefusal = (reason: string): Refusal | null => textRefusal(reason, 'reason');

/** Refuses words that have to be there and are not, or are too many. */
export const textRefusal = (text: string, field: string): Refusal | null =>
  text.trim() === '' ? refuse('Required', {}, field) : commentTooLong(text, field);
