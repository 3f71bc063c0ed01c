import { useEffect, useState, type FormEvent, type ReactNode } from 'react';
import { passwordRefusal, type PasswordPolicy } from '@baton/domain/party/password-rules';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { NewPasswordFields } from '../../features/session/new-password-fields.tsx';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { takeLinkSecret } from '../../lib/session/link-secret.ts';
import { findPasswordReset, resetPassword } from '../../lib/session/new-password.ts';
import { useDebounce, useRedirect } from '../../lib/session/guest-timings.ts';
import { Button } from '../../ui/button/button.tsx';
import { focusFirstError } from '../../ui/field/focus-first-error.ts';

type State = 'form' | 'done' | 'invalid';

/** Sets a new password with the link of a message. */
export function ResetPasswordScreen({ locale, onLocale, onNavigate }: GuestScreenProps): ReactNode {
  const t = useText();
  const [token] = useState(() => takeLinkSecret('nonce'));
  const [email] = useState(() => new URLSearchParams(location.search).get('email') ?? '');
  const [state, setState] = useState<State>('form');
  const [policy, setPolicy] = useState<PasswordPolicy>('SPEC');
  const [password, setPassword] = useState('');
  const [confirmation, setConfirmation] = useState('');
  const [error, setError] = useState<string | null>(null);
  const [isChecked, setIsChecked] = useState(false);
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);
  const signIn = guestPath('/login', email);
  useEffect(() => {
    findPasswordReset(token).then(
      (found) => (found === null ? setState('invalid') : setPolicy(found)),
      // The form reports a lost connection when it is sent.
      () => undefined,
    );
  }, [token]);
  useRedirect(state === 'done', () => onNavigate(signIn));

  const submit = async (event: FormEvent<HTMLFormElement>): Promise<void> => {
    event.preventDefault();
    const form = event.currentTarget;
    if (isPending) return;
    const refusal = passwordRefusal(password, 'password', policy);
    setError(refusal === null ? null : errorText(t, refusal));
    setIsChecked(true);
    if (refusal !== null || confirmation !== password) return focusFirstError(form);
    if (!counts('set')) return;
    setIsPending(true);
    try {
      await resetPassword({ token, password });
      setState('done');
    } catch (failure) {
      const refused = asApiError(failure);
      if (refused.code === 'LinkInvalid') setState('invalid');
      else setError(errorText(t, refused));
      setIsPending(false);
    }
  };
  const frame = { locale, onLocale };
  if (state === 'done')
    return (
      <GuestFrame {...frame} title={t('session.resetDoneTitle')} text={t('session.resetDoneText')}>
        <div className={classes.form}>
          <GuestLink href={signIn} onNavigate={onNavigate}>
            {t('session.signIn')}
          </GuestLink>
        </div>
      </GuestFrame>
    );
  if (state === 'invalid')
    return (
      <GuestFrame {...frame} title={t('session.linkInvalidTitle')} text={t('errors.LinkInvalid')}>
        <div className={classes.form}>
          <GuestLink href={guestPath('/password-reset-request', email)} onNavigate={onNavigate}>
            {t('session.requestLink')}
          </GuestLink>
        </div>
      </GuestFrame>
    );
  return (
    <GuestFrame
      {...frame}
      title={t('session.newPasswordTitle')}
      text={email === '' ? undefined : email}
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
        <NewPasswordFields
          {...{ password, confirmation, error, policy }}
          isConfirmationWrong={isChecked}
          autoFocus
          onPassword={(value) => {
            setPassword(value);
            setError(null);
          }}
          onConfirmation={setConfirmation}
        />
        <Button kind="primary" size="large" type="submit" fullWidth loading={isPending}>
          {t('session.setPassword')}
        </Button>
      </form>
    </GuestFrame>
  );
}
