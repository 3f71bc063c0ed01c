import { useCallback, useEffect, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import {
  loadGuestHome,
  loadGuestPage,
  loadGuestTask,
  type GuestHome,
  type GuestPage,
  type GuestTask,
} from '../../features/workflows/guest/guest-requests.ts';
import {
  forgetGuestSession,
  storedGuestSession,
  storeGuestSession,
} from '../../features/workflows/guest/stored-guest-session.ts';
import { GuestTaskView } from '../../features/workflows/guest/guest-task.tsx';
import { GuestTasks } from '../../features/workflows/guest/guest-tasks.tsx';
import { GuestWelcome } from '../../features/workflows/guest/guest-welcome.tsx';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import {
  FailedPage,
  OutsidePage,
  OutsideScreen,
} from '../../features/session/outside/outside-page.tsx';

/** The page of an external person who does single tasks without an account. */
export function GuestScreen(props: GuestScreenProps): ReactNode {
  const [token] = useState(() => new URLSearchParams(location.search).get('token'));
  const [session, setSession] = useState(() => (token === null ? storedGuestSession() : null));
  const leave = useCallback(() => {
    forgetGuestSession();
    setSession(null);
  }, []);
  return (
    <OutsideScreen locale={props.locale}>
      {session === null ? (
        <Welcome
          {...props}
          token={token ?? ''}
          onOpened={(opened) => {
            storeGuestSession(opened);
            setSession(opened);
          }}
        />
      ) : (
        <Home {...props} session={session} onExpired={leave} />
      )}
    </OutsideScreen>
  );
}

/** Loads something, and again if a part of it changes. */
function useLoaded<Loaded>(load: () => Promise<Loaded>): {
  readonly loaded: Loaded | undefined;
  readonly failure: ApiError | null;
  readonly reload: () => void;
} {
  const [state, setState] = useState<{ readonly loaded: Loaded }>();
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [turn, setTurn] = useState(0);
  useEffect(() => {
    let isWanted = true;
    load().then(
      (loaded) => {
        if (!isWanted) return;
        setState({ loaded });
        setFailure(null);
      },
      (thrown: unknown) => {
        if (isWanted) setFailure(asApiError(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [load, turn]);
  const reload = useCallback(() => setTurn((now) => now + 1), []);
  return { loaded: state?.loaded, failure, reload };
}

interface WelcomeProps extends GuestScreenProps {
  readonly token: string;
  readonly onOpened: (session: string) => void;
}

function Welcome({ token, onOpened, ...props }: WelcomeProps): ReactNode {
  const t = useText();
  const load = useCallback((): Promise<GuestPage | null> => loadGuestPage(token), [token]);
  const { loaded: page, failure, reload } = useLoaded(load);
  if (failure !== null)
    return (
      <FailedPage
        {...props}
        title={t('guestPage.closedTitle')}
        failure={failure}
        onRetry={reload}
      />
    );
  const brand = page?.brand ?? null;
  return (
    <OutsidePage
      {...props}
      brand={brand}
      title={page == null ? '' : t('guestPage.welcome', { sender: page.sender })}
      languages={brand?.languages ?? []}
    >
      {page === undefined ? (
        <Skeleton rows={4} />
      ) : (
        <GuestWelcome {...{ token, page, onOpened }} onStale={reload} />
      )}
    </OutsidePage>
  );
}

interface HomeProps extends GuestScreenProps {
  readonly session: string;
  readonly onExpired: () => void;
}

function Home({ session, onExpired, ...props }: HomeProps): ReactNode {
  const t = useText();
  const { locale } = props;
  const [opened, setOpened] = useState<string | null>(null);
  const [news, setNews] = useState('');
  const load = useCallback(
    (): Promise<GuestHome> => loadGuestHome(session, locale),
    [session, locale],
  );
  const { loaded: home, failure, reload } = useLoaded(load);
  const hasExpired = failure?.code === 'GuestSessionExpired';
  useEffect(() => {
    if (hasExpired) onExpired();
  }, [hasExpired, onExpired]);
  if (failure !== null)
    return (
      <FailedPage
        {...props}
        title={t('guestPage.closedTitle')}
        failure={failure}
        onRetry={reload}
      />
    );
  const brand = home?.brand ?? null;
  const [only, second] = home?.tasks ?? [];
  // The only task opens immediately. An empty text shows the list.
  const id = opened ?? (only !== undefined && second === undefined ? only.id : '');
  const task = home?.tasks.find((one) => one.id === id);
  return (
    <OutsidePage
      {...props}
      brand={brand}
      title={task?.name ?? t('guestPage.tasks')}
      languages={brand?.languages ?? []}
    >
      {home === undefined ? (
        <Skeleton rows={6} />
      ) : task === undefined ? (
        <GuestTasks {...{ home, news }} onOpen={setOpened} />
      ) : (
        <Task
          key={task.id}
          {...{ session, locale }}
          id={task.id}
          ownEmail={home.email}
          onChanged={reload}
          onBack={(text) => {
            setNews(text);
            setOpened('');
            reload();
          }}
        />
      )}
    </OutsidePage>
  );
}

interface TaskProps extends Pick<GuestScreenProps, 'locale'> {
  readonly session: string;
  readonly id: string;
  readonly ownEmail: string;
  readonly onChanged: () => void;
  /** Shows the list with this text. */
  readonly onBack: (news: string) => void;
}

function Task({ session, id, locale, ownEmail, onChanged, onBack }: TaskProps): ReactNode {
  const t = useText();
  const environment = useRelayEnvironment();
  const [isDone, setIsDone] = useState(false);
  const load = useCallback(
    (): Promise<GuestTask> => loadGuestTask(environment, { session, id, locale }),
    [environment, session, id, locale],
  );
  const { loaded: task, failure, reload } = useLoaded(load);
  // The task was revoked, or the session has expired. The list shows which.
  useEffect(() => {
    if (failure !== null) onChanged();
  }, [failure, onChanged]);
  if (task === undefined) return <Skeleton rows={6} />;
  return (
    <GuestTaskView
      {...{ session, task, ownEmail, isDone }}
      onBack={() => onBack('')}
      onChanged={reload}
      onDone={() => {
        setIsDone(true);
        reload();
      }}
      onForwarded={(email) => onBack(t('guestPage.forwarded', { email }))}
    />
  );
}
