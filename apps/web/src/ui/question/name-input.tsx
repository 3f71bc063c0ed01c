import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface NameInputProps extends FieldProps {
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Why it cannot be called so, said while it is typed; such a name is not taken. */
  readonly refusalOf?: ((name: string) => string | null) | undefined;
  readonly onRename: (name: string) => void;
}

/** Renames when it is left; without a name it keeps the one it had. What is refused stays to be mended. */
export function NameInput({
  name,
  refusalOf = () => null,
  error,
  onRename,
  ...field
}: NameInputProps): ReactNode {
  const [typed, setTyped] = useState<string | null>(null);
  const next = typed?.trim() ?? name;
  const refusal = next === name ? null : refusalOf(next);
  const onKeyDown = (event: KeyboardEvent): void => {
    // Taken back is the name; what it stands in stays open.
    if (event.key !== 'Escape' || typed === null) return;
    event.stopPropagation();
    setTyped(null);
  };
  return (
    <TextInput
      {...field}
      value={typed ?? name}
      error={refusal ?? error}
      onChange={setTyped}
      onKeyDown={onKeyDown}
      onBlur={() => {
        if (next !== '' && refusal !== null) return;
        setTyped(null);
        if (next !== '' && next !== name) onRename(next);
      }}
    />
  );
}
