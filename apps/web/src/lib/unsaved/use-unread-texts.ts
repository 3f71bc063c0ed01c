import { useEffect, useState } from 'react';
import {
  createUnreadTexts,
  keptUnread,
  unreadOf,
  type UnreadTexts,
} from '../fields/unread-texts.ts';
import { useKeptTyping } from './use-kept-typing.ts';

const isKept = (kept: unknown): kept is readonly unknown[] => Array.isArray(kept);

/** Those of answers that the browser keeps until they are sent: it keeps these with them. */
export function useKeptUnreadTexts(name: string): UnreadTexts {
  const { kept, keep } = useKeptTyping(`unread.${name}`, isKept);
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
