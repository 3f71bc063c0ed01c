import { refuse, type Refusal } from '../../core/refusal.ts';
import { commentMaxLength } from '../../run-model/limits.ts';

/** Refuses a comment that is too long. */
export const commentTooLong = (comment: string, field: string): Refusal | null =>
  comment.trim().length > commentMaxLength
    ? refuse('TooLong', { max: commentMaxLength }, field)
    : null;

/** Refuses a missing or too long reason. */
export const reasonRefusal = (reason: string): Refusal | null => textRefusal(reason, 'reason');

/** Refuses a missing or too long text. */
export const textRefusal = (text: string, field: string): Refusal | null =>
  text.trim() === '' ? refuse('Required', {}, field) : commentTooLong(text, field);
