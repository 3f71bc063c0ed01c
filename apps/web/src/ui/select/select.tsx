import type { ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { OptionPicker, type OptionPickerProps } from '../option-picker/option-picker.tsx';
import type { Option } from '../option-picker/option.ts';

type Shared<Value extends string> = FieldProps &
  Pick<
    OptionPickerProps<Value>,
    | 'options'
    | 'clearable'
    | 'searchable'
    | 'placeholder'
    | 'disabled'
    | 'isLoading'
    | 'onSearch'
    | 'withTyped'
    | 'autoFocus'
    | 'onBlur'
  > & {
    /** Selected options that the current search results don't have to contain. */
    readonly known?: readonly Option<Value>[] | undefined;
  };

const chosenOf = <Value extends string>(
  value: Value,
  options: readonly Option<Value>[],
  known: readonly Option<Value>[],
): readonly Option<Value>[] => {
  const option = [...options, ...known].find((one) => one.value === value);
  return option === undefined ? [] : [option];
};

export type SelectProps<Value extends string> = Shared<Value> & {
  readonly value: Value | null;
  readonly onChange: (value: Value | null) => void;
};

/** A single select with search and a clear button. A required field can't be cleared. */
export function Select<Value extends string>({
  value,
  onChange,
  known = [],
  clearable,
  ...rest
}: SelectProps<Value>): ReactNode {
  return (
    <OptionPicker
      {...rest}
      clearable={clearable ?? rest.required !== true}
      isMultiple={false}
      chosen={value === null ? [] : chosenOf(value, rest.options, known)}
      onChange={([option]) => onChange(option?.value ?? null)}
    />
  );
}

export type MultiSelectProps<Value extends string> = Shared<Value> & {
  readonly value: readonly Value[];
  readonly onChange: (value: readonly Value[]) => void;
};

export function MultiSelect<Value extends string>({
  value,
  onChange,
  known = [],
  ...rest
}: MultiSelectProps<Value>): ReactNode {
  const selected = value.flatMap((one) => chosenOf(one, rest.options, known));
  return (
    <OptionPicker
      {...rest}
      isMultiple
      chosen={selected}
      onChange={(next) => onChange(next.map((option) => option.value))}
    />
  );
}
