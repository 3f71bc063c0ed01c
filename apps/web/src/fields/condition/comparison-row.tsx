import type { ConditionOperator } from '@baton/domain/condition/condition';
import { arityOf } from '@baton/domain/condition/operators';
import { CircleX, Trash2 } from 'lucide-react';
import { useId, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Select } from '../../ui/select/select.tsx';
import { ComparisonValues } from './comparison-values.tsx';
import classes from './condition-parts.module.css';
import { freshComparison, type BuiltComparison, type OperandChoice } from './operand-choice.ts';

export interface ComparisonRowProps<Operand> {
  readonly value: BuiltComparison<Operand>;
  readonly choices: readonly OperandChoice<Operand>[];
  readonly idOf: (operand: Operand) => string;
  readonly disabled: boolean;
  /** Why the comparison can't be evaluated. */
  readonly fault: string | undefined;
  readonly onChange: (value: BuiltComparison<Operand>) => void;
  readonly onRemove: () => void;
}

/** Returns true for amounts, days, and people, which need their own line. */
const isWide = ({ field }: OperandChoice<unknown>): boolean =>
  field !== null &&
  ['NUMBER', 'CURRENCY', 'DATE', 'PEOPLE', 'MULTI_SELECT', 'PRODUCT_OBJECT'].includes(field.kind);

/** One comparison: operand, operator, and value. */
export function ComparisonRow<Operand>({
  value,
  choices,
  idOf,
  disabled,
  fault,
  onChange,
  onRemove,
}: ComparisonRowProps<Operand>): ReactNode {
  const t = useText();
  const faultId = useId();
  const id = idOf(value.operand);
  const selected = choices.find((one) => one.id === id);
  const compare = (next: OperandChoice<Operand> | undefined): void => {
    if (next === undefined) return;
    const fresh = freshComparison(next);
    const isKnown = next.operators.includes(value.operator);
    onChange(isKnown ? { ...fresh, operator: value.operator } : fresh);
  };
  const operate = (operator: ConditionOperator): void => {
    const isSame = arityOf(operator) === arityOf(value.operator);
    onChange({ ...value, operator, values: isSame ? value.values : [] });
  };
  return (
    <div
      className={classes.row}
      role="group"
      aria-label={t('fields.condition.comparison')}
      aria-describedby={fault === undefined ? undefined : faultId}
      data-faulty={fault === undefined ? undefined : ''}
    >
      <div className={classes.rowHead}>
        <Select
          label={t('fields.condition.operand')}
          hideLabel
          clearable={false}
          searchable
          disabled={disabled}
          value={selected?.id ?? null}
          placeholder={t('fields.condition.operandGone')}
          options={choices.map(({ id: key, label, group }) => ({ value: key, label, group }))}
          onChange={(key) => compare(choices.find((one) => one.id === key))}
        />
        {!disabled && (
          <IconButton
            label={t('fields.condition.remove')}
            icon={<Trash2 size={15} />}
            onClick={onRemove}
          />
        )}
      </div>
      {selected !== undefined && (
        <div className={classes.values} data-wide={isWide(selected) ? '' : undefined}>
          <Select<ConditionOperator>
            label={t('fields.condition.operator')}
            hideLabel
            clearable={false}
            disabled={disabled}
            value={value.operator}
            options={selected.operators.map((operator) => ({
              value: operator,
              label: t(`fields.operator.${operator}`),
            }))}
            onChange={(operator) => operate(operator ?? value.operator)}
          />
          <ComparisonValues
            key={`${id} ${value.operator}`}
            choice={selected}
            operator={value.operator}
            values={value.values}
            disabled={disabled}
            onChange={(values) => onChange({ ...value, values })}
          />
        </div>
      )}
      {fault !== undefined && (
        <p id={faultId} className={classes.fault}>
          <CircleX size={14} aria-hidden="true" />
          {fault}
        </p>
      )}
    </div>
  );
}
