import { Bot } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  serviceAccountListQuery,
  serviceAccountListQuery$data,
} from '../../__generated__/serviceAccountListQuery.graphql.ts';
import { useLiveQuery } from '../../lib/live/use-live-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Badge } from '../../ui/badge/badge.tsx';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { NewServiceAccount } from './new-service-account.tsx';
import { ServiceAccountDialog } from './service-account-dialog.tsx';
import { lastUseOf, serviceTypeText } from './service-type-text.ts';

const query = graphql`
  query serviceAccountListQuery {
    serviceAccounts {
      id
      name
      type
      isAdmin
      tokens {
        id
        lastUsedAt
      }
      ...serviceAccountDialog_account
    }
  }
`;

type Account = serviceAccountListQuery$data['serviceAccounts'][number];

/** Accounts of programs: who they are, their tokens, and their last use. */
export function ServiceAccountList(): ReactNode {
  const t = useText();
  const { data, refresh } = useLiveQuery<serviceAccountListQuery>(query, {});
  return (
    <EntityList<Account>
      label={t('service.title')}
      about={t('service.about')}
      icon={<Bot />}
      items={data.serviceAccounts}
      getKey={({ id }) => id}
      getName={({ name }) => name}
      empty={{ title: t('service.empty'), text: t('service.emptyText') }}
      addLabel={t('service.add')}
      columns={[
        {
          key: 'name',
          header: t('people.name'),
          width: 'minmax(160px, 1fr)',
          isLead: true,
          sortValue: ({ name }) => name,
          render: ({ name, isAdmin, type }) => (
            <>
              {name}
              {isAdmin && type === 'SERVICE_ACCOUNT' && (
                <Badge tone="accent">{t('people.administrator')}</Badge>
              )}
            </>
          ),
        },
        {
          key: 'type',
          header: t('service.type'),
          width: 'minmax(0, 1fr)',
          sortValue: ({ type }) => t(serviceTypeText(type)),
          render: ({ type }) => t(serviceTypeText(type)),
        },
        {
          key: 'tokens',
          header: t('service.tokens'),
          width: '90px',
          sortValue: ({ tokens }) => tokens.length,
          render: ({ tokens }) => t('people.load.count', { count: tokens.length }),
        },
        {
          key: 'use',
          header: t('service.lastUse'),
          width: 'minmax(0, 1fr)',
          sortValue: ({ tokens }) => lastUseOf(tokens),
          render: ({ tokens }) => {
            const last = lastUseOf(tokens);
            return last === null ? t('service.neverUsed') : <Moment at={last} style="relative" />;
          },
        },
      ]}
      dialog={(account, onClose) =>
        account === null ? (
          <NewServiceAccount
            onClose={onClose}
            onDone={() => {
              onClose();
              void refresh();
            }}
          />
        ) : (
          <ServiceAccountDialog
            key={account.id}
            account={account}
            onClose={onClose}
            onDeleted={() => {
              onClose();
              void refresh();
            }}
          />
        )
      }
    />
  );
}
