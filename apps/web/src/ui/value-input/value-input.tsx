import type { ReactNode } from 'react';
import { Checkbox } from '../checkbox/checkbox.tsx';
import { DatePicker } from '../date-picker/date-picker.tsx';
import type { FieldProps } from '../field/field.tsx';
import { NumberInput } from '../number-input/number-input.tsx';
import type { Option } from '../option-picker/option.ts';
import { MultiSelect, Select } from '../select/select.tsx';
import { TextArea } from '../text-area/text-area.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import classes from './value-input.module.css';

export type ValueInputKind =
  | 'TEXT'
  | 'NUMBER'
  | 'CURRENCY'
  | 'DATE'
  | 'SELECT'
  | 'MULTI_SELECT'
  | 'EMAIL'
  | 'PHONE'
  | 'CHECKBOX';

export type InputValue = string | number | boolean | readonly string[] | null;

export interface ValueInputProps extends FieldProps {
  readonly kind: ValueInputKind;
  readonly value: InputValue;
  readonly options: readonly Option[];
  /** Currency: its code. */
  readonly unit: string | null;
  readonly disabled?: boolean | undefined;
  /** While it is typed. */
  readonly onType: (value: InputValue) => void;
  /** When it is left, or at once where a choice says it all (specification 4.5). */
  readonly onCommit: (value: InputValue) => void;
}

const asText = (value: InputValue): string => (typeof value === 'string' ? value : '');
const asList = (value: InputValue): readonly string[] =>
  typeof value === 'object' && value !== null ? value : [];

/** The control for a value of a kind; people have a picker of their own. */
export function ValueInput({
  kind,
  value,
  options,
  unit,
  onType,
  onCommit,
  ...field
}: ValueInputProps): ReactNode {
  const leaves = { onBlur: () => onCommit(value) };
  switch (kind) {
    case 'TEXT':
      return <TextArea {...field} {...leaves} rows={1} value={asText(value)} onChange={onType} />;
    case 'EMAIL':
    case 'PHONE':
      return (
        <TextInput
          {...field}
          {...leaves}
          type={kind === 'EMAIL' ? 'email' : 'tel'}
          placeholder={kind === 'PHONE' ? '+44 20 7946 0000' : undefined}
          value={asText(value)}
          onChange={onType}
        />
      );
    case 'NUMBER':
    case 'CURRENCY':
      return (
        <NumberInput
          {...field}
          {...leaves}
          maxFractionDigits={kind === 'CURRENCY' ? 2 : 8}
          suffix={unit ?? undefined}
          value={typeof value === 'number' ? value : null}
          onChange={onType}
        />
      );
    case 'DATE':
      return <DatePicker {...field} value={asText(value) || null} onChange={onCommit} />;
    case 'SELECT':
      return (
        <Select
          {...field}
          options={options}
          searchable={options.length > 7}
          clearable
          value={asText(value) || null}
          onChange={onCommit}
        />
      );
    case 'MULTI_SELECT':
      return (
        <MultiSelect
          {...field}
          options={options}
          searchable={options.length > 7}
          value={asList(value)}
          onChange={(chosen) => onCommit(chosen.length === 0 ? null : chosen)}
        />
      );
    case 'CHECKBOX': {
      const { label, description, error, disabled, status } = field;
      return (
        <div className={classes.box}>
          <Checkbox
            {...{ label, error, disabled }}
            description={typeof description === 'string' ? description : undefined}
            checked={value === true}
            onChange={onCommit}
          />
          {status !== undefined && <span className={classes.status}>{status}</span>}
        </div>
      );
    }
  }
}
