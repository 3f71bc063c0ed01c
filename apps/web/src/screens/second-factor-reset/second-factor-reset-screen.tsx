import { useEffect, useState, type ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { resetSecondFactor } from '../../lib/session/account-links.ts';
import { Button } from '../../ui/button/button.tsx';

/** Time until the sign-in page opens without a click. */
const redirectMillis = 10_000;

type State = 'prompt' | 'done' | 'invalid' | 'off';

/** Turns off two-step sign-in with the link of a message, after a click. */
export function SecondFactorResetScreen({
  locale,
  onLocale,
  onNavigate,
}: GuestScreenProps): ReactNode {
  const t = useText();
  const [{ email, token, isComplete }] = useState(() => {
    const query = new URLSearchParams(location.search);
    const wanted = ['email', 'verificationUUID', 'timestamp'] as const;
    return {
      email: query.get('email') ?? '',
      token: query.get('verificationUUID') ?? '',
      isComplete: wanted.every((name) => (query.get(name) ?? '') !== ''),
    };
  });
  const [state, setState] = useState<State>(isComplete ? 'prompt' : 'invalid');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isPending, setIsPending] = useState(false);
  const signIn = guestPath('/login', email);
  useEffect(() => {
    if (state !== 'done') return undefined;
    const timer = setTimeout(() => onNavigate(signIn), redirectMillis);
    return () => clearTimeout(timer);
  }, [state, signIn, onNavigate]);

  const reset = async (): Promise<void> => {
    setIsPending(true);
    setFailure(null);
    try {
      await resetSecondFactor(token);
      setState('done');
    } catch (thrown) {
      const refused = asApiError(thrown);
      if (refused.code === 'LinkInvalid') setState('invalid');
      else if (refused.code === 'NoSecondFactor') setState('off');
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
        <div className={classes.form}>
          <div className={classes.failure} role="alert" hidden={failure === null}>
            {failure !== null && errorText(t, failure)}
          </div>
          <Button kind="primary" size="large" loading={isPending} onClick={() => void reset()}>
            {t('session.mfaReset')}
          </Button>
        </div>
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
