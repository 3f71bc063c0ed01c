import type { ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { useText } from '../../lib/i18n/use-text.ts';

/** Explains that there were too many wrong passwords, and how to continue. */
export function CredentialsErrorScreen({
  locale,
  onLocale,
  onNavigate,
}: GuestScreenProps): ReactNode {
  const t = useText();
  const query = new URLSearchParams(location.search);
  const email = query.get('email') ?? '';
  const isFromSignIn = query.get('redirect') === 'login';
  return (
    <GuestFrame
      title={t('session.tooManyTitle')}
      text={t('session.tooManyText')}
      locale={locale}
      onLocale={onLocale}
    >
      <div className={classes.form}>
        <GuestLink href={guestPath('/password-reset-request', email)} onNavigate={onNavigate}>
          {t('session.forgotPassword')}
        </GuestLink>
        <GuestLink href={isFromSignIn ? guestPath('/login', email) : '/'} onNavigate={onNavigate}>
          {t(isFromSignIn ? 'session.backToSignIn' : 'session.backHome')}
        </GuestLink>
      </div>
    </GuestFrame>
  );
}
