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
import { wantedReturn } from '../../lib/session/redirect-target.ts';
import { useSignInOf } from '../../lib/session/use-sign-in-of.ts';
import { Button } from '../../ui/button/button.tsx';
import { linkKinds, type LinkKind } from './link-kinds.ts';

export interface LinkScreenProps extends GuestScreenProps {
  readonly kind: LinkKind;
}

/** Asks for the address that gets a link. */
export function LinkRequestScreen({
  kind,
  locale,
  onLocale,
  onNavigate,
}: LinkScreenProps): ReactNode {
  const t = useText();
  const { title, text, sent, send } = linkKinds[kind];
  const [email, setEmail] = useState(() => new URLSearchParams(location.search).get('email') ?? '');
  const [error, setError] = useState<string | null>(null);
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);
  const signIn = useSignInOf(email);
  const provider = signIn?.allowsPassword === false ? signIn.provider : null;
  const submit = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (isPending || provider !== null) return;
    const refusal = emailRefusal(email.trim());
    if (refusal !== null) return setError(errorText(t, refusal));
    if (!counts('send')) return;
    setIsPending(true);
    try {
      await send({ email: email.trim(), locale, returnTo: wantedReturn(location.search) });
      onNavigate(guestPath(sent, email));
    } catch (failure) {
      setError(errorText(t, asApiError(failure)));
      setIsPending(false);
    }
  };
  return (
    <GuestFrame
      title={t(title)}
      text={t(text)}
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
        {provider !== null && (
          <p role="status">
            {t('session.ssoOnly', { provider })}{' '}
            <GuestLink href={guestPath('/login-sso', email)} onNavigate={onNavigate}>
              {t('session.continueWith', { provider })}
            </GuestLink>
          </p>
        )}
        <Button
          kind="primary"
          size="large"
          type="submit"
          fullWidth
          disabled={provider !== null}
          loading={isPending}
        >
          {t('session.sendLink')}
        </Button>
        <GuestLink href={guestPath('/login', email)} onNavigate={onNavigate}>
          {t('session.backToSignIn')}
        </GuestLink>
      </form>
    </GuestFrame>
  );
}
