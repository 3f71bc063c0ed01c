import { nameRefusal } from '@baton/domain/party/person-rules';
import { useState, type ReactNode } from 'react';
import { graphql, useFragment } from 'react-relay';
import type { serviceAccountDialog_account$key } from '../../__generated__/serviceAccountDialog_account.graphql.ts';
import type { serviceAccountDialogDeleteMutation } from '../../__generated__/serviceAccountDialogDeleteMutation.graphql.ts';
import type { serviceAccountDialogRevokeMutation } from '../../__generated__/serviceAccountDialogRevokeMutation.graphql.ts';
import type { serviceAccountDialogTokenMutation } from '../../__generated__/serviceAccountDialogTokenMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { ShownSecret } from '../../ui/tokens/shown-secret.tsx';
import { TokenForm } from '../../ui/tokens/token-form.tsx';
import { TokenList } from '../../ui/tokens/token-list.tsx';

interface ServiceAccountDialogProps {
  readonly account: serviceAccountDialog_account$key;
  readonly onClose: () => void;
  readonly onDeleted: () => void;
}

/** Tokens of a program, and for a directory the address of its SCIM interface. */
export function ServiceAccountDialog({
  account,
  onClose,
  onDeleted,
}: ServiceAccountDialogProps): ReactNode {
  const t = useText();
  const data = useFragment(
    graphql`
      fragment serviceAccountDialog_account on ServiceAccount {
        id
        name
        type
        tokens {
          id
          name
          mayWrite
          scopes
          expiresAt
          lastUsedAt
        }
      }
    `,
    account,
  );
  const [name, setName] = useState('');
  const [token, setToken] = useState<string | null>(null);
  const [isDeleting, setIsDeleting] = useState(false);
  const [revoked, setRevoked] = useState<readonly string[]>([]);
  const creating = useCommand<serviceAccountDialogTokenMutation>(
    graphql`
      mutation serviceAccountDialogTokenMutation($input: CreateServiceTokenInput!) {
        createServiceToken(input: $input) {
          token
          serviceAccount {
            id
            ...serviceAccountDialog_account
          }
        }
      }
    `,
    {
      fields: ['name'],
      onDone: ({ createServiceToken }) => {
        setToken(createServiceToken.token);
        setName('');
      },
    },
  );
  const revoking = useCommand<serviceAccountDialogRevokeMutation>(
    graphql`
      mutation serviceAccountDialogRevokeMutation($id: ID!) {
        revokeServiceToken(id: $id) {
          deletedId
        }
      }
    `,
    {
      onDone: ({ revokeServiceToken }) => setRevoked([...revoked, revokeServiceToken.deletedId]),
    },
  );
  const deleting = useCommand<serviceAccountDialogDeleteMutation>(
    graphql`
      mutation serviceAccountDialogDeleteMutation($id: ID!) {
        deleteServiceAccount(id: $id) {
          deletedId
        }
      }
    `,
    { onDone: onDeleted },
  );
  const { errorOf, check } = useCheckedFields([nameRefusal(name)], creating.fieldErrors);
  const isDirectory = data.type === 'SCIM_SERVICE_ACCOUNT';
  if (isDeleting)
    return (
      <ConfirmDialog
        isOpen
        title={t('service.delete')}
        confirmLabel={t('service.delete')}
        tone="danger"
        loading={deleting.isPending}
        onConfirm={() => void deleting.run(() => ({ id: data.id }))}
        onClose={() => setIsDeleting(false)}
      >
        {t('service.deleteText', { name: data.name })}
      </ConfirmDialog>
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={data.name}
      size="medium"
      footer={
        <>
          <Button kind="subtle" onClick={() => setIsDeleting(true)}>
            {t('service.delete')}
          </Button>
          <Button onClick={onClose}>{t('ui.close')}</Button>
        </>
      }
    >
      <p>{t(isDirectory ? 'service.scimAbout' : 'service.apiAbout')}</p>
      {isDirectory && (
        <p>
          {t('service.scimAddress')} <code>{`${location.origin}/scim/v2`}</code>
        </p>
      )}
      {token === null ? (
        <TokenForm
          name={name}
          onName={setName}
          nameError={errorOf('name')}
          isPending={creating.isPending}
          hasAccess={!isDirectory}
          onSubmit={(values) => {
            if (check())
              void creating.run(() => ({ input: { serviceAccountId: data.id, name, ...values } }));
          }}
        />
      ) : (
        <ShownSecret
          secret={token}
          about={t('app.tokenShownOnce')}
          copyLabel={t('app.copyToken')}
          copiedText={t('app.tokenCopied')}
          onDone={() => setToken(null)}
        />
      )}
      <TokenList
        tokens={data.tokens.filter(({ id }) => !revoked.includes(id))}
        isPending={revoking.isPending}
        onRevoke={(id) => void revoking.run(() => ({ id }))}
      />
    </Dialog>
  );
}
