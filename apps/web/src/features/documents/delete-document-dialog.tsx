import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import { ConnectionHandler } from 'relay-runtime';
import type { deleteDocumentDialogMutation } from '../../__generated__/deleteDocumentDialogMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';

export interface SelectedDocument {
  readonly ref: string;
  readonly name: string;
  readonly taskId: string | null;
  /** Id of its edge in the list. */
  readonly edge: string;
}

export interface DeleteDocumentDialogProps {
  readonly document: SelectedDocument | null;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms the deletion of a document for everyone and says what happens to forms that use it. */
export function DeleteDocumentDialog({
  document,
  connection,
  onClose,
}: DeleteDocumentDialogProps): ReactNode {
  const t = useText();
  const command = useCommand<deleteDocumentDialogMutation>(graphql`
    mutation deleteDocumentDialogMutation($input: DeleteDocumentInput!) {
      deleteDocument(input: $input) {
        ref
        address
      }
    }
  `);
  const remove = async (): Promise<void> => {
    if (document === null) return;
    const { ref, taskId, edge, name } = document;
    const response = await command.run(() => ({ input: { ref, taskId } }), {
      updater: (store) => {
        const list = store.get(connection);
        if (list != null) ConnectionHandler.deleteNode(list, edge);
      },
    });
    if (response === null) return;
    notify({ tone: 'success', text: t('documents.deletedNotice', { name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={document !== null}
      onClose={onClose}
      title={t('documents.deleteTitle', { name: document?.name ?? '' })}
      confirmLabel={t('documents.delete')}
      tone="danger"
      loading={command.isPending}
      onConfirm={() => void remove()}
    >
      {t('documents.deleteText')}
    </ConfirmDialog>
  );
}
