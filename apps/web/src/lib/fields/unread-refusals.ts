import { refuse, type Refusal } from '@baton/domain/core/refusal';
import { countUnread, type UnreadByPlace } from './unread-texts.ts';

/** Why a form with texts that cannot be read is not sent, place by place. */
export const unreadRefusals = (texts: UnreadByPlace): readonly Refusal[] =>
  [...texts].map(([place, text]) =>
    typeof text === 'string'
      ? refuse('NotANumber', {}, `values.${place}`)
      : refuse('TableHasErrors', { count: countUnread(text) }, `values.${place}`),
  );
