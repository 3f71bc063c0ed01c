import type { ReactNode } from 'react';
import { Avatar, type AvatarKind } from '../avatar/avatar.tsx';
import type { FieldProps } from '../field/field.tsx';
import { OptionPicker } from '../option-picker/option-picker.tsx';
import type { Option } from '../option-picker/option.ts';

export interface PartyOption {
  readonly id: string;
  readonly name: string;
  readonly kind: AvatarKind;
  /** An email address or the number of members. */
  readonly detail?: string | undefined;
}

export interface PartyPickerProps extends FieldProps {
  readonly parties: readonly PartyOption[];
  readonly value: readonly PartyOption[];
  readonly onChange: (value: readonly PartyOption[]) => void;
  readonly onSearch?: ((query: string) => void) | undefined;
  readonly isLoading?: boolean | undefined;
  readonly multiple?: boolean | undefined;
  readonly disabled?: boolean | undefined;
  readonly placeholder?: string | undefined;
  readonly autoFocus?: boolean | undefined;
}

const asOption = ({ id, name, kind, detail }: PartyOption): Option => ({
  value: id,
  label: name,
  description: detail,
  icon: <Avatar name={name} kind={kind} size={16} isDecorative />,
});

/** Picks people, teams, and roles. The caller provides the options. */
export function PartyPicker({
  parties,
  value,
  onChange,
  multiple = true,
  ...rest
}: PartyPickerProps): ReactNode {
  const known = new Map([...parties, ...value].map((party) => [party.id, party]));
  return (
    <OptionPicker
      {...rest}
      isMultiple={multiple}
      options={parties.map(asOption)}
      chosen={value.map(asOption)}
      onChange={(chosen) => onChange(chosen.flatMap(({ value: id }) => known.get(id) ?? []))}
    />
  );
}
