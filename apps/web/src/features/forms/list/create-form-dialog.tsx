import { isLocale } from '@baton/domain/core/languages';
import { formLimits } from '@baton/domain/form/validate-form';
import type { ReactNode } from 'react';
import { useIntl } from 'react-intl';
import { graphql } from 'react-relay';
import type { createFormDialogMutation } from '../../../__generated__/createFormDialogMutation.graphql.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { useUnsent } from '../../../lib/unsaved/use-unsent.ts';
import { RestoredDraftNote } from '../../../ui/restored-draft-note/restored-draft-note.tsx';
import { Button } from '../../../ui/button/button.tsx';
import { Dialog } from '../../../ui/dialog/dialog.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import type { ChosenForm } from './chosen-form.ts';

export interface CreateFormDialogProps {
  /** The form to copy. Null for an empty form. */
  readonly copyOf: ChosenForm | null;
  readonly isVariant: boolean;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Creates a form with a name. Everything else is done in the builder. */
export function CreateFormDialog({
  copyOf,
  isVariant,
  onClose,
  onCreated,
}: CreateFormDialogProps): ReactNode {
  const t = useText();
  const { locale } = useIntl();
  const { draft, hasDraft, change, forget, unsettled } = useUnsent(
    `form.new.${isVariant}.${copyOf?.id ?? ''}`,
    {
      name: copyOf === null ? '' : t('forms.create.copyName', { name: copyOf.name }),
    },
  );
  const { name } = draft;
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
    { fields: ['name'], unsettled },
  );
  const create = async (): Promise<void> => {
    const response = await command.run((idempotencyKey) => ({
      input: {
        idempotencyKey,
        name,
        language: isLocale(locale) ? locale : null,
        copyOf: copyOf?.id ?? null,
        isVariant,
      },
    }));
    if (response === null) return;
    forget();
    onCreated(response.createForm.form.id);
  };
  const discard = (): void => {
    forget();
    onClose();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t(
        copyOf === null
          ? 'forms.create.title'
          : isVariant
            ? 'forms.create.variantTitle'
            : 'forms.create.copyTitle',
      )}
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
            form="create-form"
            loading={command.isPending}
            keyHint="enter"
          >
            {t('forms.create.action')}
          </Button>
        </>
      }
    >
      <form
        id="create-form"
        noValidate
        onSubmit={(event) => {
          event.preventDefault();
          void create();
        }}
      >
        {hasDraft && <RestoredDraftNote />}
        <TextInput
          label={t('forms.name')}
          required
          autoComplete="off"
          autoFocus
          maxLength={formLimits.nameLength}
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
