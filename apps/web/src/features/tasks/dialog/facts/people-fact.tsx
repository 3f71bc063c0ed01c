import { useState, type ReactNode } from 'react';
import { useIntl } from '../../../../lib/intl/use-intl.ts';
import { useText } from '../../../../lib/i18n/use-text.ts';
import { usePartySearch, type FoundParty } from '../../../../lib/parties/use-party-search.ts';
import { AvatarGroup } from '../../../../ui/avatar/avatar-group.tsx';
import { InlineEdit } from '../../../../ui/inline-edit/inline-edit.tsx';
import { ConflictNote } from '../../../../ui/conflict-note/conflict-note.tsx';
import { PartyPicker } from '../../../../ui/party-picker/party-picker.tsx';
import type { SaveReport } from '../save-state.ts';
import classes from './task-facts.module.css';

interface PickerProps {
  readonly task: string;
  readonly label: string;
  readonly value: readonly FoundParty[];
  readonly onChange: (value: readonly FoundParty[]) => void;
  readonly error: string | undefined;
}

/** Mounted only while editing, because it loads options on demand. */
function FactPicker({ task, ...props }: PickerProps): ReactNode {
  const search = usePartySearch({ task });
  return <PartyPicker {...props} {...search} hideLabel autoFocus />;
}

interface PeopleFactProps {
  /** Id of the task. */
  readonly task: string;
  readonly label: string;
  readonly people: readonly FoundParty[];
  /** Text for an empty list. */
  readonly emptyText: string;
  /** Label of the edit action in the search dialog. */
  readonly command?: string | undefined;
  readonly isEditable: boolean;
  readonly readOnlyReason: string | null;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  /** Returns false if saving failed. The people then stay selected. */
  readonly save: (ids: readonly string[]) => Promise<boolean>;
  /** Renders the effects of the selection, if there are any. */
  readonly effects?: (ids: readonly string[]) => ReactNode;
  readonly onSave: SaveReport;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  /** True if someone else changed the people in between. */
  readonly hasConflict: boolean;
}

/** People of a task with avatars and names, edited inline. */
export function PeopleFact({
  task,
  label,
  people,
  emptyText,
  error,
  save,
  effects,
  onSave,
  onCancel,
  hasConflict,
  ...edit
}: PeopleFactProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const [draft, setDraft] = useState<readonly FoundParty[] | null>(null);
  const [first] = people;
  const names = intl.formatList(
    people.map(({ name }) => name),
    { type: 'conjunction' },
  );

  const keep = async (): Promise<boolean> => {
    if (draft === null) return true;
    onSave({ kind: 'saving' });
    const isDone = await save(draft.map(({ id }) => id));
    onSave(isDone ? { kind: 'saved', at: new Date().toISOString() } : { kind: 'failed' });
    if (isDone) setDraft(null);
    return isDone;
  };

  return (
    <InlineEdit
      {...edit}
      label={label}
      error={error}
      onSave={keep}
      onCancel={() => {
        setDraft(null);
        onCancel();
      }}
      display={
        first === undefined ? (
          <span className={classes.none}>{emptyText}</span>
        ) : (
          <span className={classes.people}>
            <AvatarGroup parties={people} max={3} />
            <span className={classes.peopleNames}>
              {people.length > 2
                ? t('tasks.fact.nameAndMore', { name: first.name, more: people.length - 1 })
                : names}
            </span>
          </span>
        )
      }
    >
      <FactPicker {...{ task, label, error }} value={draft ?? people} onChange={setDraft} />
      {hasConflict && draft !== null && (
        <ConflictNote>{first === undefined ? emptyText : names}</ConflictNote>
      )}
      {draft !== null && effects?.(draft.map(({ id }) => id))}
    </InlineEdit>
  );
}
