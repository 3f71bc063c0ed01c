import { useState, type ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface NameInputProps extends FieldProps {
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  readonly onRename: (name: string) => void;
}

/** Renames when it is left; without a name it keeps the one it had. */
export function NameInput({ name, onRename, ...field }: NameInputProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  return (
    <TextInput
      {...field}
      value={typed ?? name}
      onChange={setTyped}
      onBlur={() => {
        const next = typed?.trim() ?? name;
        setTyped(null);
        if (next !== '' && next !== name) onRename(next);
      }}
    />
  );
}
