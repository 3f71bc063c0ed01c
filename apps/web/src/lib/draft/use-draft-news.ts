import { useEffect, useEffectEvent } from 'react';
import { useText } from '../i18n/use-text.ts';
import { notify } from '../notice/notices.ts';
import type { DraftChange } from './draft.ts';

/** Shows a notice about changes by others or by an earlier visit. */
export function useDraftNews(
  news: DraftChange | null,
  /** Text for a document type that keeps the person's own changes in a conflict. */
  conflictText?: (name: string, count: number) => string,
): void {
  const t = useText();
  const tell = useEffectEvent((what: DraftChange) => {
    const lost = conflictText === undefined ? what.lost : 0;
    const text =
      what.kind === 'RESTORED'
        ? t('library.news.restored', { lost })
        : conflictText !== undefined && what.lost > 0
          ? conflictText(what.by ?? '', what.lost)
          : what.by === null
            ? t('library.news.merged', { lost })
            : t('library.news.mergedBy', { name: what.by, lost });
    notify({ tone: what.lost > 0 ? 'danger' : 'neutral', text });
  });
  useEffect(() => {
    if (news !== null) tell(news);
  }, [news]);
}
