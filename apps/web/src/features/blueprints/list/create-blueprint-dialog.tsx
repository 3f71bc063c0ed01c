import { blueprintLimits } from '@baton/domain/blueprint/validate/validate';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { createBlueprintDialogMutation } from '../../../__generated__/createBlueprintDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useUnsent } from '../../../lib/unsaved/use-unsent.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';

export interface CreateBlueprintDialogProps {
  readonly isOpen: boolean;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Creates a blueprint with a name. Everything else is done in the editor. */
export function CreateBlueprintDialog({
  isOpen,
  onClose,
  onCreated,
}: CreateBlueprintDialogProps): ReactNode {
  const t = useText();
  const { draft, hasDraft, change, forget, unsettled } = useUnsent('blueprint.new', { name: '' });
  const { name } = draft;
  const command = useCommand<createBlueprintDialogMutation>(
    graphql`
      mutation createBlueprintDialogMutation($input: CreateBlueprintInput!) {
        createBlueprint(input: $input) {
          blueprint {
            id
          }
        }
      }
    `,
    { fields: ['name'], unsettled },
  );
  const create = async (): Promise<void> => {
    const response = await command.run((idempotencyKey) => ({ input: { idempotencyKey, name } }));
    if (response === null) return;
    forget();
    onCreated(response.createBlueprint.blueprint.id);
  };
  const discard = (): void => {
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen={isOpen}
      onClose={onClose}
      title={t('blueprints.create.title')}
      size="small"
      isBusy={command.isPending}
      footer={
        <>
          <Button kind="subtle" onClick={discard}>
            {t('ui.cancel')}
          </Button>
          <Button
            kind="primary"
            type="submit"
            form="create-blueprint"
            loading={command.isPending}
            keyHint="enter"
          >
            {t('blueprints.create.action')}
          </Button>
        </>
      }
    >
      <form
        id="create-blueprint"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {hasDraft && <RestoredDraftNote />}
        <TextInput
          label={t('blueprints.name')}
          required
          autoComplete="off"
          autoFocus
          maxLength={blueprintLimits.nameLength}
          placeholder={t('blueprints.create.hint')}
          value={name}
          error={command.fieldErrors['name']}
          onChange={(value) => {
            change({ name: value });
            command.reset();
          }}
        />
      </form>
    </Dialog>
  );
}
