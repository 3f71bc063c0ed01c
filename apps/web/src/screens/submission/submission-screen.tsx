import { useEffect, useMemo, useState, type ReactNode } from 'react';
import { useRelayEnvironment } from 'react-relay';
import type { GuestScreenProps } from '../../features/session/guest-screen.ts';
import {
  loadPublicForm,
  type PublicForm,
} from '../../features/workflows/public-form/load-public-form.ts';
import {
  answerQuestion,
  loadStatus,
  type SubmissionStatus,
} from '../../features/workflows/public-form/load-status.ts';
import { PublicFormView } from '../../features/workflows/public-form/public-form-view.tsx';
import { StatusView } from '../../features/workflows/public-form/status-view.tsx';
import { SubmittedView } from '../../features/workflows/public-form/submitted-view.tsx';
import type {
  ShownForm,
  Submitted,
} from '../../features/workflows/public-form/use-public-submission.ts';
import {
  takeAddressProof,
  visitorSession,
} from '../../features/workflows/public-form/visitor-session.ts';
import { readIntakeForm } from '../../features/workflows/start/use-intake.ts';
import { confirmationPath, isFramed } from '../../lib/api/confirmation-page.ts';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { localeNames } from '../../lib/i18n/locales.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { LinkButton } from '../../ui/button/link-button.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import {
  FailedPage,
  OutsidePage,
  OutsideScreen,
} from '../../features/session/outside/outside-page.tsx';

/** The page of a public link: its form, or with a secret link the status of a submission. */
export function SubmissionScreen(props: GuestScreenProps): ReactNode {
  const [{ token, status }] = useState(() => {
    const query = new URLSearchParams(location.search);
    return { token: query.get('token') ?? '', status: query.get('status') };
  });
  return (
    <OutsideScreen locale={props.locale}>
      {status === null ? <Form {...props} token={token} /> : <Status {...props} token={status} />}
    </OutsideScreen>
  );
}

interface LinkProps extends GuestScreenProps {
  readonly token: string;
}

const Failed = (props: Omit<Parameters<typeof FailedPage>[0], 'title'>): ReactNode => {
  const t = useText();
  return <FailedPage {...props} title={t('publicForm.closedTitle')} />;
};

/** In a frame of another site, the address is confirmed on a page of its own. */
function ConfirmOutside({
  failure,
  ...props
}: GuestScreenProps & { readonly failure: ApiError }): ReactNode {
  const t = useText();
  return (
    <OutsidePage {...props} brand={null} title="" languages={[]}>
      <EmptyState
        isPage
        title={t('session.confirmAddressTitle')}
        text={t('publicForm.confirmOutside')}
        action={
          <LinkButton kind="primary" href={confirmationPath(failure.params['token'])} target="_top">
            {t('publicForm.confirmAddress')}
          </LinkButton>
        }
      />
    </OutsidePage>
  );
}

function Form(props: LinkProps): ReactNode {
  const { token, locale, onLocale } = props;
  const environment = useRelayEnvironment();
  const [addressProof] = useState(() => takeAddressProof(token));
  const [form, setForm] = useState<PublicForm | null>(null);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  const [submitted, setSubmitted] = useState<Submitted | null>(null);
  /** When the form was first shown, in any language. */
  const [shown, setShown] = useState<ShownForm | null>(null);
  useEffect(() => {
    let isWanted = true;
    loadPublicForm(environment, { token, locale, addressProof }).then(
      (loaded) => {
        if (!isWanted) return;
        setForm(loaded);
        setShown((known) => known ?? { token: loaded.shown, at: performance.now() });
        setFailure(null);
      },
      (thrown: unknown) => {
        if (isWanted) setFailure(asApiError(thrown));
      },
    );
    return () => {
      isWanted = false;
    };
  }, [environment, token, locale, addressProof, attempt]);
  const offered = form?.languages ?? [];
  const other = offered.length === 0 || offered.includes(locale) ? undefined : offered[0];
  const fallback = localeNames.find((name) => name === other);
  useEffect(() => {
    if (fallback !== undefined) onLocale(fallback);
  }, [fallback, onLocale]);
  const session = useMemo(
    () =>
      visitorSession(token, addressProof, async () => {
        const loaded = await loadPublicForm(environment, { token, locale: 'en', addressProof });
        return loaded.challenge ?? null;
      }),
    [environment, token, addressProof],
  );
  if (failure?.code === 'AddressUnconfirmed' && isFramed())
    return <ConfirmOutside {...props} failure={failure} />;
  if (failure !== null && form === null)
    return <Failed {...props} failure={failure} onRetry={() => setAttempt(attempt + 1)} />;
  if (form === null || shown === null)
    return (
      <OutsidePage {...props} brand={null} title="" languages={[]}>
        <Skeleton rows={6} />
      </OutsidePage>
    );
  return (
    <OutsidePage {...props} brand={form.brand} title={form.name} languages={form.languages}>
      {submitted === null ? (
        <PublicFormView
          {...{ token, addressProof, locale, session, shown }}
          name={form.name}
          confirmedEmail={form.email ?? null}
          form={readIntakeForm(form.content)}
          onSubmitted={setSubmitted}
        />
      ) : (
        <SubmittedView
          submitted={submitted}
          workspace={form.brand.name}
          confirmation={form.confirmation}
        />
      )}
    </OutsidePage>
  );
}

function Status(props: LinkProps): ReactNode {
  const { token } = props;
  const t = useText();
  const [found, setFound] = useState<SubmissionStatus | 'LOADING' | null>('LOADING');
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [attempt, setAttempt] = useState(0);
  useEffect(() => {
    loadStatus(token).then(
      (loaded) => {
        setFound(loaded);
        setFailure(null);
      },
      (thrown: unknown) => setFailure(asApiError(thrown)),
    );
  }, [token, attempt]);
  if (failure !== null)
    return <Failed {...props} failure={failure} onRetry={() => setAttempt(attempt + 1)} />;
  const brand = found === null || found === 'LOADING' ? null : found.brand;
  return (
    <OutsidePage {...props} brand={brand} title={t('publicForm.statusTitle')} languages={[]}>
      {found === 'LOADING' ? (
        <Skeleton rows={4} />
      ) : found === null ? (
        <EmptyState
          isPage
          title={t('session.linkInvalidTitle')}
          text={t('publicForm.statusMissing')}
        />
      ) : (
        <StatusView
          submission={found}
          token={token}
          onAnswer={async (answer) => {
            await answerQuestion({ token, ...answer, documents: [...answer.documents] });
            setAttempt((now) => now + 1);
          }}
        />
      )}
    </OutsidePage>
  );
}
