import { KeyRound, Plus, RefreshCw, Trash2 } from 'lucide-react';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type {
  secretsPanel_secret$data,
  secretsPanel_secret$key,
} from '../../__generated__/secretsPanel_secret.graphql.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { DataList } from '../../ui/data-list/data-list.tsx';
import type { ListColumn } from '../../ui/data-list/list-line.ts';
import { EmptyState } from '../../ui/empty-state/empty-state.tsx';
import { Moment } from '../../ui/moment/moment.tsx';
import { DeleteSecret } from './delete-secret.tsx';
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
type Open =
  | { readonly kind: 'ADD' }
  | { readonly kind: 'REPLACE' | 'DELETE'; readonly secret: Secret };

/** Secrets of the workspace with their uses. Values are never shown. */
export function SecretsPanel({
  secrets,
}: {
  readonly secrets: secretsPanel_secret$key;
}): ReactNode {
  const t = useText();
  const placesOf = useSecretPlaces();
  const listed = useFragment(secretFragment, secrets);
  const [open, setOpen] = useState<Open | null>(null);
  const close = (): void => setOpen(null);
  const add = (
    <Button kind="primary" icon={<Plus />} onClick={() => setOpen({ kind: 'ADD' })}>
      {t('admin.addSecret')}
    </Button>
  );
  const columns: readonly ListColumn<Secret>[] = [
    {
      key: 'name',
      header: t('admin.secretName'),
      width: 'minmax(160px, 1fr)',
      isLead: true,
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
      render: ({ updatedBy }) => <span className={classes.quiet}>{updatedBy.name}</span>,
    },
    {
      key: 'changed',
      header: t('admin.changed'),
      width: '140px',
      align: 'number',
      render: ({ updatedAt }) => <Moment at={updatedAt} tone="quiet" />,
    },
  ];
  return (
    <section className={classes.panel} aria-labelledby="secrets-heading">
      <div className={classes.head}>
        <div>
          <h2 id="secrets-heading" className={classes.title}>
            {t('admin.secrets')}
          </h2>
          <p className={classes.text}>{t('admin.secretsText', { secret: '{{secret:TOKEN}}' })}</p>
        </div>
        {listed.length > 0 && add}
      </div>
      {listed.length === 0 ? (
        <EmptyState
          icon={<KeyRound />}
          title={t('admin.noSecrets')}
          text={t('admin.noSecretsText')}
          action={add}
        />
      ) : (
        <DataList
          label={t('admin.secrets')}
          showHeader
          items={listed}
          getKey={({ name }) => name}
          getLabel={({ name }) => name}
          columns={columns}
          onOpen={(secret) => setOpen({ kind: 'REPLACE', secret })}
          actions={(secret) => [
            {
              key: 'replace',
              label: t('admin.replaceSecret', { name: secret.name }),
              icon: <RefreshCw />,
              run: () => setOpen({ kind: 'REPLACE', secret }),
            },
            {
              key: 'delete',
              label: t('admin.deleteSecret', { name: secret.name }),
              icon: <Trash2 />,
              run: () => setOpen({ kind: 'DELETE', secret }),
            },
          ]}
        />
      )}
      {open?.kind === 'ADD' && <SecretDialog name={null} onClose={close} />}
      {open?.kind === 'REPLACE' && (
        <SecretDialog
          name={open.secret.name}
          onClose={close}
          onDelete={() => setOpen({ kind: 'DELETE', secret: open.secret })}
        />
      )}
      {open?.kind === 'DELETE' && <DeleteSecret secret={open.secret} onClose={close} />}
    </section>
  );
}
