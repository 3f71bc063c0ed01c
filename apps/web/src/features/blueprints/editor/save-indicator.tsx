import { Check, CloudOff, LoaderCircle } from 'lucide-react';
import type { ReactNode } from 'react';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { tooltip } from '../../../ui/tooltip/tooltip.ts';
import type { SaveState } from '../draft/draft.ts';
import classes from './save-indicator.module.css';

export interface SaveIndicatorProps {
  readonly state: SaveState;
  readonly onRetry: () => void;
}

/** Whether everything is with the server: always in sight, announced only when it is not. */
export function SaveIndicator({ state, onRetry }: SaveIndicatorProps): ReactNode {
  const t = useText();
  if (state.kind === 'FAILED') {
    return (
      <span className={classes.root} data-state="FAILED" role="alert">
        <CloudOff size={14} aria-hidden="true" />
        <span
          {...tooltip(`${errorText(t, state.error)} ${t('blueprints.save.kept')}`, { wide: true })}
        >
          {t('blueprints.save.failed')}
        </span>
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('blueprints.save.retry')}
        </button>
      </span>
    );
  }
  const isSaved = state.kind === 'SAVED';
  return (
    <span className={classes.root} data-state={state.kind} aria-live="off">
      {isSaved ? (
        <Check size={14} aria-hidden="true" />
      ) : (
        <LoaderCircle size={14} aria-hidden="true" className={classes.turning} />
      )}
      <span className={classes.word}>
        {t(isSaved ? 'blueprints.save.saved' : 'blueprints.save.saving')}
      </span>
    </span>
  );
}
