import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { deleteCustomFieldDialogMutation } from '../../__generated__/deleteCustomFieldDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

export interface ChosenCustomField {
  readonly id: string;
  readonly name: string;
  readonly usageCount: number;
}

export interface DeleteCustomFieldDialogProps {
  readonly field: ChosenCustomField | null;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms the permanent deletion of a custom field and says what happens to its uses. */
export function DeleteCustomFieldDialog({
  field,
  connection,
  onClose,
}: DeleteCustomFieldDialogProps): ReactNode {
  const t = useText();
  const command = useCommand<deleteCustomFieldDialogMutation>(graphql`
    mutation deleteCustomFieldDialogMutation(
      $input: DeleteCustomFieldInput!
      $connections: [ID!]!
    ) {
      deleteCustomField(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const remove = async (): Promise<void> => {
    if (field === null) return;
    const response = await command.run(() => ({
      input: { id: field.id },
      connections: [connection],
    }));
    if (response === null) return;
    notify({ tone: 'success', text: t('customFields.deleted', { name: field.name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={field !== null}
      onClose={onClose}
      title={t('customFields.deleteTitle', { name: field?.name ?? '' })}
      confirmLabel={t('customFields.delete')}
      tone="danger"
      loading={command.isPending}
      onConfirm={() => void remove()}
    >
      {t('customFields.deleteText', { count: field?.usageCount ?? 0 })}
    </ConfirmDialog>
  );
}
