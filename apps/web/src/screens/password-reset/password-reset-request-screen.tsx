import { useState, type FormEvent, type ReactNode } from 'react';
import { emailRefusal } from '@baton/domain/party/person-rules';
import classes from '../../features/guest/guest-form.module.css';
import { GuestFrame } from '../../features/guest/guest-frame.tsx';
import { GuestLink, withEmail, type GuestNavigate } from '../../features/guest/guest-link.tsx';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import type { LocaleName } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { requestPasswordReset } from '../../lib/session/new-password.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

export interface PasswordResetScreenProps {
  readonly locale: LocaleName;
  readonly onLocale: (locale: LocaleName) => void;
  readonly onNavigate: GuestNavigate;
}

/** Asks for the address that gets a link to set a new password. */
export function PasswordResetRequestScreen({
  locale,
  onLocale,
  onNavigate,
}: PasswordResetScreenProps): ReactNode {
  const t = useText();
  const [email, setEmail] = useState(() => new URLSearchParams(location.search).get('email') ?? '');
  const [error, setError] = useState<string | null>(null);
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const refusal = emailRefusal(email.trim());
    if (refusal !== null) return setError(errorText(t, refusal));
    setIsPending(true);
    try {
      await requestPasswordReset({ email: email.trim(), locale });
      onNavigate(withEmail('/password-reset-sent', email));
    } catch (failure) {
      setError(errorText(t, asApiError(failure)));
      setIsPending(false);
    }
  };
  return (
    <GuestFrame
      title={t('session.resetTitle')}
      text={t('session.resetText')}
      locale={locale}
      onLocale={onLocale}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <TextInput
          label={t('session.email')}
          type="email"
          name="email"
          size="large"
          autoComplete="username"
          autoFocus
          required
          value={email}
          error={error}
          onChange={(value) => {
            setEmail(value);
            setError(null);
          }}
        />
        <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
          {t('session.sendLink')}
        </Button>
        <GuestLink href={withEmail('/login', email)} onNavigate={onNavigate}>
          {t('session.backToSignIn')}
        </GuestLink>
      </form>
    </GuestFrame>
  );
}
