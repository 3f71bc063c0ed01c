import { emailRefusal } from '@baton/domain/party/person-rules';
import { useState, type FormEvent, type ReactNode } from 'react';
import { EmailField } from '../../features/session/email-field.tsx';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { requestConfirmation } from '../../lib/session/address-confirmation.ts';
import { useDebounce, useRedirect } from '../../lib/session/guest-timings.ts';
import { wantedReturn } from '../../lib/session/redirect-target.ts';
import { Button } from '../../ui/button/button.tsx';

type State = 'IDLE' | 'PENDING' | 'NEEDS_EMAIL' | 'ERROR' | 'ALREADY_CONFIRMED';

/** Sends the message that confirms an address. Requestors of a public form enter theirs first. */
export function RequestVerificationScreen({
  locale,
  onLocale,
  onNavigate,
}: GuestScreenProps): ReactNode {
  const t = useText();
  const [token] = useState(() => new URLSearchParams(location.search).get('token') ?? '');
  const [state, setState] = useState<State>(token === '' ? 'ERROR' : 'IDLE');
  const [asksEmail, setAsksEmail] = useState(false);
  const [email, setEmail] = useState('');
  const [error, setError] = useState<string | null>(null);
  const counts = useDebounce();
  const wanted = wantedReturn(location.search).redirect;
  useRedirect(state === 'ALREADY_CONFIRMED', () => location.assign(wanted));

  const send = async (event: FormEvent): Promise<void> => {
    event.preventDefault();
    if (state === 'PENDING') return;
    const refusal = asksEmail ? emailRefusal(email.trim()) : null;
    if (refusal !== null) return setError(errorText(t, refusal));
    if (!counts(asksEmail ? 'address' : 'link')) return;
    setState('PENDING');
    setError(null);
    const address = asksEmail ? email.trim() : null;
    try {
      await requestConfirmation(token, address, locale);
      onNavigate(guestPath('/verification-sent', address ?? '', { token }));
    } catch (failure) {
      const refused = asApiError(failure);
      if (refused.code === 'AddressMissing') {
        setAsksEmail(true);
        setState('NEEDS_EMAIL');
      } else if (refused.code === 'AddressAlreadyConfirmed') setState('ALREADY_CONFIRMED');
      else if (refused.code === 'LinkInvalid') setState('ERROR');
      else {
        setError(errorText(t, refused));
        setState(asksEmail ? 'NEEDS_EMAIL' : 'IDLE');
      }
    }
  };
  const frame = { locale, onLocale, isBusy: state === 'PENDING' };
  if (state === 'ERROR')
    return (
      <GuestFrame
        {...frame}
        title={t('session.linkInvalidTitle')}
        text={t('session.confirmTokenInvalid')}
      >
        <div className={classes.form}>
          <GuestLink href={guestPath('/login')} onNavigate={onNavigate}>
            {t('session.backToSignIn')}
          </GuestLink>
        </div>
      </GuestFrame>
    );
  if (state === 'ALREADY_CONFIRMED')
    return (
      <GuestFrame
        {...frame}
        title={t('session.addressConfirmed')}
        text={t('session.confirmedRedirect')}
      >
        <div className={classes.form}>
          <a className={classes.link} href={wanted}>
            {t('session.continue')}
          </a>
        </div>
      </GuestFrame>
    );
  return (
    <GuestFrame
      {...frame}
      title={t('session.confirmAddressTitle')}
      text={t(asksEmail ? 'session.confirmEnterAddress' : 'session.confirmAddressText')}
    >
      <form className={classes.form} onSubmit={(event) => void send(event)} noValidate>
        {asksEmail ? (
          <EmailField
            value={email}
            error={error}
            onChange={(value) => {
              setEmail(value);
              setError(null);
            }}
          />
        ) : (
          <div className={classes.failure} role="alert" hidden={error === null}>
            {error}
          </div>
        )}
        <Button kind="primary" size="large" type="submit" fullWidth loading={state === 'PENDING'}>
          {t('session.sendLink')}
        </Button>
      </form>
    </GuestFrame>
  );
}
