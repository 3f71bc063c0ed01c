import { useState, type ReactNode } from 'react';
import classes from '../../features/session/guest-form.module.css';
import { GuestFrame } from '../../features/session/guest-frame.tsx';
import { GuestLink, guestPath } from '../../features/session/guest-link.tsx';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useDebounce } from '../../lib/session/guest-timings.ts';
import { takeLinkSecret } from '../../lib/session/link-secret.ts';
import { unsubscribe } from '../../lib/session/unsubscribe.ts';
import { Button } from '../../ui/button/button.tsx';

const titles = {
  task: 'session.unsubscribeTitle',
  daily: 'session.unsubscribeDaily',
  weekly: 'session.unsubscribeWeekly',
} as const;
const texts = {
  task: 'session.unsubscribedText',
  daily: 'session.unsubscribedDigest',
  weekly: 'session.unsubscribedDigest',
} as const;

/** Lets the recipient of a message turn off emails about tasks, or digests, with one click. */
export function UnsubscribeScreen({ locale, onLocale, onNavigate }: GuestScreenProps): ReactNode {
  const t = useText();
  const [token] = useState(() => takeLinkSecret('token'));
  const [search] = useState(() => new URLSearchParams(location.search));
  const subject = search.has('daily') ? 'daily' : search.has('weekly') ? 'weekly' : 'task';
  const [state, setState] = useState<'prompt' | 'done' | 'invalid'>(
    token === '' ? 'invalid' : 'prompt',
  );
  const [failure, setFailure] = useState<ApiError | null>(null);
  const counts = useDebounce();
  const [isPending, setIsPending] = useState(false);

  const end = async (): Promise<void> => {
    if (!counts('end')) return;
    setIsPending(true);
    setFailure(null);
    try {
      setState((await unsubscribe(token, subject)) ? 'done' : 'invalid');
    } catch (thrown) {
      setFailure(asApiError(thrown));
    }
    setIsPending(false);
  };
  const frame = { locale, onLocale, isBusy: isPending };
  if (state === 'prompt')
    return (
      <GuestFrame {...frame} title={t(titles[subject])} text={t('session.unsubscribeText')}>
        <div className={classes.form}>
          <div className={classes.failure} role="alert" hidden={failure === null}>
            {failure !== null && errorText(t, failure)}
          </div>
          <Button kind="primary" size="large" loading={isPending} onClick={() => void end()}>
            {t('session.unsubscribe')}
          </Button>
        </div>
      </GuestFrame>
    );
  const isDone = state === 'done';
  return (
    <GuestFrame
      {...frame}
      title={t(isDone ? 'session.unsubscribedTitle' : 'session.linkInvalidTitle')}
      text={t(isDone ? texts[subject] : 'errors.LinkInvalid')}
    >
      <div className={classes.form}>
        <GuestLink href={guestPath('/login')} onNavigate={onNavigate}>
          {t('session.signIn')}
        </GuestLink>
      </div>
    </GuestFrame>
  );
}
