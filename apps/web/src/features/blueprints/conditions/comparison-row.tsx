import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { Comparison, ConditionOperator } from '@baton/domain/condition/condition';
import { arityOf } from '@baton/domain/condition/operators';
import type { CellContent, FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { IconButton } from '../../../ui/button/icon-button.tsx';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { ValueInput, type InputValue } from '../../../ui/value-input/value-input.tsx';
import { useEditorState } from '../editor/editor-context.ts';
import { operandId, type OperandChoice } from './operands.ts';
import classes from './condition-section.module.css';

export interface ComparisonRowProps {
  readonly value: Comparison;
  readonly operands: readonly OperandChoice[];
  readonly onChange: (value: Comparison) => void;
  readonly onRemove: () => void;
}

/** One comparison: what, how, with what. */
export function ComparisonRow({
  value,
  operands,
  onChange,
  onRemove,
}: ComparisonRowProps): ReactNode {
  const t = useText();
  const { isEditable } = useEditorState();
  const id = operandId(value.operand);
  const chosen = operands.find((one) => one.id === id);
  const compare = (next: OperandChoice | undefined): void => {
    if (next === undefined) return;
    const operator = next.operators.includes(value.operator)
      ? value.operator
      : (next.operators[0] ?? 'NOT_EMPTY');
    onChange({ ...value, operand: next.operand, operator, values: [] });
  };
  const operate = (operator: ConditionOperator): void => {
    const isSame = arityOf(operator) === arityOf(value.operator);
    onChange({ ...value, operator, values: isSame ? value.values : [] });
  };
  return (
    <div className={classes.row}>
      <div className={classes.rowHead}>
        <Select
          label={t('fields.condition.operand')}
          hideLabel
          clearable={false}
          searchable
          disabled={!isEditable}
          value={chosen?.id ?? null}
          placeholder={t('fields.condition.operandGone')}
          options={operands.map(({ id: key, label, group }) => ({ value: key, label, group }))}
          onChange={(key) => compare(operands.find((one) => one.id === key))}
        />
        {isEditable && (
          <IconButton
            label={t('fields.condition.remove')}
            icon={<Trash2 size={15} />}
            onClick={onRemove}
          />
        )}
      </div>
      {chosen !== undefined && (
        <div className={classes.values}>
          <Select<ConditionOperator>
            label={t('fields.condition.operator')}
            hideLabel
            clearable={false}
            disabled={!isEditable}
            value={value.operator}
            options={chosen.operators.map((operator) => ({
              value: operator,
              label: t(`fields.operator.${operator}`),
            }))}
            onChange={(operator) => operate(operator ?? value.operator)}
          />
          <Values
            choice={chosen}
            value={value}
            isDisabled={!isEditable}
            onChange={(values) => onChange({ ...value, values })}
          />
        </div>
      )}
    </div>
  );
}

interface ValuesProps {
  readonly choice: OperandChoice;
  readonly value: Comparison;
  readonly isDisabled: boolean;
  readonly onChange: (values: readonly FieldValue[]) => void;
}

/** The control for what is compared with, by the kind of the field and what the operator takes. */
function Values({ choice, value, isDisabled, onChange }: ValuesProps): ReactNode {
  const t = useText();
  const { field, operand } = choice;
  const { operator, values } = value;
  const arity = arityOf(operator);
  const label = t('fields.condition.value');
  const shared = { label, hideLabel: true, disabled: isDisabled };
  if (arity === 'NONE') return null;
  if (operand.kind === 'TASK' && operand.fact === 'OUTCOME') {
    return (
      <Select
        {...shared}
        clearable={false}
        value={typeof values[0] === 'string' ? values[0] : null}
        options={[
          { value: 'APPROVED', label: t('fields.outcome.APPROVED') },
          { value: 'REJECTED', label: t('fields.outcome.REJECTED') },
        ]}
        onChange={(outcome) => onChange(outcome === null ? [] : [outcome])}
      />
    );
  }
  if (field === null || field.kind === 'CHECKBOX') {
    return (
      <Select
        {...shared}
        clearable={false}
        value={typeof values[0] === 'boolean' ? String(values[0]) : null}
        options={[
          { value: 'true', label: t('fields.yes') },
          { value: 'false', label: t('fields.no') },
        ]}
        onChange={(chosen) => onChange(chosen === null ? [] : [chosen === 'true'])}
      />
    );
  }
  if (arity === 'LIST') {
    return (
      <MultiSelect
        {...shared}
        value={values.filter((one) => typeof one === 'string')}
        options={field.options.map(({ id, name }) => ({ value: id, label: name }))}
        onChange={onChange}
      />
    );
  }
  if (
    field.kind === 'PEOPLE' ||
    field.kind === 'MULTI_SELECT' ||
    field.kind === 'TABLE' ||
    isDocumentKind(field.kind)
  )
    return null;
  const kind = field.kind;
  const count = arity === 'TWO' ? 2 : 1;
  return Array.from({ length: count }, (_, at) => (
    <TypedValue
      // The first and the second value: their places are their names.
      // oxlint-disable-next-line react/no-array-index-key
      key={`${operator} ${at}`}
      {...shared}
      label={at === 1 ? t('fields.condition.secondValue') : label}
      stored={asCell(values[at] ?? null)}
      kind={kind === 'EMAIL' || kind === 'PHONE' ? 'TEXT' : kind}
      unit={field.unit}
      options={field.options.map(({ id, name }) => ({ value: id, label: name }))}
      onCommit={(next) => {
        const both = count === 2 ? [values[0], values[1]] : [values[0]];
        both[at] = next ?? undefined;
        onChange(both.filter((one) => one !== undefined));
      }}
    />
  ));
}

interface TypedValueProps {
  readonly label: string;
  readonly hideLabel: boolean;
  readonly disabled: boolean;
  readonly stored: CellContent | null;
  readonly kind: 'TEXT' | 'NUMBER' | 'CURRENCY' | 'DATE' | 'SELECT';
  readonly unit: string | null;
  readonly options: readonly { readonly value: string; readonly label: string }[];
  readonly onCommit: (value: InputValue) => void;
}

/** Typed first, taken when the field is left. */
function TypedValue({ stored, kind, onCommit, ...rest }: TypedValueProps): ReactNode {
  const [typed, setTyped] = useState<{ readonly value: InputValue } | null>(null);
  const value = typed === null ? stored : typed.value;
  const commit = (next: InputValue): void => {
    setTyped(null);
    const kept = next === '' ? null : next;
    if (kept !== stored) onCommit(kept);
  };
  if (kind === 'TEXT') {
    const { label, hideLabel, disabled } = rest;
    return (
      <TextInput
        {...{ label, hideLabel, disabled }}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => setTyped({ value: text })}
        onBlur={() => commit(value)}
      />
    );
  }
  return (
    <ValueInput
      {...rest}
      kind={kind}
      value={value}
      onType={(next) => setTyped({ value: next })}
      onCommit={commit}
    />
  );
}
