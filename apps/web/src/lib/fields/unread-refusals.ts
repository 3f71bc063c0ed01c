import { refuse, type Refusal } from '@baton/domain/core/refusal';
import type { FieldKind } from '@baton/domain/field/field';
import { countUnread, type UnreadByPlace } from './unread-texts.ts';

/** Returns why a form with invalid text isn't sent, one refusal for each field. */
export const unreadRefusals = (
  texts: UnreadByPlace,
  kindAt: (place: string) => FieldKind | undefined,
): readonly Refusal[] =>
  [...texts].map(([place, text]) => {
    const at = `values.${place}`;
    if (typeof text !== 'string') return refuse('TableHasErrors', { count: countUnread(text) }, at);
    return kindAt(place) === 'DATE' ? refuse('InvalidDate', {}, at) : refuse('NotANumber', {}, at);
  });
