import { useId, useState, type ReactNode, type SubmitEvent } from 'react';
import { graphql } from 'react-relay';
import { viewRefusals } from '@baton/domain/saved-view/saved-view';
import type { ListObject } from '@baton/domain/saved-view/list-object';
import type { ListParameters } from '@baton/domain/list/list-parameters';
import type { viewDialogsCreateMutation } from '../../__generated__/viewDialogsCreateMutation.graphql.ts';
import type { viewDialogsDeleteMutation } from '../../__generated__/viewDialogsDeleteMutation.graphql.ts';
import type { viewDialogsRenameMutation } from '../../__generated__/viewDialogsRenameMutation.graphql.ts';
import type { viewDialogsShareMutation } from '../../__generated__/viewDialogsShareMutation.graphql.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePartySearch } from '../../lib/parties/use-party-search.ts';
import { useCheckedFields } from '../../lib/refusal/use-checked-fields.ts';
import { Button } from '../../ui/button/button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { ConfirmDialog } from '../../ui/dialog/confirm-dialog.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { EntityDialog } from '../../ui/entity/entity-dialog.tsx';
import { PartyPicker, type PartyOption } from '../../ui/party-picker/party-picker.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { parameterInputs, type SavedView, type ViewDialog } from './use-saved-views.ts';

export interface ViewDialogsProps {
  readonly object: ListObject;
  readonly dialog: ViewDialog;
  /** Null without a saved view. */
  readonly view: SavedView | null;
  readonly shown: ListParameters;
  readonly onClose: () => void;
  /** Gets the id of the view to open. Undefined after a deletion. */
  readonly onDone: (viewId: string | undefined) => void;
}

/** Saves, renames, shares, or deletes a view. */
export function ViewDialogs({ dialog, view, ...props }: ViewDialogsProps): ReactNode {
  if (dialog === 'SAVE_AS' || view === null) return <SaveViewDialog {...props} />;
  if (dialog === 'RENAME') return <RenameViewDialog view={view} {...props} />;
  if (dialog === 'SHARE') return <ShareViewDialog view={view} {...props} />;
  return <DeleteViewDialog view={view} {...props} />;
}

type DialogProps = Omit<ViewDialogsProps, 'dialog' | 'view'>;
type OfView = DialogProps & { readonly view: SavedView };

function SaveViewDialog({ object, shown, onClose, onDone }: DialogProps): ReactNode {
  const t = useText();
  const [name, setName] = useState('');
  const create = useCommand<viewDialogsCreateMutation>(
    graphql`
      mutation viewDialogsCreateMutation($input: CreateSavedViewInput!) {
        createSavedView(input: $input) {
          savedView {
            id
          }
        }
      }
    `,
    {
      fields: ['name'],
      onDone: ({ createSavedView }) => onDone(createSavedView?.savedView?.id),
    },
  );
  return (
    <NameDialog
      title={t('views.saveAs')}
      name={name}
      onName={setName}
      isPending={create.isPending}
      fieldErrors={create.fieldErrors}
      onClose={onClose}
      onSubmit={() =>
        void create.run((idempotencyKey) => ({
          input: { idempotencyKey, object, name: name.trim(), parameters: parameterInputs(shown) },
        }))
      }
    />
  );
}

function RenameViewDialog({ view, onClose, onDone }: OfView): ReactNode {
  const t = useText();
  const [name, setName] = useState(view.name);
  const rename = useCommand<viewDialogsRenameMutation>(
    graphql`
      mutation viewDialogsRenameMutation($input: UpdateSavedViewInput!) {
        updateSavedView(input: $input) {
          savedView {
            id
            name
            version
          }
        }
      }
    `,
    { fields: ['name'], onDone: () => onDone(view.id) },
  );
  return (
    <NameDialog
      title={t('views.rename')}
      name={name}
      onName={setName}
      isPending={rename.isPending}
      fieldErrors={rename.fieldErrors}
      onClose={onClose}
      onSubmit={() =>
        void rename.run(() => ({
          input: { id: view.id, expectedVersion: view.version, name: name.trim() },
        }))
      }
    />
  );
}

interface NameDialogProps {
  readonly title: string;
  readonly name: string;
  readonly onName: (name: string) => void;
  readonly isPending: boolean;
  readonly fieldErrors: Readonly<Record<string, string>>;
  readonly onSubmit: () => void;
  readonly onClose: () => void;
}

function NameDialog({
  title,
  name,
  onName,
  isPending,
  fieldErrors,
  onSubmit,
  onClose,
}: NameDialogProps): ReactNode {
  const t = useText();
  const { errorOf, check } = useCheckedFields(
    viewRefusals('WORKFLOWS', { name: name.trim() }),
    fieldErrors,
  );
  return (
    <EntityDialog
      title={title}
      submitLabel={t('views.save')}
      isPending={isPending}
      onSubmit={() => {
        if (check()) onSubmit();
      }}
      onClose={onClose}
    >
      <TextInput
        label={t('views.name')}
        required
        autoFocus
        value={name}
        error={errorOf('name')}
        onChange={onName}
      />
    </EntityDialog>
  );
}

function ShareViewDialog({ view, onClose, onDone }: OfView): ReactNode {
  const t = useText();
  const form = useId();
  const search = usePartySearch({ onlyInternal: true });
  const [isForEveryone, setForEveryone] = useState(view.isForEveryone);
  const [parties, setParties] = useState<readonly PartyOption[]>(view.sharedWith);
  const share = useCommand<viewDialogsShareMutation>(
    graphql`
      mutation viewDialogsShareMutation($input: ShareSavedViewInput!) {
        shareSavedView(input: $input) {
          savedView {
            id
            version
            isForEveryone
            sharedWith {
              id
              name
              kind
            }
          }
        }
      }
    `,
    { fields: ['partyIds'], onDone: () => onDone(view.id) },
  );
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void share.run(() => ({
      input: { id: view.id, isForEveryone, partyIds: parties.map(({ id }) => id) },
    }));
  };
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={t('views.share')}
      size="small"
      footer={
        <Button kind="primary" type="submit" form={form} loading={share.isPending}>
          {t('views.share')}
        </Button>
      }
    >
      <form id={form} onSubmit={submit}>
        <Checkbox
          label={t('views.shareEveryone')}
          description={t('views.shareHint')}
          checked={isForEveryone}
          onChange={setForEveryone}
        />
        <PartyPicker
          {...search}
          label={t('views.shareWith')}
          value={parties}
          error={share.fieldErrors['partyIds'] ?? null}
          onChange={setParties}
        />
      </form>
    </Dialog>
  );
}

function DeleteViewDialog({ view, onClose, onDone }: OfView): ReactNode {
  const t = useText();
  const remove = useCommand<viewDialogsDeleteMutation>(
    graphql`
      mutation viewDialogsDeleteMutation($input: DeleteSavedViewInput!) {
        deleteSavedView(input: $input) {
          deletedId
        }
      }
    `,
    { onDone: () => onDone(undefined) },
  );
  return (
    <ConfirmDialog
      isOpen
      onClose={onClose}
      title={t('views.delete')}
      confirmLabel={t('views.delete')}
      loading={remove.isPending}
      onConfirm={() => void remove.run(() => ({ input: { id: view.id } }))}
    >
      {t('views.deleteText', { name: view.name })}
    </ConfirmDialog>
  );
}
