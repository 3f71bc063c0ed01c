import { incomingMailStates, type IncomingMailState } from '@baton/domain/mail/incoming-mail';
import { Inbox } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, usePaginationFragment } from 'react-relay';
import type { incomingMail_query$key } from '../../__generated__/incomingMail_query.graphql.ts';
import type { incomingMailPageQuery } from '../../__generated__/incomingMailPageQuery.graphql.ts';
import type { incomingMailQuery } from '../../__generated__/incomingMailQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { loadMore } from '../../lib/list/load-more.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { FilterBar } from '../../ui/filter-bar/filter-bar.tsx';
import { StateChips } from '../../ui/filter-bar/state-chips.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { IncomingMailDialog, type ListedMail } from './incoming-mail-dialog.tsx';
import classes from './incoming-mail.module.css';

const tones = {
  RECEIVED: 'due-soon',
  ACCEPTED: 'done',
  REFUSED: 'problem',
  DISCARDED: 'neutral',
} as const;

const query = graphql`
  query incomingMailQuery($state: IncomingMailState) {
    mailDomain
    ...incomingMail_query @arguments(state: $state)
  }
`;

/** Messages that the workspace received, with what became of them. */
export function IncomingMail(): ReactNode {
  const t = useText();
  const [state, setState] = useState<IncomingMailState | null>(null);
  const [shown, setShown] = useState<ListedMail | null>(null);
  const { data: screen } = useLiveQuery<incomingMailQuery>(query, { state });
  const { data, ...pages } = usePaginationFragment<incomingMailPageQuery, incomingMail_query$key>(
    graphql`
      fragment incomingMail_query on Query
      @refetchable(queryName: "incomingMailPageQuery")
      @argumentDefinitions(
        first: { type: "Int", defaultValue: 50 }
        after: { type: "String" }
        state: { type: "IncomingMailState" }
      ) {
        incomingMail(first: $first, after: $after, state: $state)
          @connection(key: "incomingMail_incomingMail", filters: ["state"]) {
          edges {
            node {
              id
              sender
              senderName
              subject
              recipient
              receivedAt
              state
              reason
              detail
              spf
              dkim
              workflowId
              reference
              canRelease
              canDiscard
            }
          }
        }
      }
    `,
    screen,
  );
  const items = data.incomingMail.edges.map(({ node }) => node);
  // The message stays open even if new messages move it off the first page.
  const open = items.find(({ id }) => id === shown?.id) ?? shown;
  return (
    <section aria-label={t('incomingMail.title')}>
      <p className={classes.about}>
        {screen.mailDomain == null
          ? t('incomingMail.off')
          : t('incomingMail.about', { domain: screen.mailDomain })}
      </p>
      <FilterBar>
        <StateChips
          label={t('mail.filter')}
          states={incomingMailStates}
          textOf={(key) => t(`incomingMail.state.${key}`)}
          value={state}
          onChange={setState}
        />
      </FilterBar>
      {items.length === 0 ? (
        <EmptyState
          icon={<Inbox />}
          title={t(state === null ? 'incomingMail.empty' : 'incomingMail.noneFound')}
          text={t('incomingMail.emptyText')}
        />
      ) : (
        <DataList<ListedMail>
          label={t('incomingMail.title')}
          showHeader
          items={items}
          getKey={({ id }) => id}
          getLabel={({ subject, sender }) => `${subject}, ${sender}`}
          columns={[
            {
              key: 'state',
              header: t('mail.state'),
              width: 'minmax(96px, max-content)',
              render: ({ state: now }) => (
                <Badge tone={tones[now]}>{t(`incomingMail.state.${now}`)}</Badge>
              ),
            },
            {
              key: 'subject',
              header: t('mail.subject'),
              width: 'minmax(160px, 2fr)',
              isLead: true,
              render: ({ subject }) => (
                <span className={classes.subject}>
                  {subject === '' ? t('incomingMail.noSubject') : subject}
                </span>
              ),
            },
            {
              key: 'sender',
              header: t('incomingMail.sender'),
              width: 'minmax(0, 1.5fr)',
              render: ({ sender }) => (sender === '' ? t('incomingMail.noSender') : sender),
            },
            {
              key: 'recipient',
              header: t('mail.recipient'),
              width: 'minmax(0, 1fr)',
              render: ({ recipient }) => recipient,
            },
            {
              key: 'date',
              header: t('mail.date'),
              width: '140px',
              align: 'number',
              render: ({ receivedAt }) => <Moment at={receivedAt} tone="quiet" />,
            },
          ]}
          onOpen={setShown}
          onEndReached={loadMore(pages, 50)}
        />
      )}
      {open !== null && (
        <IncomingMailDialog key={open.id} mail={open} onClose={() => setShown(null)} />
      )}
    </section>
  );
}
