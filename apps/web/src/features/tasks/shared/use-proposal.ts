import { useState } from 'react';
import { hasShape } from '../../../lib/draft/draft-shape.ts';
import { useDraft, type DraftFormat } from '../../../lib/draft/use-draft.ts';
import { noUnread, useUnreadTexts } from '../../../lib/draft/use-unread-texts.ts';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import type { UnreadTexts } from '../../../lib/fields/unread-texts.ts';
import type { FormEntry } from '../form/entry/form-entry.ts';
import {
  entryOf,
  isStoredEntry,
  storedEntry,
  type StoredEntry,
} from '../form/store/stored-entry.ts';
import { isTypedQuestion, trimQuestion, type TypedQuestion } from '../form/store/typed-question.ts';

/** Draft of a rejection with suggested values, each with the value that the person saw. */
interface Suggestions {
  readonly changed: Readonly<Record<string, FormEntry>>;
  /**
   * The fields are stored with the values, because the form may not be accessible when the draft is
   * shown later.
   */
  readonly questions: Readonly<Record<string, TypedQuestion>>;
  readonly comment: string;
}

interface StoredSuggestions extends Omit<Suggestions, 'changed'> {
  readonly changed: Readonly<Record<string, StoredEntry>>;
}

const noSuggestions = { changed: {}, questions: {}, comment: '' };

const isStored = (stored: unknown): stored is StoredSuggestions =>
  hasShape(stored, noSuggestions) &&
  Object.values(stored.changed).every(isStoredEntry) &&
  Object.values(stored.questions).every(isTypedQuestion);

const mapped = <From, To>(
  record: Readonly<Record<string, From>>,
  map: (one: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one)]));

const format: DraftFormat<Suggestions> = {
  toStored: (content) => ({ ...content, changed: mapped(content.changed, storedEntry) }),
  fromStored: (stored) =>
    isStored(stored) ? { ...stored, changed: mapped(stored.changed, entryOf) } : null,
};

export interface Proposal extends Suggestions {
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly isEmpty: boolean;
  /**
   * True during the request. The approval may then be closed because the request was already
   * executed.
   */
  readonly isSending: boolean;
  readonly unread: UnreadTexts;
  readonly setComment: (comment: string) => void;
  readonly propose: (instance: string, entry: FormEntry, question?: TypedQuestion) => void;
  readonly forget: () => void;
  readonly send: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
}

/** Stores suggested values in the browser until they are sent or discarded. */
export function useProposal(taskId: string): Proposal {
  const { draft, hasDraft, update, forget } = useDraft<Suggestions>(`counter.${taskId}`, {
    empty: noSuggestions,
    format,
  });
  const unread = useUnreadTexts(useDraft(`unread.counter.${taskId}`, { empty: noUnread }));
  const allUnread = useAllUnread(unread);
  const [isSending, setIsSending] = useState(false);
  return {
    ...draft,
    hasDraft,
    isSending,
    unread,
    isEmpty:
      draft.comment.trim() === '' &&
      allUnread.size === 0 &&
      Object.keys(draft.changed).length === 0,
    setComment: (comment) => update((before) => ({ ...before, comment })),
    propose: (instance, entry, question) =>
      update((before) => ({
        ...before,
        changed: { ...before.changed, [instance]: entry },
        ...(question !== undefined && {
          questions: { ...before.questions, [instance]: trimQuestion(question, entry.value) },
        }),
      })),
    forget: () => {
      forget();
      unread.clear();
    },
    send: async (act) => {
      setIsSending(true);
      try {
        return await act();
      } finally {
        setIsSending(false);
      }
    },
  };
}
