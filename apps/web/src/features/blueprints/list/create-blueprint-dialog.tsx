import { blueprintLimits } from '@baton/domain/blueprint/validate/validate';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { createBlueprintDialogMutation } from '../../../__generated__/createBlueprintDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { NewItemDialog } from '../../../ui/library/new-item-dialog.tsx';

export interface CreateBlueprintDialogProps {
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Creates a blueprint with a name. */
export function CreateBlueprintDialog(props: CreateBlueprintDialogProps): ReactNode {
  const t = useText();
  const local = useDraft('blueprint.new', { empty: { name: '' } });
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
    { fields: ['name'], unsettled: local.unsettled },
  );
  return (
    <NewItemDialog
      {...props}
      title={t('blueprints.create.title')}
      action={t('blueprints.create.action')}
      label={t('blueprints.name')}
      placeholder={t('blueprints.create.hint')}
      maxLength={blueprintLimits.nameLength}
      local={local}
      command={command}
      onCreate={async () => {
        const { name } = local.draft;
        const done = await command.run((idempotencyKey) => ({ input: { idempotencyKey, name } }));
        return done?.createBlueprint.blueprint.id;
      }}
    />
  );
}
