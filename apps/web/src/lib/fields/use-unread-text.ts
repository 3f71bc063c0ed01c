import { createContext, use, useEffect, useState, useSyncExternalStore } from 'react';
import {
  createUnreadTexts,
  type UnreadByPlace,
  type UnreadText,
  type UnreadTexts,
} from './unread-texts.ts';

/** Invalid texts of the surrounding form. Null in a preview. */
export const UnreadTextsContext = createContext<UnreadTexts | null>(null);

export const useAllUnread = (texts: UnreadTexts): UnreadByPlace =>
  useSyncExternalStore(texts.subscribe, texts.all);

/** Returns the invalid text of a field and its error message. */
export function useUnreadText(
  place: string,
): readonly [UnreadText | undefined, (text: UnreadText | null) => void] {
  const [own] = useState(createUnreadTexts);
  const texts = use(UnreadTextsContext) ?? own;
  const text = useSyncExternalStore(texts.subscribe, () => texts.all().get(place));
  useEffect(() => texts.draw(place), [texts, place]);
  return [text, (next) => texts.put(place, next)];
}
