import type { FieldShape, FieldValue } from '@baton/domain/field/field';
import type { ReactNode } from 'react';
import { viewKind } from '../../lib/fields/input-shape.ts';
import { useValueText } from '../../lib/fields/use-value-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { ValueView } from '../../ui/value-input/value-view.tsx';
import classes from './answer-view.module.css';
import { TableField } from './table-field.tsx';

export interface AnswerViewProps {
  readonly label: string;
  readonly shape: FieldShape;
  readonly value: FieldValue | null;
  readonly people: readonly FoundParty[];
  /** Key for stored column widths of a table. */
  readonly storageKey: string;
}

/** A read-only value. */
export function AnswerView({
  label,
  shape,
  value,
  people,
  storageKey,
}: AnswerViewProps): ReactNode {
  const t = useText();
  const valueText = useValueText();
  const { kind, constraints } = shape;
  if (kind === 'TABLE')
    return (
      <TableField
        {...{ label, shape, value, storageKey }}
        known={people}
        isReadOnly
        isJudged={false}
        onCommit={() => undefined}
      />
    );
  const nameOf = (id: string): string => people.find((party) => party.id === id)?.name ?? '…';
  return (
    <div className={classes.answer} role="group" aria-label={label}>
      <span className={classes.label}>{label}</span>
      {value === null ? (
        <span className={classes.nothing}>{t('fields.nothing')}</span>
      ) : (
        <ValueView
          kind={viewKind(kind)}
          text={valueText(shape, value, nameOf)}
          isMarkdown={constraints.markdown}
        />
      )}
    </div>
  );
}
