import { Check, CircleAlert, CloudOff, LoaderCircle, Pencil } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import type { EntryState } from './use-field-entry.ts';
import classes from './entry.module.css';

export interface EntryStatusProps {
  readonly state: EntryState;
  /** True if the typed text isn't a value, so that nothing is saved. */
  readonly isInvalid: boolean;
  /** Who else changed the value since the form was opened. */
  readonly changedBy: string | null;
  /** Who else is editing the field. Null for no one. */
  readonly writing: ReactNode;
  readonly onRetry: () => void;
}

/** Save state of a value, who changed it, or a pencil, to the right of its label. */
export function EntryStatus({
  state,
  isInvalid,
  changedBy,
  writing,
  onRetry,
}: EntryStatusProps): ReactNode {
  const t = useText();
  if (isInvalid)
    return (
      <span className={classes.state} data-state="invalid">
        <CircleAlert aria-hidden="true" />
        {t('ui.save.failed')}
      </span>
    );
  switch (state) {
    case 'REFUSED':
      return (
        <button type="button" className={classes.retry} onClick={onRetry}>
          {t('fields.form.failed')}
        </button>
      );
    case 'SAVING':
      return (
        <span role="status" className={classes.state} data-state="saving">
          <LoaderCircle aria-hidden="true" />
          {t('fields.form.saving')}
        </span>
      );
    case 'CUT_OFF':
      return (
        <span role="status" className={classes.state}>
          <CloudOff aria-hidden="true" />
          {t('entry.savedLocally')}
        </span>
      );
    case 'SAVED':
      if (changedBy === null && writing === null)
        return (
          <span role="status" className={classes.state} data-state="saved">
            <Check aria-hidden="true" />
            {t('fields.form.saved')}
          </span>
        );
      break;
    case 'CONFLICT':
      return writing;
    case 'IDLE':
      break;
  }
  if (writing !== null) return writing;
  // Shows that the text can be edited.
  if (changedBy === null) return <Pencil className={classes.edit} aria-hidden="true" />;
  return (
    <span role="status" className={classes.changed}>
      {t('entry.changedBy', { name: changedBy })}
    </span>
  );
}
