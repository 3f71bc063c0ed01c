import { useState, type FormEvent, type ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { resetSecondFactor } from '../../lib/session/account-links.ts';
import { takeLinkSecret } from '../../lib/session/link-secret.ts';
import { useDebounce, useRedirect } from '../../lib/session/guest-timings.ts';
import { Button } from '../../ui/button/button.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

type State = 'prompt' | 'done' | 'invalid' | 'off';

/** Turns off two-step sign-in with the link of a message, after a click. */
export function SecondFactorResetScreen({
  locale,
  onLocale,
  onNavigate,
}: GuestScreenProps): ReactNode {
  const t = useText();
  const [token] = useState(() => takeLinkSecret('verificationUUID'));
  const [{ email, timestamp }] = useState(() => {
    const query = new URLSearchParams(location.search);
    return { email: query.get('email') ?? '', timestamp: query.get('timestamp') ?? '' };
  });
  const isComplete = ![email, token, timestamp].includes('');
  const [state, setState] = useState<State>(isComplete ? 'prompt' : 'invalid');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [password, setPassword] = useState('');
  const [error, setError] = useState<string | null>(null);
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);
  const signIn = guestPath('/login', email);
  useRedirect(state === 'done', () => onNavigate(signIn));

  const reset = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    if (password === '') {
      setError(t('errors.Required'));
      return;
    }
    if (!counts('reset')) return;
    setIsPending(true);
    setFailure(null);
    try {
      await resetSecondFactor({ token, password, locale });
      setState('done');
    } catch (thrown) {
      const refused = asApiError(thrown);
      if (refused.code === 'LinkInvalid') setState('invalid');
      else if (refused.code === 'NoSecondFactor') setState('off');
      else if (refused.code === 'PasswordWrong') setError(errorText(t, refused));
      else setFailure(refused);
    }
    setIsPending(false);
  };
  const frame = { locale, onLocale, isBusy: isPending };
  if (state === 'prompt')
    return (
      <GuestFrame
        {...frame}
        title={t('session.mfaResetTitle')}
        text={t('session.mfaResetPrompt', { email })}
      >
        <form className={classes.form} onSubmit={(event) => void reset(event)} noValidate>
          {/* Lets a password manager find the password of this email address. */}
          <input
            className="visually-hidden"
            type="text"
            name="email"
            autoComplete="username"
            value={email}
            readOnly
            tabIndex={-1}
            aria-hidden="true"
          />
          <TextInput
            label={t('session.password')}
            type="password"
            size="large"
            required
            autoComplete="current-password"
            value={password}
            error={error}
            onChange={(value) => {
              setPassword(value);
              setError(null);
            }}
          />
          <div className={classes.failure} role="alert" hidden={failure === null}>
            {failure !== null && errorText(t, failure)}
          </div>
          <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
            {t('session.mfaReset')}
          </Button>
        </form>
      </GuestFrame>
    );
  if (state === 'invalid')
    return (
      <GuestFrame {...frame} title={t('session.linkInvalidTitle')} text={t('errors.LinkInvalid')}>
        <div className={classes.form}>
          <GuestLink href={guestPath('/mfa-reset-request', email)} onNavigate={onNavigate}>
            {t('session.requestLink')}
          </GuestLink>
        </div>
      </GuestFrame>
    );
  return (
    <GuestFrame
      {...frame}
      title={t(state === 'done' ? 'session.mfaResetDoneTitle' : 'session.mfaResetTitle')}
      text={t(state === 'done' ? 'session.mfaResetDoneText' : 'errors.NoSecondFactor')}
    >
      <div className={classes.form}>
        <GuestLink href={signIn} onNavigate={onNavigate}>
          {t('session.signIn')}
        </GuestLink>
      </div>
    </GuestFrame>
  );
}
