import {
  customFieldRefusals,
  fittedContent,
  type CustomFieldContent,
} from '@baton/domain/field/custom/custom-field';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import { newConstraints } from '@baton/domain/field/fitted-field';
import { Suspense, useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { customFieldDialogCreateMutation } from '../../__generated__/customFieldDialogCreateMutation.graphql.ts';
import type { customFieldDialogQuery } from '../../__generated__/customFieldDialogQuery.graphql.ts';
import type { customFieldDialogUpdateMutation } from '../../__generated__/customFieldDialogUpdateMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { readField } from '../../lib/fields/read-field.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Skeleton } from '../../ui/skeleton/skeleton.tsx';
import { AppendedWords } from './appended-words.tsx';
import { CustomFieldFacts } from './custom-field-facts.tsx';
import { DefinitionForm } from './definition-form.tsx';
import { useQuery } from '../../lib/api/use-screen-query.ts';

export interface CustomFieldDialogProps {
  /** Null for a new field. */
  readonly id: string | null;
  readonly onClose: () => void;
  readonly onSaved: () => void;
}

const { origin: _origin, ...blank } = fieldDefaults;
const newContent: CustomFieldContent = {
  ...blank,
  name: '',
  kind: 'TEXT',
  constraints: newConstraints('TEXT'),
};

/** Adds or edits a custom field. */
export function CustomFieldDialog({ id, ...props }: CustomFieldDialogProps): ReactNode {
  return id === null ? (
    <NewField {...props} />
  ) : (
    <Suspense fallback={<LoadingDialog onClose={props.onClose} />}>
      <StoredField id={id} {...props} />
    </Suspense>
  );
}

type DialogActions = Omit<CustomFieldDialogProps, 'id'>;

function LoadingDialog({ onClose }: Pick<DialogActions, 'onClose'>): ReactNode {
  const t = useText();
  return (
    <Dialog isOpen onClose={onClose} title={t('customFields.edit')}>
      <Skeleton rows={6} />
    </Dialog>
  );
}

function NewField({ onClose, onSaved }: DialogActions): ReactNode {
  const t = useText();
  const command = useCommand<customFieldDialogCreateMutation>(
    graphql`
      mutation customFieldDialogCreateMutation($input: CreateCustomFieldInput!) {
        createCustomField(input: $input) {
          customField {
            id
            name
          }
        }
      }
    `,
    { fields: shownFields },
  );
  return (
    <FieldDialog
      name="new"
      version={0}
      title={t('customFields.new')}
      action={t('customFields.create')}
      content={newContent}
      isShared
      isEditable
      command={command}
      onClose={onClose}
      onSave={async (definition, isShared) => {
        const done = await command.run((idempotencyKey) => ({
          input: { idempotencyKey, definition, isShared },
        }));
        if (done === null) return false;
        notify({
          tone: 'success',
          text: t('customFields.created', { name: done.createCustomField.customField.name }),
        });
        onSaved();
        return true;
      }}
    />
  );
}

function StoredField({ id, onClose, onSaved }: DialogActions & { readonly id: string }): ReactNode {
  const t = useText();
  const { customField } = useQuery<customFieldDialogQuery>(
    graphql`
      query customFieldDialogQuery($id: ID!) {
        customField(id: $id) {
          id
          version
          isShared
          definition {
            ...readField_field
          }
          permissions {
            edit
          }
          appendedWords
          ...customFieldFacts_field
        }
      }
    `,
    { id },
    { fetchPolicy: 'store-and-network' },
  );
  const command = useCommand<customFieldDialogUpdateMutation>(
    graphql`
      mutation customFieldDialogUpdateMutation($input: UpdateCustomFieldInput!) {
        updateCustomField(input: $input) {
          customField {
            id
            name
            kind
            version
            isShared
            updatedAt
            definition {
              ...readField_field
            }
            ...customFieldFacts_field
          }
        }
      }
    `,
    { fields: shownFields },
  );
  if (customField == null) {
    return (
      <Dialog isOpen onClose={onClose} title={t('customFields.edit')} size="small">
        {errorText(t, { code: 'NotFound', params: {} })}
      </Dialog>
    );
  }
  const { version, isShared, permissions } = customField;
  return (
    <FieldDialog
      key={version}
      name={id}
      version={version}
      title={t(permissions.edit ? 'customFields.edit' : 'customFields.view')}
      action={t('customFields.save')}
      content={readField(customField.definition)}
      isShared={isShared}
      isEditable={permissions.edit}
      words={customField.appendedWords}
      command={command}
      onClose={onClose}
      onSave={async (definition, shared) => {
        const done = await command.run((idempotencyKey) => ({
          input: {
            id,
            expectedVersion: version,
            idempotencyKey,
            definition,
            isShared: shared,
          },
        }));
        if (done === null) return false;
        notify({ tone: 'success', text: t('customFields.saved') });
        onSaved();
        return true;
      }}
    >
      <CustomFieldFacts field={customField} />
    </FieldDialog>
  );
}

/** Properties that show their refusals. Others appear as a notice. */
const shownFields = [
  'name',
  'options',
  'constraints.min',
  'constraints.max',
  'constraints.minLength',
  'constraints.maxLength',
];

interface FieldDialogProps {
  /** Storage name of the draft. */
  readonly name: string;
  /** Version of the edited field. A draft belongs to one version. */
  readonly version: number;
  readonly title: string;
  readonly action: string;
  readonly content: CustomFieldContent;
  readonly isShared: boolean;
  readonly isEditable: boolean;
  /** Values that people added to the options. */
  readonly words?: readonly string[];
  readonly command: {
    readonly isPending: boolean;
    readonly fieldErrors: Readonly<Record<string, string>>;
    readonly reset: () => void;
  };
  readonly onClose: () => void;
  /** Returns whether it was saved. */
  readonly onSave: (content: CustomFieldContent, isShared: boolean) => Promise<boolean>;
  readonly children?: ReactNode;
}

/** Edits a custom field, validated with the server's rules before it is sent. */
function FieldDialog(props: FieldDialogProps): ReactNode {
  const { title, action, isEditable, command, onClose, onSave, children } = props;
  const t = useText();
  const stored = { content: props.content, isShared: props.isShared };
  const { draft, update, forget } = useDraft(`field.${props.name}.${props.version}`, {
    empty: stored,
  });
  const { content, isShared } = isEditable ? draft : stored;
  const [own, setOwn] = useState<Readonly<Record<string, string>>>({});
  const save = async (): Promise<void> => {
    const refusals = customFieldRefusals(fittedContent(content));
    setOwn(
      Object.fromEntries(refusals.map((refusal) => [refusal.field ?? '', errorText(t, refusal)])),
    );
    if (refusals.length === 0 && (await onSave(content, isShared))) forget();
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={title}
      isBusy={command.isPending}
      footer={
        <>
          <Button
            onClick={() => {
              forget();
              onClose();
            }}
          >
            {t(isEditable ? 'ui.cancel' : 'ui.close')}
          </Button>
          {isEditable && (
            <Button kind="primary" loading={command.isPending} onClick={() => void save()}>
              {action}
            </Button>
          )}
        </>
      }
    >
      <DefinitionForm
        content={content}
        isShared={isShared}
        disabled={!isEditable}
        errors={{ ...command.fieldErrors, ...own }}
        onContent={(next) => {
          update((before) => ({ ...before, content: next }));
          setOwn({});
          command.reset();
        }}
        onShared={(next) => update((before) => ({ ...before, isShared: next }))}
      />
      {isEditable && (
        <AppendedWords
          words={props.words ?? []}
          options={content.options}
          onOptions={(options) =>
            update((before) => ({ ...before, content: { ...before.content, options } }))
          }
        />
      )}
      {children}
    </Dialog>
  );
}
