import type { UnreadTexts } from '../../lib/fields/unread-texts.ts';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';

/** Whether something typed is no value yet, which would be missing in what is sent: there the person goes on. */
export function isHeldBack(texts: UnreadTexts): boolean {
  if (!texts.isAnyDrawn()) return false;
  focusFirstError(document.body);
  return true;
}
