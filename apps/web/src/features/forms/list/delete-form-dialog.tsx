import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { deleteFormDialogMutation } from '../../../__generated__/deleteFormDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import type { ChosenForm } from './chosen-form.ts';

export interface DeleteFormDialogProps {
  readonly form: ChosenForm | null;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms the permanent deletion of a form. */
export function DeleteFormDialog({ form, connection, onClose }: DeleteFormDialogProps): ReactNode {
  const t = useText();
  const command = useCommand<deleteFormDialogMutation>(graphql`
    mutation deleteFormDialogMutation($input: DeleteFormInput!, $connections: [ID!]!) {
      deleteForm(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const remove = async (): Promise<void> => {
    if (form === null) return;
    const response = await command.run(() => ({
      input: { id: form.id },
      connections: [connection],
    }));
    if (response === null) return;
    notify({ tone: 'success', text: t('forms.delete.done', { name: form.name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={form !== null}
      onClose={onClose}
      title={t('forms.delete.title', { name: form?.name ?? '' })}
      confirmLabel={t('forms.delete.action')}
      tone="danger"
      loading={command.isPending}
      onConfirm={() => void remove()}
    >
      {t('forms.delete.text')}
    </ConfirmDialog>
  );
}
