import { autosave } from '../../../../lib/draft/autosave.ts';
import { hasShape } from '../../../../lib/draft/draft-shape.ts';
import type { DraftStorage } from '../../../../lib/draft/draft-storage.ts';
import {
  isUnreadText,
  type UnreadByPlace,
  type UnreadText,
} from '../../../../lib/fields/unread-texts.ts';
import type { FormEntry } from '../entry/form-entry.ts';
import { entryOf, isStoredEntry, storedEntry, type StoredEntry } from './stored-entry.ts';
import type { FormState, TaskFormStore } from './task-form-store.ts';
import { isTypedQuestion, trimQuestion, type TypedQuestion } from './typed-question.ts';

/** The draft of one field: a value that isn't saved, invalid text, or both. */
interface StoredField extends Partial<StoredEntry> {
  readonly text?: UnreadText;
  /** Shows the draft if the form is no longer accessible. */
  readonly question?: TypedQuestion;
}

const storedField = (
  entry: FormEntry | undefined,
  text: UnreadText | undefined,
  question: TypedQuestion | undefined,
): StoredField => ({
  ...(entry !== undefined && storedEntry(entry)),
  ...(text !== undefined && { text }),
  ...(question !== undefined && { question: trimQuestion(question, entry?.value ?? null) }),
});

/** Returns the storage prefix of the forms of a person. The id of the task follows. */
export const formPrefix = ({ tenantId, id }: { readonly tenantId: string; readonly id: string }) =>
  `${tenantId}.${id}.`;

/**
 * Restores the unsaved values of a form from the browser, and stores them until the returned
 * function is called. Each field has its own draft, so that windows don't overwrite each other.
 */
export function storeFormDrafts(
  prefix: string,
  store: TaskFormStore,
  storage: DraftStorage,
): () => void {
  const found = new Map<string, FormEntry>();
  const foundTexts = new Map<string, UnreadText>();
  for (const name of storage.names(prefix)) {
    const instance = name.slice(prefix.length);
    const stored = storage.read(name);
    if (isStoredEntry(stored)) found.set(instance, entryOf(stored));
    if (!hasShape<StoredField>(stored, {})) continue;
    if (isUnreadText(stored.text)) foundTexts.set(instance, stored.text);
    if (isTypedQuestion(stored.question)) store.ask(instance, stored.question);
  }
  let entries: FormState['entries'] = found;
  let texts: UnreadByPlace = foundTexts;

  const save = (): boolean => {
    const before = { entries, texts };
    entries = store.state().entries;
    texts = store.unread.all();
    let isStored = true;
    const all = [before.entries, before.texts, entries, texts].flatMap((of) => [...of.keys()]);
    for (const instance of new Set(all)) {
      const [entry, text] = [entries.get(instance), texts.get(instance)];
      if (entry === before.entries.get(instance) && text === before.texts.get(instance)) continue;
      if (entry === undefined && text === undefined) storage.remove(prefix + instance);
      else if (
        !storage.write(prefix + instance, storedField(entry, text, store.questionAt(instance)))
      )
        isStored = false;
    }
    return isStored;
  };
  const saving = autosave(save);
  store.restore(found);
  store.unread.restore(foundTexts);
  store.subscribe(() => {
    if (store.state().entries !== entries) saving.schedule();
  });
  store.unread.subscribe(saving.schedule);
  return saving.watchPage();
}
