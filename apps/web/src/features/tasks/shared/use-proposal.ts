import { useRef, useState } from 'react';
import { useAllUnread } from '../../../lib/fields/use-unread-text.ts';
import type { UnreadTexts } from '../../../lib/fields/unread-texts.ts';
import { useStoredDraft } from '../../../lib/unsaved/use-stored-draft.ts';
import { useKeptUnreadTexts } from '../../../lib/unsaved/use-unread-texts.ts';
import type { FormEntry } from '../form/entry/form-entry.ts';
import {
  entryOf,
  isStoredEntry,
  storedEntry,
  type StoredEntry,
} from '../form/store/stored-entry.ts';
import { isTypedQuestion, keptQuestion, type TypedQuestion } from '../form/store/typed-question.ts';

/** Draft of a rejection with suggested values, each with the value that the person saw. */
interface Proposed {
  readonly changed: Readonly<Record<string, FormEntry>>;
  /**
   * The fields are stored with the values, because the form may not be accessible when the draft is
   * shown later.
   */
  readonly questions: Readonly<Record<string, TypedQuestion>>;
  readonly comment: string;
}

interface KeptProposal extends Omit<Proposed, 'changed'> {
  readonly changed: Readonly<Record<string, StoredEntry>>;
}

const isRecordOf = (kept: unknown, isOne: (one: unknown) => boolean): boolean =>
  typeof kept === 'object' && kept !== null && Object.values(kept).every(isOne);

const isKept = (kept: unknown): kept is KeptProposal =>
  typeof kept === 'object' &&
  kept !== null &&
  'comment' in kept &&
  typeof kept.comment === 'string' &&
  'changed' in kept &&
  isRecordOf(kept.changed, isStoredEntry) &&
  'questions' in kept &&
  isRecordOf(kept.questions, isTypedQuestion);

const mapped = <From, To>(
  record: Readonly<Record<string, From>>,
  map: (one: From) => To,
): Readonly<Record<string, To>> =>
  Object.fromEntries(Object.entries(record).map(([key, one]) => [key, map(one)]));

export interface Proposal extends Proposed {
  /** True if an earlier visit left a draft. */
  readonly hasDraft: boolean;
  readonly isEmpty: boolean;
  /**
   * True during the request. The approval may then be closed because the request was already
   * executed.
   */
  readonly isSending: boolean;
  readonly unread: UnreadTexts;
  readonly say: (comment: string) => void;
  readonly propose: (instance: string, entry: FormEntry, question?: TypedQuestion) => void;
  readonly forget: () => void;
  readonly send: <Answer>(act: () => Promise<Answer>) => Promise<Answer>;
}

const nothing: Proposed = { changed: {}, questions: {}, comment: '' };

/** Stores suggested values in the browser until they are sent or discarded. */
export function useProposal(taskId: string): Proposal {
  const typing = useStoredDraft(`counter.${taskId}`, isKept);
  const unread = useKeptUnreadTexts(`counter.${taskId}`);
  const allUnread = useAllUnread(unread);
  const [isSending, setIsSending] = useState(false);
  const [hasDraft, setHasDraft] = useState(() => typing.kept() !== null);
  const [proposed, setProposed] = useState((): Proposed => {
    const kept = typing.kept();
    return kept === null ? nothing : { ...kept, changed: mapped(kept.changed, entryOf) };
  });
  // The latest state, because two fields can lose focus in the same render.
  const latest = useRef(proposed);
  const change = (part: Partial<Proposed>): void => {
    latest.current = { ...latest.current, ...part };
    setProposed(latest.current);
    typing.keep({ ...latest.current, changed: mapped(latest.current.changed, storedEntry) });
  };
  return {
    ...proposed,
    hasDraft,
    isSending,
    unread,
    isEmpty:
      proposed.comment.trim() === '' &&
      allUnread.size === 0 &&
      Object.keys(proposed.changed).length === 0,
    say: (comment) => change({ comment }),
    propose: (instance, entry, question) =>
      change({
        changed: { ...latest.current.changed, [instance]: entry },
        ...(question !== undefined && {
          questions: {
            ...latest.current.questions,
            [instance]: keptQuestion(question, entry.value),
          },
        }),
      }),
    forget: () => {
      latest.current = nothing;
      setProposed(nothing);
      setHasDraft(false);
      typing.keep(null);
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
