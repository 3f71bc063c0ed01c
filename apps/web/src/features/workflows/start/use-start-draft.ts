import type { FieldValue } from '@baton/domain/field/field';
import { useEffect, useState } from 'react';
import type { AnswerNames } from '../../../fields/answer/answer-names.ts';
import { newKey } from '../../../lib/api/new-key.ts';
import { useViewer } from '../../../lib/session/viewer-context.ts';
import { unsentStorage } from '../../../lib/unsaved/unsent-storage.ts';
import {
  emptyDraft,
  isUntouched,
  keepStartCopies,
  type StartCopies,
  type StartDraft,
} from './start-copies.ts';

export interface KeptDraft {
  readonly draft: StartDraft;
  /** True if a draft of an earlier visit was restored. */
  readonly isRestored: boolean;
  readonly change: (part: Partial<Pick<StartDraft, 'name' | 'owner' | 'startDate'>>) => void;
  readonly answer: (instance: string, value: FieldValue | null) => void;
  readonly names: AnswerNames;
  /** Returns the key of this start, the same until something is edited. */
  readonly keyToSend: () => string;
  readonly startAfresh: () => void;
  /** Deletes the draft after the start. */
  readonly done: () => void;
}

const joined = <Item>(
  items: readonly Item[],
  more: readonly Item[],
  idOf: (item: Item) => string,
): readonly Item[] => {
  const fresh = more.filter((one) => !items.some((item) => idOf(item) === idOf(one)));
  return fresh.length === 0 ? items : [...items, ...fresh];
};

/** Stores the draft of a workflow start until the workflow exists. */
export function useStartDraft(blueprintId: string): KeptDraft {
  const { tenantId, id } = useViewer();
  return useKeptDraft(() =>
    keepStartCopies(unsentStorage(localStorage), `start.${tenantId}.${id}.${blueprintId}`),
  );
}

/** Stores a draft in the browser until it is sent. */
export function useKeptDraft(open: () => StartCopies): KeptDraft {
  const [copies] = useState(open);
  const [draft, setDraft] = useState(copies.read);
  const [isRestored, setIsRestored] = useState(() => !isUntouched(draft));
  useEffect(() => copies.keep(draft), [copies, draft]);
  useEffect(() => {
    const onHide = (): void => copies.flush();
    const onUnload = (event: BeforeUnloadEvent): void => {
      copies.flush();
      if (!copies.isComplete()) event.preventDefault();
    };
    document.addEventListener('visibilitychange', onHide);
    addEventListener('pagehide', onHide);
    addEventListener('beforeunload', onUnload);
    return () => {
      document.removeEventListener('visibilitychange', onHide);
      removeEventListener('pagehide', onHide);
      removeEventListener('beforeunload', onUnload);
      copies.flush();
    };
  }, [copies]);

  const forget = (): void => {
    copies.clear();
    setDraft(emptyDraft);
    setIsRestored(false);
  };
  return {
    draft,
    isRestored,
    change: (part) => setDraft((before) => ({ ...before, ...part, key: null })),
    answer: (instance, value) =>
      setDraft((before) => ({
        ...before,
        answers: new Map(before.answers).set(instance, value),
        key: null,
      })),
    names: {
      parties: draft.parties,
      documents: draft.documents,
      onParties: (parties) =>
        setDraft((before) => ({
          ...before,
          parties: joined(before.parties, parties, (party) => party.id),
        })),
      onDocument: (document) =>
        setDraft((before) => ({
          ...before,
          documents: joined(before.documents, [document], ({ ref }) => ref),
        })),
    },
    keyToSend: () => {
      const key = draft.key ?? newKey();
      const sent = { ...draft, key };
      setDraft(sent);
      // If the page is closed before the response, the next visit retries the same start.
      copies.keep(sent);
      copies.flush();
      return key;
    },
    startAfresh: forget,
    done: forget,
  };
}
