import type { CustomFieldContent } from '@baton/domain/field/custom/custom-field';
import { useState } from 'react';
import { useStoredDraft } from '../../lib/unsaved/use-stored-draft.ts';

/** A draft of a custom field. */
interface FieldDraft {
  readonly content: CustomFieldContent;
  readonly isShared: boolean;
}

interface KeptDraft extends FieldDraft {
  readonly version: number;
}

const isKept = (kept: unknown): kept is KeptDraft =>
  typeof kept === 'object' &&
  kept !== null &&
  'version' in kept &&
  'isShared' in kept &&
  'content' in kept &&
  typeof kept.content === 'object' &&
  kept.content !== null &&
  'kind' in kept.content;

export interface FieldDraftOptions extends KeptDraft {
  readonly name: string;
  readonly isEditable: boolean;
}

export interface FieldDraftEdit extends FieldDraft {
  readonly change: (draft: FieldDraft) => void;
  /** Deletes the draft after it was saved or discarded. */
  readonly forget: () => void;
}

/** Stores a draft of a custom field until it is saved or discarded. */
export function useFieldDraft({
  name,
  version,
  content,
  isShared,
  isEditable,
}: FieldDraftOptions): FieldDraftEdit {
  const { kept, keep } = useStoredDraft(`field.${name}`, isKept);
  const [draft, setDraft] = useState<FieldDraft>(() => {
    const before = isEditable ? kept() : null;
    return before?.version === version
      ? { content: { ...content, ...before.content }, isShared: before.isShared }
      : { content, isShared };
  });
  return {
    ...draft,
    change: (next) => {
      setDraft(next);
      keep({ ...next, version });
    },
    forget: () => keep(null),
  };
}
