import { CatchBoundary } from '@tanstack/react-router';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { notificationCheckQuery } from '../../__generated__/notificationCheckQuery.graphql.ts';
import { useScreenQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { ErrorState } from '../../ui/error-state/error-state.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { PartyPicker } from '../../ui/party-picker/party-picker.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './notification-admin.module.css';

const query = graphql`
  query notificationCheckQuery($personId: ID!, $workflowId: ID) {
    checkedNotifications(personId: $personId, workflowId: $workflowId) {
      at
      type
      taskName
      outcome
      mail
      mailSentAt
      pushSentAt
      chatSentAt
    }
  }
`;

type Checked = notificationCheckQuery['response']['checkedNotifications'][number];
type Asked = notificationCheckQuery['variables'];

const workflowIn = (url: string): string | null =>
  /\/workflow\/([\da-f]{8}(?:-[\da-f]{4}){3}-[\da-f]{12})/i.exec(url)?.[1] ?? null;

/** Asks for a person and, if it is about one, a workflow, and explains what the person was notified of. */
export function NotificationCheck(): ReactNode {
  const t = useText();
  const people = usePartySearch({ kinds: ['USER'] });
  const [person, setPerson] = useState<readonly FoundParty[]>([]);
  const [url, setUrl] = useState('');
  const [isChecked, setIsChecked] = useState(false);
  const [asked, setAsked] = useState<Asked | null>(null);
  const workflowId = workflowIn(url);
  const isWrong = workflowId === null && url.trim() !== '';
  const [one] = person;
  const submit = (): void => {
    setIsChecked(true);
    if (one !== undefined && !isWrong) setAsked({ personId: one.id, workflowId });
  };
  return (
    <>
      <form
        className={classes.check}
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          submit();
        }}
      >
        <PartyPicker
          label={t('notices.check.person')}
          required
          {...people}
          value={person}
          onChange={(next) =>
            setPerson(
              next
                .flatMap(({ id }) => [...people.parties, ...person].find((p) => p.id === id) ?? [])
                .slice(-1),
            )
          }
          error={isChecked && one === undefined ? t('errors.Required') : undefined}
        />
        <TextInput
          label={t('notices.check.url')}
          description={t('notices.check.urlHint')}
          value={url}
          onChange={setUrl}
          error={isChecked && isWrong ? t('notices.check.wrongUrl') : undefined}
        />
        <Button type="submit">{t('notices.check.run')}</Button>
      </form>
      {asked !== null && (
        <CatchBoundary
          getResetKey={() => `${asked.personId}.${asked.workflowId}`}
          errorComponent={({ error }) => (
            <ErrorState error={error} onRetry={() => setAsked({ ...asked })} />
          )}
        >
          <Suspense fallback={<Skeleton rows={4} />}>
            <CheckResult key={`${asked.personId}.${asked.workflowId}`} asked={asked} />
          </Suspense>
        </CatchBoundary>
      )}
    </>
  );
}

function CheckResult({ asked }: { readonly asked: Asked }): ReactNode {
  const t = useText();
  const { checkedNotifications } = useScreenQuery<notificationCheckQuery>(query, asked);
  if (checkedNotifications.length === 0)
    return <p className={classes.quiet}>{t('notices.check.empty')}</p>;
  const items = checkedNotifications.map((checked, at) => ({ ...checked, key: String(at) }));
  return (
    <DataList<Checked & { readonly key: string }>
      label={t('notices.check.title')}
      showHeader
      items={items}
      getKey={({ key }) => key}
      getLabel={({ type }) => t(`inbox.event.${type}`)}
      columns={[
        {
          key: 'event',
          header: t('notices.check.event'),
          isLead: true,
          width: 'minmax(180px, 1.2fr)',
          render: ({ type, taskName }) =>
            taskName == null
              ? t(`inbox.event.${type}`)
              : `${t(`inbox.event.${type}`)} · ${taskName}`,
        },
        {
          key: 'outcome',
          header: t('notices.check.inbox'),
          width: 'minmax(180px, 1.5fr)',
          render: ({ outcome }) => t(`notices.outcome.${outcome}`),
        },
        {
          key: 'mail',
          header: t('notices.check.mail'),
          width: 'minmax(100px, 1fr)',
          render: ({ outcome, mail, mailSentAt }) =>
            outcome === 'NOTIFIED' ? (
              <span>
                {t(`notices.mailed.${mail}`)}{' '}
                {mailSentAt != null && <Moment at={mailSentAt} tone="quiet" />}
              </span>
            ) : (
              ''
            ),
        },
        {
          key: 'push',
          header: t('inbox.push'),
          width: '110px',
          render: ({ pushSentAt }) => (pushSentAt == null ? '' : <Moment at={pushSentAt} />),
        },
        {
          key: 'chat',
          header: t('inbox.chat'),
          width: '110px',
          render: ({ chatSentAt }) => (chatSentAt == null ? '' : <Moment at={chatSentAt} />),
        },
        {
          key: 'at',
          header: t('mail.date'),
          width: '120px',
          align: 'number',
          render: ({ at }) => <Moment at={at} tone="quiet" />,
        },
      ]}
    />
  );
}
