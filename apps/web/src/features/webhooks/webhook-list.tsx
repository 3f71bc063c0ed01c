import { Webhook } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  webhookListQuery,
  webhookListQuery$data,
} from '../../__generated__/webhookListQuery.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { NewWebhook } from './new-webhook.tsx';
import { WebhookDialog } from './webhook-dialog.tsx';

const query = graphql`
  query webhookListQuery {
    webhooks {
      id
      name
      url
      types
      blueprintIds
      pausedAt
      pauseReason
      failingSince
    }
  }
`;

type Row = webhookListQuery$data['webhooks'][number];

function State({ pausedAt, pauseReason, failingSince }: Row): ReactNode {
  const t = useText();
  if (pausedAt != null)
    return (
      <Badge tone={pauseReason === 'FAILURES' ? 'problem' : 'neutral'}>
        {t(pauseReason === 'FAILURES' ? 'webhooks.pausedByFailures' : 'webhooks.paused')}
      </Badge>
    );
  return failingSince == null ? (
    <Badge tone="on-track">{t('webhooks.active')}</Badge>
  ) : (
    <Badge tone="late">{t('webhooks.failing')}</Badge>
  );
}

/** Lists the webhooks: URLs of other systems that get events. */
export function WebhookList(): ReactNode {
  const t = useText();
  const { data, refresh } = useLiveQuery<webhookListQuery>(query, {});
  return (
    <EntityList<Row>
      label={t('webhooks.title')}
      about={t('webhooks.about')}
      icon={<Webhook />}
      items={data.webhooks}
      getKey={({ id }) => id}
      getName={({ name }) => name}
      empty={{ title: t('webhooks.empty'), text: t('webhooks.emptyText') }}
      addLabel={t('webhooks.add')}
      columns={[
        {
          key: 'name',
          header: t('people.name'),
          width: 'minmax(140px, 1fr)',
          isLead: true,
          sortValue: ({ name }) => name,
          render: ({ name }) => name,
        },
        {
          key: 'url',
          header: t('webhooks.url'),
          width: 'minmax(0, 2fr)',
          sortValue: ({ url }) => url,
          render: ({ url }) => url,
        },
        {
          key: 'state',
          header: t('webhooks.state'),
          width: '180px',
          sortValue: ({ pausedAt, failingSince }) =>
            pausedAt == null ? (failingSince == null ? 0 : 1) : 2,
          render: (row) => <State {...row} />,
        },
      ]}
      dialog={(row, onClose) => {
        const onDone = (): void => {
          onClose();
          void refresh();
        };
        return row === null ? (
          <NewWebhook onClose={onClose} onDone={onDone} />
        ) : (
          <WebhookDialog
            key={row.id}
            webhook={{ ...row, isPaused: row.pausedAt != null }}
            onClose={onClose}
            onDone={onDone}
          />
        );
      }}
    />
  );
}
