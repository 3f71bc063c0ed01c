import { productObjectNameRefusals } from '@baton/domain/field/custom/product-object';
import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { productObjectDialogDeleteMutation } from '../../__generated__/productObjectDialogDeleteMutation.graphql.ts';
import type { productObjectDialogRenameMutation } from '../../__generated__/productObjectDialogRenameMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';

interface ProductObjectDialogProps {
  readonly object: { readonly id: string; readonly name: string; readonly version: number };
  readonly onClose: () => void;
  readonly onDone: () => void;
}

/** Renames or removes a product object. */
export function ProductObjectDialog({
  object: { id, version: expectedVersion, ...object },
  onClose,
  onDone,
}: ProductObjectDialogProps): ReactNode {
  const t = useText();
  const [typed, setTyped] = useState(object.name);
  const name = typed.trim();
  const renaming = useCommand<productObjectDialogRenameMutation>(
    graphql`
      mutation productObjectDialogRenameMutation($input: UpdateProductObjectInput!) {
        updateProductObject(input: $input) {
          productObject {
            id
            name
            version
          }
        }
      }
    `,
    { fields: ['name'], onDone },
  );
  const removing = useCommand<productObjectDialogDeleteMutation>(
    graphql`
      mutation productObjectDialogDeleteMutation($input: DeleteProductObjectInput!) {
        deleteProductObject(input: $input) {
          deletedId
        }
      }
    `,
    {
      onDone: () => {
        notify({ tone: 'success', text: t('productObjects.removed', object) });
        onDone();
      },
    },
  );
  const { errorOf, check } = useCheckedFields(
    productObjectNameRefusals({ name }),
    renaming.fieldErrors,
  );
  return (
    <EntityDialog
      title={object.name}
      submitLabel={t('ui.save')}
      isPending={renaming.isPending}
      onSubmit={() => {
        if (check()) void renaming.run(() => ({ input: { id, expectedVersion, name } }));
      }}
      onClose={onClose}
      deletion={{
        label: t('productObjects.remove', object),
        text: t('productObjects.removeText'),
        isPending: removing.isPending,
        onConfirm: () => void removing.run(() => ({ input: { id } })),
      }}
    >
      <TextInput
        label={t('people.name')}
        required
        autoFocus
        value={typed}
        error={errorOf('name')}
        onChange={setTyped}
      />
    </EntityDialog>
  );
}
