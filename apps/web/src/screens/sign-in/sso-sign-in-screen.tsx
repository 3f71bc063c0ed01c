import { useState, type FormEvent, type ReactNode } from 'react';
import { emailRefusal } from '@baton/domain/party/person-rules';
import { EmailField } from '../../features/session/email-field.tsx';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useDebounce } from '../../lib/session/guest-timings.ts';
import { openProvider, providerError } from '../../lib/session/provider-sign-in.ts';
import { Button } from '../../ui/button/button.tsx';

/** Asks for the address, and opens the page of its identity provider. */
export function SsoSignInScreen({ locale, onLocale, onNavigate }: GuestScreenProps): ReactNode {
  const t = useText();
  const [email, setEmail] = useState(() => new URLSearchParams(location.search).get('email') ?? '');
  const [error, setError] = useState(() => providerError(location.search, t));
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending) return;
    const refusal = emailRefusal(email.trim());
    if (refusal !== null) return setError(errorText(t, refusal));
    if (!counts('open')) return;
    setIsPending(true);
    try {
      await openProvider({ email: email.trim() });
    } catch (failure) {
      setError(errorText(t, asApiError(failure)));
      setIsPending(false);
    }
  };
  return (
    <GuestFrame
      title={t('session.ssoTitle')}
      text={t('session.ssoText')}
      isBusy={isPending}
      locale={locale}
      onLocale={onLocale}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        <EmailField
          value={email}
          error={error}
          onChange={(value) => {
            setEmail(value);
            setError(null);
          }}
        />
        <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
          {t('session.continue')}
        </Button>
        <GuestLink href={guestPath('/login', email)} onNavigate={onNavigate}>
          {t('session.backToSignIn')}
        </GuestLink>
      </form>
    </GuestFrame>
  );
}
