import type { ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import { useText } from '../../lib/i18n/use-text.ts';
import { linkKinds } from './link-kinds.ts';
import type { LinkScreenProps } from './link-request-screen.tsx';

/** Says where the link was sent, without saying whether the address is known. */
export function LinkSentScreen({ kind, locale, onLocale, onNavigate }: LinkScreenProps): ReactNode {
  const t = useText();
  const { request, sentText, sentNoAddress } = linkKinds[kind];
  const email = new URLSearchParams(location.search).get('email') ?? '';
  return (
    <GuestFrame
      title={t('session.resetSentTitle')}
      text={email === '' ? t(sentNoAddress) : t(sentText, { email })}
      locale={locale}
      onLocale={onLocale}
    >
      <div className={classes.form}>
        <GuestLink href={guestPath(request, email)} onNavigate={onNavigate}>
          {t('session.sendAgain')}
        </GuestLink>
        <GuestLink href={guestPath('/login', email)} onNavigate={onNavigate}>
          {t('session.backToSignIn')}
        </GuestLink>
      </div>
    </GuestFrame>
  );
}
