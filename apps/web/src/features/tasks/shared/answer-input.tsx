import type { FieldValue } from '@baton/domain/field/field';
import { asCell } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/value-list';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { answerInput_field$key } from '../../../__generated__/answerInput_field.graphql.ts';
import { ValueInput } from '../../../ui/value-input/value-input.tsx';
import { PeopleField } from '../form/form-field.tsx';

export interface AnswerInputProps {
  readonly field: answerInput_field$key;
  readonly value: FieldValue | null;
  readonly error: string | null;
  readonly onChange: (value: FieldValue | null) => void;
}

/** The control for another value at a place of a form, kept only when it is sent. */
export function AnswerInput({ field, value, error, onChange }: AnswerInputProps): ReactNode {
  const data = useFragment(
    graphql`
      fragment answerInput_field on FormField {
        name
        kind
        options {
          id
          name
        }
        unit
        inputType
        people {
          id
          name
          kind
        }
      }
    `,
    field,
  );
  const { kind } = data;
  const shared = {
    label: data.name,
    required: data.inputType === 'REQUESTED' && kind !== 'CHECKBOX',
    error,
  };
  // A table is changed in its form, row by row.
  if (kind === 'TABLE') return null;
  if (kind === 'PEOPLE') {
    return (
      <PeopleField
        {...shared}
        chosen={value === null ? [] : itemsOf(value)}
        known={data.people}
        onChoose={(ids) => onChange(ids.length === 0 ? null : ids)}
      />
    );
  }
  return (
    <ValueInput
      {...shared}
      kind={kind}
      value={asCell(value)}
      unit={data.unit ?? null}
      options={data.options.map(({ id, name }) => ({ value: id, label: name }))}
      onType={onChange}
      onCommit={onChange}
    />
  );
}
