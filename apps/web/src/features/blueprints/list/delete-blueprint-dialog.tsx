import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { deleteBlueprintDialogMutation } from '../../../__generated__/deleteBlueprintDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { notify } from '../../../lib/notice/notices.ts';
import { ConfirmDialog } from '../../../ui/dialog/confirm-dialog.tsx';
import type { ChosenBlueprint } from './chosen-blueprint.ts';

export interface DeleteBlueprintDialogProps {
  readonly blueprint: ChosenBlueprint | null;
  readonly connection: string;
  readonly onClose: () => void;
}

/** Confirms the permanent deletion of a blueprint and says what stays. */
export function DeleteBlueprintDialog({
  blueprint,
  connection,
  onClose,
}: DeleteBlueprintDialogProps): ReactNode {
  const t = useText();
  const command = useCommand<deleteBlueprintDialogMutation>(graphql`
    mutation deleteBlueprintDialogMutation($input: DeleteBlueprintInput!, $connections: [ID!]!) {
      deleteBlueprint(input: $input) {
        deletedId @deleteEdge(connections: $connections)
      }
    }
  `);
  const remove = async (): Promise<void> => {
    if (blueprint === null) return;
    const response = await command.run(() => ({
      input: { id: blueprint.id },
      connections: [connection],
    }));
    if (response === null) return;
    notify({ tone: 'success', text: t('blueprints.delete.done', { name: blueprint.name }) });
    onClose();
  };
  return (
    <ConfirmDialog
      isOpen={blueprint !== null}
      onClose={onClose}
      title={t('blueprints.delete.title', { name: blueprint?.name ?? '' })}
      confirmLabel={t('blueprints.delete.action')}
      tone="danger"
      loading={command.isPending}
      onConfirm={() => void remove()}
    >
      {t('blueprints.delete.text')}
    </ConfirmDialog>
  );
}
