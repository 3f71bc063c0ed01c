import { useEffect, useEffectEvent, useState } from 'react';
import {
  createUnreadTexts,
  parseUnread,
  type UnreadByPlace,
  type UnreadTexts,
} from '../fields/unread-texts.ts';
import type { LocalDraft } from './use-draft.ts';

export const noUnread: readonly unknown[] = [];

/** Invalid texts of values, which are stored together in a draft until they are sent. */
export function useUnreadTexts({ draft, change }: LocalDraft<readonly unknown[]>): UnreadTexts {
  const [texts] = useState(() => createUnreadTexts(parseUnread(draft)));
  const store = useEffectEvent((all: UnreadByPlace) => change([...all]));
  useEffect(() => texts.subscribe(() => store(texts.all())), [texts]);
  return texts;
}
