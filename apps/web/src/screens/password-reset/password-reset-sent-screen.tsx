import type { ReactNode } from 'react';
import classes from '../../features/guest/guest-form.module.css';
import { GuestFrame } from '../../features/guest/guest-frame.tsx';
import { GuestLink, withEmail } from '../../features/guest/guest-link.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import type { PasswordResetScreenProps } from './password-reset-request-screen.tsx';

/** Says where the link was sent, without saying whether the address is known. */
export function PasswordResetSentScreen({
  locale,
  onLocale,
  onNavigate,
}: PasswordResetScreenProps): ReactNode {
  const t = useText();
  const email = new URLSearchParams(location.search).get('email') ?? '';
  return (
    <GuestFrame
      title={t('session.resetSentTitle')}
      text={t('session.resetSentText', { email })}
      locale={locale}
      onLocale={onLocale}
    >
      <div className={classes.form}>
        <GuestLink href={withEmail('/password-reset-request', email)} onNavigate={onNavigate}>
          {t('session.sendAgain')}
        </GuestLink>
        <GuestLink href={withEmail('/login', email)} onNavigate={onNavigate}>
          {t('session.backToSignIn')}
        </GuestLink>
      </div>
    </GuestFrame>
  );
}
