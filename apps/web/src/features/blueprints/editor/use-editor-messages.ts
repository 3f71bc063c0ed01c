import { useEffect, useEffectEvent } from 'react';
import { useText, type Text } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import type { DraftChange } from '../../../lib/draft/draft.ts';
import { useDraftNews } from '../../../lib/draft/use-draft-news.ts';
import type { EditorMessage } from './outline/create-actions.ts';

/** Returns the text for the live region. Removals are shown as notices instead. */
function spokenText(t: Text, editorMessage: EditorMessage | null): string {
  switch (editorMessage?.kind) {
    case undefined:
    case 'REMOVED':
      return '';
    case 'MOVED': {
      const { stage, ...place } = editorMessage.landing;
      return stage === null
        ? t('blueprints.said.stageMoved', place)
        : t('blueprints.said.taskMoved', { ...place, stage });
    }
    case 'DUPLICATED':
      return t('blueprints.said.duplicated', { name: editorMessage.name });
    case 'UNDONE':
      return t('blueprints.said.undone');
    case 'REDONE':
      return t('blueprints.said.redone');
  }
}

/** Shows notices about events and returns the text for the live region. */
export function useEditorMessages(said: EditorMessage | null, news: DraftChange | null): string {
  const t = useText();

  const offerUndo = useEffectEvent(
    ({ name, revert }: Extract<EditorMessage, { kind: 'REMOVED' }>) => {
      notify({
        tone: 'neutral',
        text: t('blueprints.said.removed', { name }),
        action: { label: t('library.undo'), run: revert },
      });
    },
  );
  useEffect(() => {
    if (said?.kind === 'REMOVED') offerUndo(said);
  }, [said]);

  useDraftNews(news);

  return spokenText(t, said);
}
