import { KeyRound } from 'lucide-react';
import type { ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  secretsPanel_secret$data,
  secretsPanel_secret$key,
} from '../../__generated__/secretsPanel_secret.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { EntityList } from '../../ui/entity/entity-list.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { SecretDialog } from './secret-dialog.tsx';
import { useSecretPlaces } from './use-secret-places.ts';
import classes from './secrets.module.css';

const secretFragment = graphql`
  fragment secretsPanel_secret on Secret @relay(plural: true) {
    name
    updatedAt
    updatedBy {
      name
    }
    openTasks
    blueprints {
      blueprintId
      name
    }
  }
`;

type Secret = secretsPanel_secret$data[number];
/** Secrets of the workspace with their uses. Values are never shown. */
export function SecretsPanel({
  secrets,
}: {
  readonly secrets: secretsPanel_secret$key;
}): ReactNode {
  const t = useText();
  const placesOf = useSecretPlaces();
  const listed = useFragment(secretFragment, secrets);
  return (
    <EntityList<Secret>
      label={t('admin.secrets')}
      about={t('admin.secretsText', { secret: '{{secret:TOKEN}}' })}
      icon={<KeyRound />}
      items={listed}
      getKey={({ name }) => name}
      getName={({ name }) => name}
      empty={{ title: t('admin.noSecrets'), text: t('admin.noSecretsText') }}
      addLabel={t('admin.addSecret')}
      columns={[
        {
          key: 'name',
          header: t('admin.secretName'),
          width: 'minmax(160px, 1fr)',
          isLead: true,
          sortValue: ({ name }) => name,
          render: ({ name }) => <code className={classes.name}>{name}</code>,
        },
        {
          key: 'uses',
          header: t('admin.usedBy'),
          width: 'minmax(0, 2fr)',
          render: (secret) => (
            <span className={classes.quiet}>{placesOf(secret) ?? t('admin.unused')}</span>
          ),
        },
        {
          key: 'by',
          header: t('admin.changedBy'),
          width: 'minmax(0, 1fr)',
          sortValue: ({ updatedBy }) => updatedBy.name,
          render: ({ updatedBy }) => <span className={classes.quiet}>{updatedBy.name}</span>,
        },
        {
          key: 'changed',
          header: t('admin.changed'),
          width: '140px',
          align: 'number',
          sortValue: ({ updatedAt }) => updatedAt,
          render: ({ updatedAt }) => <Moment at={updatedAt} tone="quiet" />,
        },
      ]}
      dialog={(secret, onClose) => <SecretDialog secret={secret} onClose={onClose} />}
    />
  );
}
