import { useState, type FormEvent, type ReactNode } from 'react';
import classes from './guest-form.module.css';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

export interface CodeFormProps {
  readonly submitLabel: string;
  /** Sends the code. A refusal is shown at the field. */
  readonly onSubmit: (code: string) => Promise<void>;
  /** Called if the sign-in took too long. */
  readonly onExpired: () => void;
}

/** Asks for a code of the authenticator app or, at sign-in, a recovery code. */
export function CodeForm({ submitLabel, onSubmit, onExpired }: CodeFormProps): ReactNode {
  const t = useText();
  const [code, setCode] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    if (code.trim() === '') return setError(t('errors.Required'));
    setIsPending(true);
    try {
      await onSubmit(code);
    } catch (thrown) {
      const refused = asApiError(thrown);
      if (refused.code === 'SignInExpired') return onExpired();
      setError(errorText(t, refused));
      setIsPending(false);
    }
  };
  return (
    <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
      <TextInput
        label={t('session.code')}
        name="code"
        size="large"
        autoComplete="one-time-code"
        autoCapitalize="none"
        spellCheck={false}
        autoFocus
        required
        value={code}
        error={error}
        onChange={(value) => {
          setCode(value);
          setError(null);
        }}
      />
      <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
        {submitLabel}
      </Button>
    </form>
  );
}
