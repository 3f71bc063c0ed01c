import type { FieldValue } from '@baton/domain/field/field';
import { useState } from 'react';
import type { AddedDocument } from '../../lib/documents/use-uploads.ts';
import type { UnreadTexts } from '../../lib/fields/unread-texts.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import { useKeptUnreadTexts } from '../../lib/unsaved/use-unread-texts.ts';
import { useUnsent } from '../../lib/unsaved/use-unsent.ts';
import type { EnteredValues } from './answer-list.tsx';
import type { AnswerNames } from './answer-names.ts';

interface KeptEntries {
  readonly values: readonly (readonly [string, FieldValue | null])[];
  /** Names for ids in the values. */
  readonly parties: readonly FoundParty[];
  readonly documents: readonly AddedDocument[];
}

const nothing: KeptEntries = { values: [], parties: [], documents: [] };

export interface AnswerDraft {
  readonly values: EnteredValues;
  readonly unread: UnreadTexts;
  readonly names: AnswerNames;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly change: (values: EnteredValues) => void;
  /** Deletes the draft after it was sent or discarded. */
  readonly forget: () => void;
}

/** Stores the values of a command in the browser until it is sent. */
export function useAnswerDraft(name: string): AnswerDraft {
  const { draft, change, forget } = useUnsent(`answers.${name}`, nothing);
  const unread = useKeptUnreadTexts(`answers.${name}`);
  // People who were only found by a search don't count as a draft.
  const [hasDraft, setHasDraft] = useState(
    () => draft.values.some(([, value]) => value !== null) || unread.all().size > 0,
  );
  return {
    values: new Map(draft.values),
    unread,
    hasDraft,
    names: {
      parties: draft.parties,
      documents: draft.documents,
      onParties: (met) =>
        change(({ parties }) => ({
          parties: [...new Map([...parties, ...met].map((one) => [one.id, one])).values()],
        })),
      onDocument: (document) =>
        change(({ documents }) => ({
          documents: [...documents.filter(({ ref }) => ref !== document.ref), document],
        })),
    },
    change: (values) => change({ values: [...values] }),
    forget: () => {
      forget();
      unread.clear();
      setHasDraft(false);
    },
  };
}
