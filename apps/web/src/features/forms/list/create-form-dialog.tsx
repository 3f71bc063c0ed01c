import { isLocale } from '@baton/domain/core/languages';
import { formLimits } from '@baton/domain/form/validate-form';
import type { ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { createFormDialogMutation } from '../../../__generated__/createFormDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useDraft } from '../../../lib/draft/use-draft.ts';
import { NewItemDialog } from '../../../ui/library/new-item-dialog.tsx';
import type { SelectedForm } from './selected-form.ts';

export interface CreateFormDialogProps {
  /** The form to copy. Null for an empty form. */
  readonly copyOf: SelectedForm | null;
  readonly isVariant: boolean;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Creates a form with a name, empty or as a copy. */
export function CreateFormDialog({
  copyOf,
  isVariant,
  ...props
}: CreateFormDialogProps): ReactNode {
  const t = useText();
  const { locale } = useIntl();
  const local = useDraft(`form.new.${isVariant}.${copyOf?.id ?? ''}`, {
    empty: { name: copyOf === null ? '' : t('forms.create.copyName', { name: copyOf.name }) },
  });
  const command = useCommand<createFormDialogMutation>(
    graphql`
      mutation createFormDialogMutation($input: CreateFormInput!) {
        createForm(input: $input) {
          form {
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
      title={t(
        copyOf === null
          ? 'forms.create.title'
          : isVariant
            ? 'forms.create.variantTitle'
            : 'forms.create.copyTitle',
      )}
      action={t('forms.create.action')}
      label={t('forms.name')}
      maxLength={formLimits.nameLength}
      local={local}
      command={command}
      onCreate={async () => {
        const done = await command.run((idempotencyKey) => ({
          input: {
            idempotencyKey,
            name: local.draft.name,
            language: isLocale(locale) ? locale : null,
            copyOf: copyOf?.id ?? null,
            isVariant,
          },
        }));
        return done?.createForm.form.id;
      }}
    />
  );
}
