import type { FieldValue } from '@baton/domain/field/field';
import { useState } from 'react';
import { newKey } from '../../lib/api/new-key.ts';
import type { AddedDocument } from '../../lib/documents/use-uploads.ts';
import type { DraftStorage } from '../../lib/draft/draft-storage.ts';
import { useDraft, useDraftIn, type LocalDraft } from '../../lib/draft/use-draft.ts';
import { noUnread, useUnreadTexts } from '../../lib/draft/use-unread-texts.ts';
import type { UnreadTexts } from '../../lib/fields/unread-texts.ts';
import type { FoundParty } from '../../lib/parties/use-party-search.ts';
import type { EnteredValues } from './answer-list.tsx';
import type { AnswerNames } from './answer-names.ts';

interface StoredAnswers {
  readonly values: readonly (readonly [string, FieldValue | null])[];
  /** Names for ids in the values. */
  readonly parties: readonly FoundParty[];
  readonly documents: readonly AddedDocument[];
}

const noAnswers: StoredAnswers = { values: [], parties: [], documents: [] };

export interface AnswerDraft {
  readonly values: EnteredValues;
  readonly unread: UnreadTexts;
  readonly names: AnswerNames;
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly change: (values: EnteredValues) => void;
  readonly enter: (instance: string, value: FieldValue | null) => void;
  /** Returns the key of the command, the same until something is edited. */
  readonly keyToSend: () => string;
  readonly forgetKey: () => void;
  /** Deletes the draft after it was sent or discarded. */
  readonly forget: () => void;
}

/** Stores the values of a command in the browser until it is sent. */
export const useAnswerDraft = (key: string): AnswerDraft =>
  useAnswers(
    useDraft(`answers.${key}`, { empty: noAnswers }),
    useDraft(`unread.answers.${key}`, { empty: noUnread }),
  );

/** Stores the values of someone without an account. */
export const useAnswerDraftIn = (storage: DraftStorage, name: string): AnswerDraft =>
  useAnswers(
    useDraftIn(storage, name, { empty: noAnswers }),
    useDraftIn(storage, `unread.${name}`, { empty: noUnread }),
  );

const merged = <Item>(
  items: readonly Item[],
  more: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] => [...new Map([...items, ...more].map((one) => [idOf(one), one])).values()];

function useAnswers(
  { draft, update, unsettled, ...answers }: LocalDraft<StoredAnswers>,
  unreadDraft: LocalDraft<readonly unknown[]>,
): AnswerDraft {
  const unread = useUnreadTexts(unreadDraft);
  // People who were only found by a search don't count as a draft.
  const [hasDraft, setHasDraft] = useState(
    () => draft.values.some(([, value]) => value !== null) || unread.all().size > 0,
  );
  const forgetKey = (): void => {
    if (unsettled.read() !== null) unsettled.write(null);
  };
  const setValues = (change: (before: EnteredValues) => EnteredValues): void => {
    forgetKey();
    update((before) => ({ ...before, values: [...change(new Map(before.values))] }));
  };
  return {
    values: new Map(draft.values),
    unread,
    hasDraft,
    names: {
      parties: draft.parties,
      documents: draft.documents,
      onParties: (found) =>
        update((before) => ({ ...before, parties: merged(before.parties, found, ({ id }) => id) })),
      onDocument: (added) =>
        update((before) => ({
          ...before,
          documents: merged(before.documents, [added], ({ ref }) => ref),
        })),
    },
    change: (values) => setValues(() => values),
    enter: (instance, value) => setValues((before) => new Map(before).set(instance, value)),
    keyToSend: () => {
      const key = unsettled.read()?.key ?? newKey();
      unsettled.write({ asked: '', key });
      return key;
    },
    forgetKey,
    forget: () => {
      answers.forget();
      unread.clear();
      setHasDraft(false);
    },
  };
}
