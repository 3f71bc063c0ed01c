import { useState, type ReactNode } from 'react';
import { GuestFrame } from './guest-frame.tsx';
import classes from './guest-form.module.css';
import { GuestLink, guestPath } from './guest-link.tsx';
import type { GuestScreenProps } from './guest-screen.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import type { SignInChallenge } from '../../lib/session/open-session.ts';
import { confirmSignIn } from '../../lib/session/two-step.ts';
import { Button } from '../../ui/button/button.tsx';
import { CodeForm } from './code-form.tsx';
import { RecoveryCodes } from './recovery-codes.tsx';
import { TotpSetUp } from './totp-set-up.tsx';

export interface SecondFactorProps extends GuestScreenProps {
  readonly challenge: SignInChallenge;
  readonly email: string;
  /** Called if the challenge can't be used anymore. */
  readonly onExpired: () => void;
}

/** The second step of a sign-in: a code, or the setup that the workspace requires. */
export function SecondFactor({
  challenge: { token, step },
  email,
  locale,
  onLocale,
  onNavigate,
  onDone,
  onExpired,
}: SecondFactorProps): ReactNode {
  const t = useText();
  const [codes, setCodes] = useState<readonly string[] | null>(null);
  const frame = { locale, onLocale };
  if (codes !== null)
    return (
      <GuestFrame {...frame} title={t('session.recoveryTitle')} text={t('session.recoveryText')}>
        <div className={classes.form}>
          <RecoveryCodes codes={codes} />
          <Button kind="primary" size="large" fullWidth onClick={onDone}>
            {t('session.continue')}
          </Button>
        </div>
      </GuestFrame>
    );
  if (step === 'CODE')
    return (
      <GuestFrame {...frame} title={t('session.twoStepTitle')} text={t('session.codeText')}>
        <CodeForm
          submitLabel={t('session.signIn')}
          onSubmit={async (code) => {
            await confirmSignIn({ token, code });
            onDone();
          }}
          onExpired={onExpired}
        />
        <div className={classes.form}>
          <GuestLink href={guestPath('/mfa-reset-request', email)} onNavigate={onNavigate}>
            {t('session.lostApp')}
          </GuestLink>
        </div>
      </GuestFrame>
    );
  return (
    <GuestFrame {...frame} title={t('session.setUpTitle')} text={t('session.setUpRequired')}>
      <TotpSetUp challenge={token} onDone={setCodes} onExpired={onExpired} />
    </GuestFrame>
  );
}
