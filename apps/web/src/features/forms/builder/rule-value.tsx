import { arityOf } from '@baton/domain/condition/operators';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';
import type { FormComparison } from '@baton/domain/form/form';
import { useState, type ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { MultiSelect, Select } from '../../../ui/select/select.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';

export interface RuleValueProps {
  readonly field: BlueprintField;
  readonly comparison: FormComparison;
  readonly isDisabled: boolean;
  readonly onChange: (values: readonly FieldValue[]) => void;
}

/** What a field is compared with, by its kind and by what the operator takes. */
export function RuleValue({ field, comparison, isDisabled, onChange }: RuleValueProps): ReactNode {
  const t = useText();
  const { operator, values } = comparison;
  const arity = arityOf(operator);
  const shared = { label: t('fields.condition.value'), hideLabel: true, disabled: isDisabled };
  const options = field.options.map(({ id, name }) => ({ value: id, label: name }));
  if (arity === 'NONE') return null;
  if (field.kind === 'CHECKBOX')
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
  if (arity === 'LIST')
    return (
      <MultiSelect
        {...shared}
        value={values.filter((one) => typeof one === 'string')}
        options={options}
        onChange={onChange}
      />
    );
  if (field.kind === 'SELECT')
    return (
      <Select
        {...shared}
        clearable={false}
        value={typeof values[0] === 'string' ? values[0] : null}
        options={options}
        onChange={(chosen) => onChange(chosen === null ? [] : [chosen])}
      />
    );
  const count = arity === 'TWO' ? 2 : 1;
  const isNumber = field.kind === 'NUMBER' || field.kind === 'CURRENCY';
  return Array.from({ length: count }, (_, at) => (
    <TypedValue
      // The first and the second value: their places are their names.
      // oxlint-disable-next-line react/no-array-index-key
      key={`${operator} ${at}`}
      label={at === 1 ? t('fields.condition.secondValue') : shared.label}
      isDisabled={isDisabled}
      isNumber={isNumber}
      isDate={field.kind === 'DATE'}
      stored={values[at]}
      onCommit={(next) => {
        const both = Array.from({ length: count }, (_none, n) => (n === at ? next : values[n]));
        onChange(both.filter((one) => one !== undefined));
      }}
    />
  ));
}

interface TypedValueProps {
  readonly label: string;
  readonly isDisabled: boolean;
  readonly isNumber: boolean;
  readonly isDate: boolean;
  readonly stored: FieldValue | undefined;
  readonly onCommit: (value: FieldValue | undefined) => void;
}

/** Typed first, taken when the field is left. */
function TypedValue({
  label,
  isDisabled,
  isNumber,
  isDate,
  stored,
  onCommit,
}: TypedValueProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const commit = (): void => {
    if (typed === null) return;
    setTyped(null);
    if (typed.trim() === '') return onCommit(undefined);
    const number = Number(typed.replace(',', '.'));
    if (!isNumber) onCommit(typed.trim());
    else if (Number.isFinite(number)) onCommit(number);
  };
  return (
    <TextInput
      label={label}
      hideLabel
      disabled={isDisabled}
      placeholder={isDate ? '2026-12-31' : undefined}
      value={typed ?? (stored === undefined ? '' : String(stored))}
      onChange={setTyped}
      onBlur={commit}
    />
  );
}
