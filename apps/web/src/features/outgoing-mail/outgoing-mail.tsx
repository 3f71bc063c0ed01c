import { mailStates, type MailState } from '@baton/domain/mail/mail-delivery';
import { Mail, RotateCw } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { outgoingMail_query$key } from '../../__generated__/outgoingMail_query.graphql.ts';
import type { outgoingMailPageQuery } from '../../__generated__/outgoingMailPageQuery.graphql.ts';
import type { outgoingMailQuery } from '../../__generated__/outgoingMailQuery.graphql.ts';
import type { outgoingMailRetryMutation } from '../../__generated__/outgoingMailRetryMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { notify } from '../../lib/notice/notices.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { StateChips } from '../../ui/filter-bar/state-chips.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { MailDialog, type ListedMail } from './mail-dialog.tsx';
import { PausedAddresses } from './paused-addresses.tsx';
import classes from './outgoing-mail.module.css';

const tones = {
  QUEUED: 'due-soon',
  SENT: 'done',
  FAILED: 'problem',
  STORED: 'neutral',
} as const;

const query = graphql`
  query outgoingMailQuery($state: MailState) {
    hasMailServer
    pausedAddresses {
      email
      detail
      pausedAt
    }
    ...outgoingMail_query @arguments(state: $state)
  }
`;

/** Messages to people: to read without a mail server, or the state of their delivery with one. */
export function OutgoingMail(): ReactNode {
  const t = useText();
  const [state, setState] = useState<MailState | null>(null);
  const [shown, setShown] = useState<ListedMail | null>(null);
  const variables = { state };
  const { data: screen, refresh } = useLiveQuery<outgoingMailQuery>(query, variables);
  const { data, ...pages } = usePaginationFragment<outgoingMailPageQuery, outgoingMail_query$key>(
    graphql`
      fragment outgoingMail_query on Query
      @refetchable(queryName: "outgoingMailPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        state: { type: "MailState" }
      ) {
        outgoingMail(first: $first, after: $after, state: $state)
          @connection(key: "outgoingMail_outgoingMail", filters: ["state"]) {
          edges {
            node {
              id
              kind
              recipient
              subject
              createdAt
              state
              canRetry
              canOpen
              failure
              failureDetail
              nextAttemptAt
            }
          }
        }
      }
    `,
    screen,
  );
  const retrying = useCommand<outgoingMailRetryMutation>(graphql`
    mutation outgoingMailRetryMutation($input: RetryMailInput!) {
      retryMail(input: $input) {
        mail {
          id
          state
          canRetry
          failure
          failureDetail
          nextAttemptAt
        }
      }
    }
  `);
  const retry = async ({ id, recipient }: ListedMail): Promise<void> => {
    const done = await retrying.run(() => ({ input: { id } }));
    if (done !== null) notify({ tone: 'success', text: t('mail.retried', { recipient }) });
  };
  const items = data.outgoingMail.edges.map(({ node }) => node);
  // The message stays open even if new messages move it off the first page.
  const open = items.find(({ id }) => id === shown?.id) ?? shown;
  return (
    <section aria-label={t('mail.title')}>
      <p className={classes.about}>
        {t(screen.hasMailServer ? 'mail.serverText' : 'mail.folderText')}
      </p>
      <PausedAddresses addresses={screen.pausedAddresses} onDone={() => void refresh()} />
      {screen.hasMailServer && (
        <FilterBar>
          <StateChips
            label={t('mail.filter')}
            states={mailStates}
            textOf={(key) => t(`mail.state.${key}`)}
            value={state}
            onChange={setState}
          />
        </FilterBar>
      )}
      {items.length === 0 ? (
        <EmptyState
          icon={<Mail />}
          title={t(state === null ? 'mail.empty' : 'mail.noneFound')}
          text={t('mail.emptyText')}
        />
      ) : (
        <DataList<ListedMail>
          label={t('mail.title')}
          showHeader
          items={items}
          getKey={({ id }) => id}
          getLabel={({ subject, recipient }) => `${subject}, ${recipient}`}
          columns={[
            {
              key: 'state',
              header: t('mail.state'),
              width: 'minmax(96px, max-content)',
              render: ({ state: now }) => <Badge tone={tones[now]}>{t(`mail.state.${now}`)}</Badge>,
            },
            {
              key: 'subject',
              header: t('mail.subject'),
              width: 'minmax(160px, 2fr)',
              isLead: true,
              render: ({ subject }) => <span className={classes.subject}>{subject}</span>,
            },
            {
              key: 'recipient',
              header: t('mail.recipient'),
              width: 'minmax(0, 1.5fr)',
              render: ({ recipient }) => recipient,
            },
            {
              key: 'kind',
              header: t('mail.purpose'),
              width: 'minmax(0, 1fr)',
              render: ({ kind }) => t(`mail.kind.${kind}`),
            },
            {
              key: 'date',
              header: t('mail.date'),
              width: '140px',
              align: 'number',
              render: ({ createdAt }) => <Moment at={createdAt} tone="quiet" />,
            },
          ]}
          onOpen={setShown}
          actions={(mail) =>
            mail.canRetry
              ? [
                  {
                    key: 'retry',
                    label: t('mail.retry', { recipient: mail.recipient }),
                    icon: <RotateCw />,
                    run: () => void retry(mail),
                  },
                ]
              : []
          }
          onEndReached={loadMore(pages, 50)}
        />
      )}
      {open !== null && (
        <MailDialog
          key={open.id}
          mail={open}
          isRetrying={retrying.isPending}
          onRetry={() => void retry(open)}
          onClose={() => setShown(null)}
        />
      )}
    </section>
  );
}
