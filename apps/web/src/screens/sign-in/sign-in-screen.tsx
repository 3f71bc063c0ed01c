import { KeyRound } from 'lucide-react';
import { Suspense, useState, type FormEvent, type ReactNode } from 'react';
import { emailRefusal } from '@baton/domain/party/person-rules';
import { lazyComponent } from '../../lib/lazy/lazy-component.ts';
import type { entrySessionQuery$data } from '../../__generated__/entrySessionQuery.graphql.ts';
import { DemoAccounts } from '../../features/session/demo-accounts.tsx';
import { EmailField } from '../../features/session/email-field.tsx';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import {
  credentialsErrorPath,
  GuestLink,
  guestPath,
  type GuestNavigate,
} from '../../features/session/guest-link.tsx';
import { ProviderButton } from '../../features/session/provider-button.tsx';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import type { LocaleName } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useDebounce } from '../../lib/session/guest-timings.ts';
import { providerError, signInOf, type DomainSignIn } from '../../lib/session/provider-sign-in.ts';
import { signInWithPasskey, supportsPasskeys } from '../../lib/session/passkeys.ts';
import { signIn, type SignInChallenge } from '../../lib/session/open-session.ts';
import { Button } from '../../ui/button/button.tsx';
import { PasswordInput } from '../../ui/password-input/password-input.tsx';

const SecondFactor = lazyComponent(
  async () => (await import('../../features/session/second-factor.tsx')).SecondFactor,
);

const SupplierSignIn = lazyComponent(
  async () => (await import('../../features/session/supplier-sign-in.tsx')).SupplierSignIn,
);

export interface SignInScreenProps {
  readonly locale: LocaleName;
  readonly onLocale: (locale: LocaleName) => void;
  readonly demo: NonNullable<entrySessionQuery$data['installation']['demo']> | null;
  /** The social provider of the workspace. Null if it offers none. */
  readonly social: NonNullable<entrySessionQuery$data['socialSignIn']> | null;
  readonly onNavigate: GuestNavigate;
  readonly onDone: () => void;
}

/** Asks for the email address first, then for the password or the identity provider. */
export function SignInScreen({
  locale,
  onLocale,
  demo,
  social,
  onNavigate,
  onDone,
}: SignInScreenProps): ReactNode {
  const t = useText();
  const [email, setEmail] = useState(() => new URLSearchParams(location.search).get('email') ?? '');
  const [password, setPassword] = useState('');
  const [step, setStep] = useState<'email' | 'password' | 'provider'>('email');
  const [signInWith, setSignInWith] = useState<DomainSignIn | null>(null);
  const [isSupplier] = useState(() => new URLSearchParams(location.search).has('supplier'));
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);
  const [emailError, setEmailError] = useState<string | null>(null);
  const [passwordError, setPasswordError] = useState<string | null>(null);
  const [challenge, setChallenge] = useState<SignInChallenge | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [providerFailure, setProviderFailure] = useState(() => providerError(location.search, t));

  const next = async (): Promise<void> => {
    const refusal = emailRefusal(email.trim());
    setEmailError(refusal === null ? null : errorText(t, refusal));
    if (refusal !== null || !counts('email')) return;
    setIsPending(true);
    const found = await signInOf(email);
    setIsPending(false);
    setFailure(null);
    setProviderFailure(null);
    setSignInWith(found);
    setStep(found.provider !== null && !found.allowsPassword ? 'provider' : 'password');
  };
  const send = async (): Promise<void> => {
    if (password === '') {
      setPasswordError(t('errors.Required'));
      return;
    }
    if (!counts('password')) return;
    setIsPending(true);
    setFailure(null);
    try {
      const next = await signIn({ email: email.trim(), password });
      if (next === null) return onDone();
      setChallenge(next);
    } catch (error) {
      const refused = asApiError(error);
      if (refused.code === 'TooManyAttempts') return onNavigate(credentialsErrorPath(email));
      setFailure(refused);
      setIsPending(false);
    }
  };
  const enterWithPasskey = async (): Promise<void> => {
    setFailure(null);
    try {
      if (await signInWithPasskey()) onDone();
    } catch (error) {
      setFailure(asApiError(error));
    }
  };
  const onSubmit = (event: FormEvent): void => {
    event.preventDefault();
    if (isPending) return;
    if (step === 'email') void next();
    else if (step === 'password') void send();
  };

  if (challenge !== null)
    return (
      <Suspense fallback={null}>
        <SecondFactor
          {...{ challenge, email, locale, onLocale, onNavigate, onDone }}
          onExpired={() => setChallenge(null)}
        />
      </Suspense>
    );
  return (
    <GuestFrame
      title={t(isSupplier ? 'session.supplierTitle' : 'session.signInTitle')}
      locale={locale}
      onLocale={onLocale}
    >
      <Suspense fallback={null}>
        {isSupplier && <SupplierSignIn email={email} onFailure={setFailure} />}
      </Suspense>
      <form className={classes.form} onSubmit={onSubmit} noValidate>
        <div
          className={classes.failure}
          role="alert"
          hidden={failure === null && providerFailure === null}
        >
          {failure === null ? providerFailure : errorText(t, failure)}
          {failure?.requestId && failure.code === 'Unexpected' && (
            <span className={classes.request}>{t('ui.requestId', { id: failure.requestId })}</span>
          )}
        </div>
        {step === 'email' ? (
          <EmailField
            value={email}
            error={emailError}
            onChange={(value) => {
              setEmail(value);
              setEmailError(null);
            }}
          />
        ) : (
          <>
            <div className={classes.who}>
              <span className={classes.address}>{email.trim()}</span>
              <Button kind="subtle" size="small" onClick={() => setStep('email')}>
                {t('session.changeEmail')}
              </Button>
              {/* Lets a password manager store the password with the right email address. It would skip a hidden input. */}
              <input
                className="visually-hidden"
                type="text"
                name="email"
                autoComplete="username"
                value={email.trim()}
                readOnly
                tabIndex={-1}
                aria-hidden="true"
              />
            </div>
            {signInWith?.provider != null && (
              <ProviderButton
                target={{ email: email.trim() }}
                provider={signInWith.provider}
                isPrimary={step === 'provider'}
                onFailure={setFailure}
              />
            )}
            {step === 'password' && (
              <PasswordInput
                key="password"
                label={t('session.password')}
                name="password"
                size="large"
                autoComplete="current-password"
                autoFocus
                required
                value={password}
                error={passwordError}
                onChange={(value) => {
                  setPassword(value);
                  setPasswordError(null);
                }}
              />
            )}
          </>
        )}
        {step === 'provider' ? (
          <Button kind="subtle" onClick={() => setStep('password')}>
            {t('session.usePassword')}
          </Button>
        ) : (
          <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
            {t(step === 'email' ? 'session.continue' : 'session.signIn')}
          </Button>
        )}
        {step === 'email' && !isSupplier && supportsPasskeys() && (
          <Button
            size="large"
            fullWidth
            icon={<KeyRound />}
            onClick={() => void enterWithPasskey()}
          >
            {t('session.usePasskey')}
          </Button>
        )}
        {step === 'email' && !isSupplier && social !== null && (
          <ProviderButton
            target={{ tenantId: social.tenantId }}
            provider={social.name}
            onFailure={setFailure}
          />
        )}
        {step === 'password' && (
          <>
            <GuestLink href={guestPath('/password-reset-request', email)} onNavigate={onNavigate}>
              {t('session.forgotPassword')}
            </GuestLink>
            <GuestLink href={guestPath('/mfa-reset-request', email)} onNavigate={onNavigate}>
              {t('session.lostApp')}
            </GuestLink>
            <GuestLink href={guestPath('/invite-request', email)} onNavigate={onNavigate}>
              {t('session.lostInvitation')}
            </GuestLink>
          </>
        )}
      </form>
      {demo !== null && (
        <DemoAccounts
          emails={demo.emails}
          password={demo.password}
          onChoose={(chosen) => {
            setEmail(chosen);
            setPassword(demo.password);
            setEmailError(null);
            setPasswordError(null);
            setFailure(null);
            setStep('password');
          }}
        />
      )}
    </GuestFrame>
  );
}
