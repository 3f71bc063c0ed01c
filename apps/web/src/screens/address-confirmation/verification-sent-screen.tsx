import type { ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { wantedReturn } from '../../lib/session/redirect-target.ts';
import { useConfirmed } from '../../lib/session/use-confirmed.ts';

/** Says that the message is on its way, and continues after the address is confirmed elsewhere. */
export function VerificationSentScreen({
  locale,
  onLocale,
  onNavigate,
}: GuestScreenProps): ReactNode {
  const t = useText();
  const query = new URLSearchParams(location.search);
  const { redirect } = wantedReturn(location.search);
  const [token, email] = [query.get('token') ?? '', query.get('email') ?? ''];
  useConfirmed(email !== '', () => location.assign(redirect));
  return (
    <GuestFrame
      title={t('session.resetSentTitle')}
      text={email === '' ? t('session.confirmSentText') : t('session.confirmSentTo', { email })}
      locale={locale}
      onLocale={onLocale}
    >
      <div className={classes.form}>
        {token !== '' && (
          <GuestLink
            href={guestPath('/request-verification', '', { token })}
            onNavigate={onNavigate}
          >
            {t('session.sendAgain')}
          </GuestLink>
        )}
      </div>
    </GuestFrame>
  );
}
