import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';

export interface EmailFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (email: string) => void;
}

/** The address of the person, which password managers fill in. */
export function EmailField(props: EmailFieldProps): ReactNode {
  const t = useText();
  return (
    <TextInput
      label={t('session.email')}
      type="email"
      name="email"
      size="large"
      autoComplete="username"
      autoFocus
      required
      {...props}
    />
  );
}
