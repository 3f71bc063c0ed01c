import { useEffect, useState } from 'react';
import {
  createUnreadTexts,
  keptUnread,
  unreadOf,
  type UnreadTexts,
} from '../fields/unread-texts.ts';
import { useStoredDraft } from './use-stored-draft.ts';

const isKept = (kept: unknown): kept is readonly unknown[] => Array.isArray(kept);

/**
 * Invalid texts of values that the browser stores until they are sent. They are stored together.
 */
export function useKeptUnreadTexts(name: string): UnreadTexts {
  const { kept, keep } = useStoredDraft(`unread.${name}`, isKept);
  const [texts] = useState(() => createUnreadTexts(unreadOf(kept())));
  useEffect(
    () =>
      texts.subscribe(() => {
        const all = texts.all();
        keep(all.size === 0 ? null : keptUnread(all));
      }),
    [texts, keep],
  );
  return texts;
}
