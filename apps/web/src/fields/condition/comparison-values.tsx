import type { ConditionOperator } from '@baton/domain/condition/condition';
import { arityOf } from '@baton/domain/condition/operators';
import { isDocumentKind } from '@baton/domain/field/document-kinds';
import type { BlueprintField, FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { useState, type ReactNode } from 'react';
import { controlOf, inputShape, isPlainKind } from '../../lib/fields/input-shape.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import { useKnownParties } from '../../lib/parties/use-known-parties.ts';
import { Select } from '../../ui/select/select.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { ValueInput, type InputValue } from '../../ui/value-input/value-input.tsx';
import { PeopleField } from '../answer/people-field.tsx';
import { DocumentValues } from './document-values.tsx';
import type { OperandChoice } from './operand-choice.ts';

export interface ComparisonValuesProps {
  readonly choice: OperandChoice<unknown>;
  readonly operator: ConditionOperator;
  readonly values: readonly FieldValue[];
  readonly disabled: boolean;
  readonly onChange: (values: readonly FieldValue[]) => void;
}

const texts = (values: readonly FieldValue[]): readonly string[] =>
  values.filter((one) => typeof one === 'string');

/** The inputs for a comparison, by field type and operator. */
export function ComparisonValues({
  choice: { field, isOutcome },
  operator,
  values,
  disabled,
  onChange,
}: ComparisonValuesProps): ReactNode {
  const t = useText();
  const arity = arityOf(operator);
  const shared = { label: t('fields.condition.value'), hideLabel: true, disabled };
  if (arity === 'NONE') return null;
  if (isOutcome) {
    return (
      <Select
        {...shared}
        clearable={false}
        value={texts(values)[0] ?? null}
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
  if (field.kind === 'PEOPLE') return <People {...{ shared, values, onChange }} />;
  if (isDocumentKind(field.kind)) return <DocumentValues {...{ ...shared, values, onChange }} />;
  if (arity === 'LIST') return <Choices {...{ shared, field, values, onChange }} />;
  return (
    <TypedValues
      key={`${operator} ${field.key}`}
      {...{ field, operator, values, disabled, onChange }}
    />
  );
}

interface ValuesProps extends Omit<ComparisonValuesProps, 'choice'> {
  readonly field: BlueprintField;
}

/** One value, or two that keep their inputs until both are entered. */
function TypedValues({ field, operator, values, disabled, onChange }: ValuesProps): ReactNode {
  const t = useText();
  const [begun, setBegun] = useState<readonly (FieldValue | null)[]>(values);
  // A part of an email address or number is compared as text.
  const isText = operator === 'CONTAINS' || operator === 'NOT_CONTAINS';
  const places = (['FIRST', 'SECOND'] as const).slice(0, arityOf(operator) === 'TWO' ? 2 : 1);
  const shown = values.length < places.length ? begun : values;
  return places.map((place, at) => (
    <TypedValue
      key={place}
      label={t(place === 'SECOND' ? 'fields.condition.secondValue' : 'fields.condition.value')}
      disabled={disabled}
      stored={shown[at] ?? null}
      field={isText ? null : field}
      onCommit={(next) => {
        const both = places.map((_, n) => (n === at ? next : (shown[n] ?? null)));
        const present = both.filter((one) => one !== null);
        setBegun(both);
        if (present.length === places.length) onChange(present);
        else if (values.length > 0) onChange([]);
      }}
    />
  ));
}

interface ChoicesProps extends Pick<PeopleProps, 'shared' | 'values' | 'onChange'> {
  readonly field: BlueprintField;
}

/** Options, and texts if people can add options. */
function Choices({ shared, field, values, onChange }: ChoicesProps): ReactNode {
  const today = useToday();
  const choose = (chosen: InputValue): void =>
    onChange(typeof chosen === 'object' && chosen !== null ? chosen : []);
  return (
    <ValueInput
      {...shared}
      {...inputShape(field, today)}
      kind="MULTI_SELECT"
      isSingle={false}
      value={texts(values)}
      onType={choose}
      onCommit={choose}
    />
  );
}

interface PeopleProps {
  readonly shared: {
    readonly label: string;
    readonly hideLabel: boolean;
    readonly disabled: boolean;
  };
  readonly values: readonly FieldValue[];
  readonly onChange: (values: readonly FieldValue[]) => void;
}

function People({ shared, values, onChange }: PeopleProps): ReactNode {
  const selected = texts(values);
  const known = useKnownParties(selected);
  return <PeopleField {...shared} multiple chosen={selected} known={known} onChoose={onChange} />;
}

interface TypedValueProps {
  readonly label: string;
  readonly disabled: boolean;
  readonly stored: FieldValue | null;
  /** Null for plain text. */
  readonly field: BlueprintField | null;
  readonly onCommit: (value: FieldValue | null) => void;
}

/** Typed text, applied on blur. */
function TypedValue({ stored, field, onCommit, label, disabled }: TypedValueProps): ReactNode {
  const today = useToday();
  const [typed, setTyped] = useState<{ readonly value: InputValue } | null>(null);
  const value = typed === null ? asCell(stored) : typed.value;
  const commit = (next: InputValue): void => {
    setTyped(null);
    const kept = next === '' ? null : next;
    if (kept !== stored) onCommit(kept);
  };
  const shared = { label, hideLabel: true, disabled };
  if (field === null || field.kind === 'TEXT') {
    return (
      <TextInput
        {...shared}
        value={typeof value === 'string' ? value : ''}
        onChange={(text) => setTyped({ value: text })}
        onBlur={() => commit(value)}
      />
    );
  }
  if (!isPlainKind(field.kind)) return null;
  const { earliest: _, latest: _none, ...shape } = inputShape(field, today);
  return (
    <ValueInput
      {...shared}
      {...shape}
      kind={controlOf(field.kind)}
      value={value}
      onType={(next) => setTyped({ value: next })}
      onCommit={commit}
    />
  );
}
