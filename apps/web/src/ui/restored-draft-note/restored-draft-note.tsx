import { RotateCcw } from 'lucide-react';
import type { ReactNode } from 'react';
import { focusAround } from '../../lib/focus/focus-around.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../button/button.tsx';
import classes from './restored-draft-note.module.css';

export interface RestoredDraftNoteProps {
  /** Discards the draft. Without it, the editor has its own button for that. */
  readonly onDiscard?: (() => void) | undefined;
}

/** Shown above a draft that was restored from an earlier visit. */
export function RestoredDraftNote({ onDiscard }: RestoredDraftNoteProps): ReactNode {
  const t = useText();
  return (
    <div
      className={classes.note}
      data-framed={onDiscard === undefined ? undefined : ''}
      role="status"
    >
      <span>{t('drafts.restored')}</span>
      {onDiscard !== undefined && (
        <Button
          size="small"
          icon={<RotateCcw />}
          onClick={(event) => {
            focusAround(event.currentTarget);
            onDiscard();
          }}
        >
          {t('drafts.discardRestored')}
        </Button>
      )}
    </div>
  );
}
