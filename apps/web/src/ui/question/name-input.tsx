import { useState, type KeyboardEvent, type ReactNode } from 'react';
import type { FieldProps } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface NameInputProps extends FieldProps {
  readonly name: string;
  readonly disabled?: boolean | undefined;
  readonly autoFocus?: boolean | undefined;
  /** Returns why a name is refused, shown while typing. A refused name isn't applied. */
  readonly refusalOf?: ((name: string) => string | null) | undefined;
  readonly onRename: (name: string) => void;
}

/** Renames on blur. Keeps the old name if empty. A refused name stays so that it can be fixed. */
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
    // Escape reverts the name without closing the surrounding settings.
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
