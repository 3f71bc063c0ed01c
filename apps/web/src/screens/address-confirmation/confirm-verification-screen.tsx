import { useCallback, useEffect, useState, type ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import {
  confirmAddress,
  hasFreshRequest,
  pageAfterConfirmation,
} from '../../lib/session/address-confirmation.ts';
import { Button } from '../../ui/button/button.tsx';

type State = 'PENDING' | 'NEEDS_CONFIRMATION' | 'ERROR' | 'DOC_SUCCESS';

/** Returns whether a path is that of a file, which opens without leaving this page. */
const isFile = (path: string): boolean => path.startsWith('/files/');

/** Returns the sign-in page, which opens the path. */
const signInPage = (path: string): string =>
  guestPath('/login', '', path === '/' ? {} : { redirect: path });

/**
 * Confirms an address with the link of a message. The browser that asked for the link needs no
 * click. Programs that open links in messages don't use it up.
 */
export function ConfirmVerificationScreen({ locale, onLocale }: GuestScreenProps): ReactNode {
  const t = useText();
  const [link] = useState(() => {
    const query = new URLSearchParams(location.search);
    // The link stays out of the history and of further requests.
    history.replaceState(null, '', guestPath(location.pathname));
    return { token: query.get('token') ?? '', nonce: query.get('verificationNonce') ?? '' };
  });
  const isComplete = link.token !== '' && link.nonce !== '';
  const [isFresh] = useState(hasFreshRequest);
  const [state, setState] = useState<State>(
    !isComplete ? 'ERROR' : isFresh ? 'PENDING' : 'NEEDS_CONFIRMATION',
  );
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [file, setFile] = useState('');
  const open = useCallback(async (redirect: string): Promise<void> => {
    const target = await pageAfterConfirmation(redirect, signInPage);
    if (isFile(target)) {
      setFile(target);
      setState('DOC_SUCCESS');
    }
    location.assign(target);
  }, []);
  const fail = useCallback((thrown: unknown): void => {
    const refused = asApiError(thrown);
    setFailure(refused);
    setState(refused.code === 'LinkInvalid' ? 'ERROR' : 'NEEDS_CONFIRMATION');
  }, []);
  useEffect(() => {
    if (isComplete && isFresh) confirmAddress(link, false).then(open, fail);
  }, [link, isComplete, isFresh, open, fail]);
  const confirm = (): void => {
    setState('PENDING');
    setFailure(null);
    confirmAddress(link, true).then(open, fail);
  };

  const frame = { locale, onLocale, isBusy: state === 'PENDING' };
  if (state === 'ERROR')
    return (
      <GuestFrame
        {...frame}
        title={t('session.linkInvalidTitle')}
        text={t('session.confirmLinkInvalid')}
      >
        <div className={classes.form}>
          <a className={classes.link} href="/">
            {t('session.continue')}
          </a>
        </div>
      </GuestFrame>
    );
  if (state === 'DOC_SUCCESS')
    return (
      <GuestFrame
        {...frame}
        title={t('session.addressConfirmed')}
        text={t('session.confirmFileOpens')}
      >
        <div className={classes.form}>
          <a className={classes.link} href={file}>
            {t('session.openFile')}
          </a>
        </div>
      </GuestFrame>
    );
  return (
    <GuestFrame
      {...frame}
      title={t('session.confirmAddressTitle')}
      text={t('session.confirmAddressPrompt')}
    >
      <div className={classes.form}>
        <div className={classes.failure} role="alert" hidden={failure === null}>
          {failure !== null && errorText(t, failure)}
        </div>
        <Button
          kind="primary"
          size="large"
          fullWidth
          loading={state === 'PENDING'}
          onClick={confirm}
        >
          {t('session.confirmAddress')}
        </Button>
      </div>
    </GuestFrame>
  );
}
