import type { ReactNode } from 'react';
import type { LocalDraft } from '../../lib/draft/use-draft.ts';
import { EntityDialog } from '../entity/entity-dialog.tsx';
import { RestoredDraftNote } from '../restored-draft-note/restored-draft-note.tsx';
import { TextInput } from '../text-input/text-input.tsx';

export interface NewItemDialogProps {
  readonly title: string;
  readonly action: string;
  readonly label: string;
  readonly placeholder?: string | undefined;
  readonly maxLength: number;
  /** The typed name, stored until the item is created or the dialog is canceled. */
  readonly local: LocalDraft<{ readonly name: string }>;
  readonly command: {
    readonly isPending: boolean;
    readonly fieldErrors: Readonly<Record<string, string>>;
    readonly reset: () => void;
  };
  /** Returns the id of the new item, or undefined if it was refused. */
  readonly onCreate: () => Promise<string | undefined>;
  readonly onClose: () => void;
  readonly onCreated: (id: string) => void;
}

/** Creates an item with a name. Everything else is done in its editor. */
export function NewItemDialog({
  title,
  action,
  label,
  placeholder,
  maxLength,
  local: { draft, hasDraft, change, forget },
  command,
  onCreate,
  onClose,
  onCreated,
}: NewItemDialogProps): ReactNode {
  const create = async (): Promise<void> => {
    const id = await onCreate();
    if (id === undefined) return;
    forget();
    onCreated(id);
  };
  return (
    <EntityDialog
      title={title}
      submitLabel={action}
      submitKeyHint="enter"
      isPending={command.isPending}
      onSubmit={() => void create()}
      onClose={onClose}
      onCancel={() => {
        forget();
        onClose();
      }}
    >
      {hasDraft && <RestoredDraftNote />}
      <TextInput
        label={label}
        required
        autoComplete="off"
        autoFocus
        maxLength={maxLength}
        placeholder={placeholder}
        value={draft.name}
        error={command.fieldErrors['name']}
        onChange={(name) => {
          change({ name });
          command.reset();
        }}
      />
    </EntityDialog>
  );
}
