import type { ReactNode } from 'react';
import type { secretMutationsRemoveMutation } from '../../__generated__/secretMutationsRemoveMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { removeSecret, takeListFrom } from './secret-mutations.ts';
import { useSecretPlaces } from './use-secret-places.ts';

interface DeleteSecretProps {
  readonly secret: {
    readonly name: string;
    readonly openTasks: number;
    readonly blueprints: readonly { readonly name: string }[];
  };
  readonly onClose: () => void;
}

/** Says what will fail before a secret is deleted. */
export function DeleteSecret({ secret, onClose }: DeleteSecretProps): ReactNode {
  const t = useText();
  const { name } = secret;
  const places = useSecretPlaces()(secret);
  const removing = useCommand<secretMutationsRemoveMutation>(removeSecret, {
    updater: takeListFrom('removeSecret'),
    onDone: () => {
      notify({ tone: 'success', text: t('admin.secretDeleted', { name }) });
      onClose();
    },
  });
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('admin.deleteSecret', { name })}
      confirmLabel={t('people.delete')}
      loading={removing.isPending}
      onConfirm={() => void removing.run(() => ({ input: { name } }))}
    >
      {places !== null && <p>{t('admin.deleteUsed', { places })}</p>}
      <p>{t('admin.deleteText')}</p>
    </ConfirmDialog>
  );
}
