import { Suspense, useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { NewPasswordFields } from '../../features/session/new-password-fields.tsx';
import { ProviderButton } from '../../features/session/provider-button.tsx';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useDebounce } from '../../lib/session/guest-timings.ts';
import {
  acceptInvitation,
  findInvitation,
  type Invitation,
} from '../../lib/session/join-workspace.ts';
import { knownPolicy } from '../../lib/session/known-policy.ts';
import { takeLinkSecret } from '../../lib/session/link-secret.ts';
import type { SignInChallenge } from '../../lib/session/open-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';
import { applyAccent } from '../../ui/theme/apply-theme.ts';

const SecondFactor = lazyComponent(
  async () => (await import('../../features/session/second-factor.tsx')).SecondFactor,
);

type Found = Invitation | 'LOADING' | 'INVALID' | 'OFFLINE';

/** Accepts an invitation: with a new password, or with that of the existing account. */
export function SignUpScreen({
  locale,
  onLocale,
  onNavigate,
  onDone,
}: GuestScreenProps): ReactNode {
  const t = useText();
  const [token] = useState(() => takeLinkSecret('token', 'verification-uuid'));
  const [linkEmail] = useState(() => new URLSearchParams(location.search).get('email') ?? '');
  const [found, setFound] = useState<Found>('LOADING');
  const [attempt, setAttempt] = useState(0);
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  useEffect(() => {
    findInvitation(token).then(
      (invitation) => {
        setFound(invitation ?? 'INVALID');
        if (invitation !== null) applyAccent(invitation.accentColor);
      },
      () => setFound('OFFLINE'),
    );
  }, [token, attempt]);

  const frame = { locale, onLocale };
  if (found === 'LOADING')
    return (
      <GuestFrame {...frame} title={t('session.signUpTitle')}>
        <div className={classes.form} aria-busy="true" />
      </GuestFrame>
    );
  if (found === 'OFFLINE')
    return (
      <GuestFrame {...frame} title={t('session.offlineTitle')} text={t('errors.Unavailable')}>
        <div className={classes.form}>
          <Button kind="primary" size="large" onClick={() => setAttempt(attempt + 1)}>
            {t('ui.tryAgain')}
          </Button>
        </div>
      </GuestFrame>
    );
  if (found === 'INVALID')
    return (
      <GuestFrame
        {...frame}
        title={t('session.linkInvalidTitle')}
        text={t('session.invitationInvalid')}
      >
        <div className={classes.form}>
          <GuestLink href={guestPath('/invite-request', linkEmail)} onNavigate={onNavigate}>
            {t('session.requestInvitation')}
          </GuestLink>
          <GuestLink href={guestPath('/login', linkEmail)} onNavigate={onNavigate}>
            {t('session.backToSignIn')}
          </GuestLink>
        </div>
      </GuestFrame>
    );

  const { email, hasAccount, workspaceName, provider, requiresSso } = found;
  const policy = knownPolicy(found.passwordPolicy);
  if (challenge !== null)
    return (
      <Suspense fallback={null}>
        <SecondFactor
          {...{ challenge, email, locale, onLocale, onNavigate, onDone }}
          onExpired={() => onNavigate(guestPath('/login', email))}
        />
      </Suspense>
    );
  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const refusal = hasAccount ? null : passwordRefusal(password, 'password', policy);
    const isMissing = hasAccount && password === '';
    setIsChecked(true);
    setError(isMissing ? t('errors.Required') : refusal === null ? null : errorText(t, refusal));
    if (isMissing || refusal !== null || (!hasAccount && confirmation !== password))
      return focusFirstError(form);
    if (!counts('join')) return;
    setIsPending(true);
    try {
      const next = await acceptInvitation({ token, password, locale });
      if (next === null) onDone();
      else setChallenge(next);
    } catch (failure) {
      const refused = asApiError(failure);
      if (refused.code === 'LinkInvalid') setFound('INVALID');
      else setError(errorText(t, refused));
      setIsPending(false);
    }
  };
  const onPassword = (value: string): void => {
    setPassword(value);
    setError(null);
  };
  return (
    <GuestFrame
      {...frame}
      title={t('session.joinTitle', { workspace: workspaceName })}
      text={t(hasAccount ? 'session.joinWithAccount' : 'session.joinText', { email })}
    >
      <form className={classes.form} onSubmit={(event) => void submit(event)} noValidate>
        {/* Lets a password manager store the password with the right email address. */}
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
        {provider != null && (
          <>
            <div className={classes.failure} role="alert" hidden={failure === null}>
              {failure !== null && errorText(t, failure)}
            </div>
            <ProviderButton
              target={{ email: email.trim() }}
              provider={provider}
              isPrimary={requiresSso}
              onFailure={setFailure}
            />
          </>
        )}
        {requiresSso ? null : hasAccount ? (
          <>
            <PasswordInput
              label={t('session.password')}
              name="password"
              size="large"
              autoComplete="current-password"
              autoFocus
              required
              value={password}
              error={error}
              onChange={onPassword}
            />
            <GuestLink href={guestPath('/password-reset-request', email)} onNavigate={onNavigate}>
              {t('session.forgotPassword')}
            </GuestLink>
          </>
        ) : (
          <NewPasswordFields
            {...{ password, confirmation, error, policy, onPassword }}
            isConfirmationWrong={isChecked}
            autoFocus
            onConfirmation={setConfirmation}
          />
        )}
        {!requiresSso && (
          <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
            {t(hasAccount ? 'session.join' : 'session.signUp')}
          </Button>
        )}
      </form>
    </GuestFrame>
  );
}
