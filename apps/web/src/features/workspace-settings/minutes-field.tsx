import { useState, type ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { minutesText, readMinutes } from './minutes-text.ts';

export interface MinutesFieldProps {
  readonly label: string;
  readonly isEnd: boolean;
  readonly value: number;
  readonly onChange: (minutes: number) => void;
}

/** A time of day. Invalid text reverts to the previous time. */
export function MinutesField({ label, isEnd, value, onChange }: MinutesFieldProps): ReactNode {
  const { clock } = useFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const commit = (): void => {
    const minutes = draft === null ? null : readMinutes(draft, isEnd);
    setDraft(null);
    if (minutes !== null) onChange(minutes);
  };
  return (
    <TextInput
      label={label}
      hideLabel
      value={draft ?? minutesText(value, clock)}
      onChange={setDraft}
      onBlur={commit}
    />
  );
}
