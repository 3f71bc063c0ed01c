import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import classes from './entry.module.css';

export interface FieldConflictProps {
  /** Question of the field. */
  readonly label: string;
  /** Who changed it; null where nobody knows, or it was handed in meanwhile. */
  readonly by: string | null;
  /** The person themselves, in another window or on another device. */
  readonly isOwn: boolean;
  readonly mine: string;
  readonly theirs: string;
  readonly onChoose: (whose: 'MINE' | 'THEIRS') => void;
}

/** Two people have answered the same question: both answers side by side, and the choice between them. */
export function FieldConflict({
  label,
  by,
  isOwn,
  mine,
  theirs,
  onChoose,
}: FieldConflictProps): ReactNode {
  const t = useText();
  const nothing = t('fields.nothing');
  const title = isOwn
    ? t('entry.conflict.own')
    : by === null
      ? t('entry.conflict.somebody')
      : t('entry.conflict.by', { name: by });
  return (
    <div
      className={classes.conflict}
      role="group"
      aria-label={t('entry.conflict.label', { field: label })}
    >
      <p className={classes.conflictTitle} role="alert">
        {title}
      </p>
      <div className={classes.sides}>
        <div className={classes.side}>
          <span className={classes.whose}>{t('entry.conflict.mine')}</span>
          <span className={classes.answer}>{mine === '' ? nothing : mine}</span>
          <Button size="small" onClick={() => onChoose('MINE')}>
            {t('entry.conflict.keepMine')}
          </Button>
        </div>
        <div className={classes.side}>
          <span className={classes.whose}>
            {isOwn || by === null ? t('entry.conflict.stored') : by}
          </span>
          <span className={classes.answer}>{theirs === '' ? nothing : theirs}</span>
          <Button size="small" onClick={() => onChoose('THEIRS')}>
            {t('entry.conflict.takeTheirs')}
          </Button>
        </div>
      </div>
    </div>
  );
}
