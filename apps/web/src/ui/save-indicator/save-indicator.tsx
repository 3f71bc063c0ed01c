import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { tooltip } from '../tooltip/tooltip.ts';
import classes from './save-indicator.module.css';

export interface SaveIndicatorProps {
  readonly state: 'SAVED' | 'PENDING' | 'SAVING' | 'FAILED';
  /** Why it couldn't be saved. */
  readonly failure: string | null;
  readonly onRetry: () => void;
}

/** Shows whether everything is saved. Announced only if it isn't. */
export function SaveIndicator({ state, failure, onRetry }: SaveIndicatorProps): ReactNode {
  const t = useText();
  if (state === 'FAILED') {
    return (
      <span className={classes.root} data-state="FAILED" role="alert">
        <CloudOff size={14} aria-hidden="true" />
        <span {...tooltip(`${failure ?? ''} ${t('ui.save.kept')}`, { wide: true })}>
          {t('ui.save.failed')}
        </span>
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('ui.save.retry')}
        </button>
      </span>
    );
  }
  const isSaved = state === 'SAVED';
  return (
    <span className={classes.root} data-state={state} aria-live="off">
      {isSaved ? (
        <Check size={14} aria-hidden="true" />
      ) : (
        <LoaderCircle size={14} aria-hidden="true" className={classes.turning} />
      )}
      <span className={classes.word}>{t(isSaved ? 'ui.save.saved' : 'ui.save.saving')}</span>
    </span>
  );
}
