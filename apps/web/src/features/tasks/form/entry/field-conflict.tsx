import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { Button } from '../../../../ui/button/button.tsx';
import type { Choice } from './form-entry.ts';
import classes from './entry.module.css';

export interface ConflictProps {
  /** Heading of the other value. */
  readonly who: string;
  readonly onChoose: (choice: Choice) => void;
}

export interface FieldConflictProps {
  /** Label of the field. */
  readonly label: string;
  /** Person who changed the value. Null if unknown or if the form was submitted in between. */
  readonly by: string | null;
  /** True if the same person changed it in another window or on another device. */
  readonly isOwn: boolean;
  /** True if single cells of a table conflict. */
  readonly isTable: boolean;
  /** Renders both values and the selection. */
  readonly sides: (who: string) => ReactNode;
}

export interface BothAnswersProps extends ConflictProps {
  readonly mine: string;
  readonly theirs: string;
}

/** Shows the values of both people next to each other. */
export function BothAnswers({ who, mine, theirs, onChoose }: BothAnswersProps): ReactNode {
  const t = useText();
  const nothing = t('fields.nothing');
  return (
    <div className={classes.sides}>
      <div className={classes.side}>
        <span className={classes.whose}>{t('entry.conflict.mine')}</span>
        <span className={classes.answer}>{mine === '' ? nothing : mine}</span>
        <Button size="small" onClick={() => onChoose({ whose: 'MINE' })}>
          {t('entry.conflict.keepMine')}
        </Button>
      </div>
      <div className={classes.side}>
        <span className={classes.whose}>{who}</span>
        <span className={classes.answer}>{theirs === '' ? nothing : theirs}</span>
        <Button size="small" onClick={() => onChoose({ whose: 'THEIRS' })}>
          {t('entry.conflict.takeTheirs')}
        </Button>
      </div>
    </div>
  );
}

/** A conflict of two values, of which the person selects one. */
export function FieldConflict({ label, by, isOwn, isTable, sides }: FieldConflictProps): ReactNode {
  const t = useText();
  const title = isOwn
    ? t(isTable ? 'entry.conflict.ownCells' : 'entry.conflict.own')
    : by === null
      ? t(isTable ? 'entry.conflict.someoneCells' : 'entry.conflict.someone')
      : t(isTable ? 'entry.conflict.cellsBy' : 'entry.conflict.by', { name: by });
  return (
    <div
      className={classes.conflict}
      role="group"
      aria-label={t('entry.conflict.label', { field: label })}
    >
      <p className={classes.conflictTitle} role="alert">
        {title}
      </p>
      {sides(isOwn || by === null ? t('entry.conflict.stored') : by)}
    </div>
  );
}
