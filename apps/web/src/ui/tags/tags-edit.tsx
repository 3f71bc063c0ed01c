import { useState, type ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { InlineEdit } from '../inline-edit/inline-edit.tsx';
import { ConflictNote } from '../conflict-note/conflict-note.tsx';
import type { ShownTag, TagSearch } from '../../lib/tags/shown-tag.ts';
import { TagList } from './tag-list.tsx';
import { TagPicker } from './tag-picker.tsx';
import classes from './tags.module.css';

export interface TagsEditProps {
  readonly tags: readonly ShownTag[];
  /** Tags to select from. */
  readonly search: TagSearch;
  readonly isEditable: boolean;
  readonly readOnlyReason: string | null;
  readonly isSaving: boolean;
  readonly error: string | undefined;
  /** Returns false if saving failed. The typed text then stays. */
  readonly save: (tagIds: readonly string[]) => Promise<boolean>;
  readonly onEdit: () => void;
  readonly onCancel: () => void;
  /** True if someone else changed the tags in between. */
  readonly hasConflict: boolean;
}

/** Edits the tags of an item inline. */
export function TagsEdit({
  tags,
  search,
  error,
  save,
  onCancel,
  hasConflict,
  ...edit
}: TagsEditProps): ReactNode {
  const t = useText();
  const [draft, setDraft] = useState<readonly ShownTag[] | null>(null);
  return (
    <InlineEdit
      {...edit}
      label={t('tags.label')}
      error={error}
      onSave={async () => {
        const isDone = draft === null || (await save(draft.map(({ id }) => id)));
        if (isDone) setDraft(null);
        return isDone;
      }}
      onCancel={() => {
        setDraft(null);
        onCancel();
      }}
      display={
        tags.length === 0 ? (
          <span className={classes.none}>{t('tags.none')}</span>
        ) : (
          <TagList tags={tags} />
        )
      }
    >
      <TagPicker
        label={t('tags.label')}
        hideLabel
        autoFocus
        search={search}
        value={draft ?? tags}
        onChange={setDraft}
        error={error}
      />
      {hasConflict && draft !== null && (
        <ConflictNote>
          <TagList tags={tags} />
        </ConflictNote>
      )}
    </InlineEdit>
  );
}
