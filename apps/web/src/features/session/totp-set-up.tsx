import { useEffect, useState, type ReactNode } from 'react';
import { renderSVG } from 'uqr';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { confirmTotp, startTotp, type StartedTotp } from '../../lib/session/two-step.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { CodeForm } from './code-form.tsx';
import classes from './two-step.module.css';

export interface TotpSetUpProps {
  /** Token of the challenge. Null for a signed-in person. */
  readonly challenge: string | null;
  /** Gets the recovery codes. */
  readonly onDone: (recoveryCodes: readonly string[]) => void;
  readonly onExpired: () => void;
}

/** Connects an authenticator app: scan the QR code or type the key, then enter the first code. */
export function TotpSetUp({ challenge, onDone, onExpired }: TotpSetUpProps): ReactNode {
  const t = useText();
  const [started, setStarted] = useState<StartedTotp | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  // One key for the whole setup, and not for each rendering.
  const [starting] = useState(() => startTotp(challenge));
  useEffect(() => {
    starting.then(setStarted, (thrown: unknown) => setFailure(asApiError(thrown)));
  }, [starting]);
  const isExpired = failure?.code === 'SignInExpired';
  useEffect(() => {
    if (isExpired) onExpired();
  }, [isExpired, onExpired]);
  if (failure !== null) return <p role="alert">{errorText(t, failure)}</p>;
  if (started === null) return <Skeleton rows={3} />;
  const { uri, secret, enrollment } = started;
  return (
    <>
      <ol className={classes.steps}>
        <li>
          {t('session.scanCode')}
          <img
            className={classes.qr}
            alt={t('session.qrCode')}
            src={`data:image/svg+xml,${encodeURIComponent(renderSVG(uri, { border: 2 }))}`}
          />
          <details>
            <summary>{t('session.cannotScan')}</summary>
            <p>{t('session.typeKey')}</p>
            <code className={classes.secret}>{secret.replaceAll(/(.{4})(?=.)/g, '$1 ')}</code>
          </details>
        </li>
        <li>{t('session.enterFirstCode')}</li>
      </ol>
      <CodeForm
        submitLabel={t('session.turnOnTwoStep')}
        onSubmit={async (code) => onDone(await confirmTotp({ enrollment, code, challenge }))}
        onExpired={onExpired}
      />
    </>
  );
}
