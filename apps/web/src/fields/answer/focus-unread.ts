import type { UnreadTexts } from '../../lib/fields/unread-texts.ts';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';

/**
 * Returns true and moves focus if a typed text isn't a valid value yet, because sending would lose
 * it.
 */
export function focusUnread(texts: UnreadTexts): boolean {
  if (!texts.isAnyDrawn()) return false;
  focusFirstError(document.body);
  return true;
}
