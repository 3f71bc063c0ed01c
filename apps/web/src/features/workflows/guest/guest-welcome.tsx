import { useState, type ReactNode } from 'react';
import { asApiError } from '../../../lib/api/graphql-error.ts';
import { errorText } from '../../../lib/i18n/error-text.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { openGuestLink, renewGuestLink, type GuestPage } from './guest-requests.ts';
import classes from '../public-form/public-form.module.css';

export interface GuestWelcomeProps {
  readonly token: string;
  /** Null if there is no such link. */
  readonly page: GuestPage | null;
  readonly onOpened: (session: string) => void;
  /** Loads the state of the link again. */
  readonly onStale: () => void;
}

/** First page of an emailed link. Only its button opens the tasks, because mail programs read links. */
export function GuestWelcome({ token, page, onOpened, onStale }: GuestWelcomeProps): ReactNode {
  const t = useText();
  const [isPending, setIsPending] = useState(false);
  const [isRenewed, setIsRenewed] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const run = async (request: () => Promise<void>): Promise<void> => {
    setIsPending(true);
    setError(null);
    try {
      await request();
    } catch (thrown) {
      const failure = asApiError(thrown);
      if (failure.code === 'LinkInvalid') onStale();
      else setError(errorText(t, failure));
    }
    setIsPending(false);
  };
  if (page === null)
    return (
      <>
        <h1 className={classes.title}>{t('guestPage.closedTitle')}</h1>
        <p className={classes.about}>{t('guestPage.missing')}</p>
      </>
    );
  const { state, sender, emailHint: email, brand } = page;
  const alert = (
    <p className={classes.failure} role="alert" hidden={error === null}>
      {error}
    </p>
  );
  if (state === 'USED')
    return (
      <>
        <h1 className={classes.title}>{t('guestPage.usedTitle')}</h1>
        <p className={classes.about} role="status">
          {t(isRenewed ? 'guestPage.renewed' : 'guestPage.usedText', { email })}
        </p>
        {alert}
        {!isRenewed && (
          <div className={classes.bar}>
            <Button
              kind="primary"
              size="large"
              fullWidth
              loading={isPending}
              onClick={() =>
                void run(async () => {
                  await renewGuestLink(token);
                  setIsRenewed(true);
                })
              }
            >
              {t('guestPage.renew')}
            </Button>
          </div>
        )}
      </>
    );
  if (state !== 'SENT' && state !== 'OPENED')
    return (
      <>
        <h1 className={classes.title}>{t('guestPage.closedTitle')}</h1>
        <p className={classes.about}>{t(`guestPage.${state}`, { sender })}</p>
      </>
    );
  return (
    <>
      <h1 className={classes.title}>{t('guestPage.welcome', { sender })}</h1>
      <p className={classes.about}>{t('guestPage.welcomeText', { workspace: brand.name })}</p>
      {alert}
      <div className={classes.bar}>
        <Button
          kind="primary"
          size="large"
          fullWidth
          loading={isPending}
          onClick={() => void run(async () => onOpened(await openGuestLink(token)))}
        >
          {t('guestPage.open')}
        </Button>
      </div>
    </>
  );
}
