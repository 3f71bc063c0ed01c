import { isDeepEqual } from '@baton/domain/core/equality';
import type { UnsentStorage } from '../../../../lib/unsaved/unsent-storage.ts';
import { keptUnread, unreadOf, type UnreadByPlace } from '../../../../lib/fields/unread-texts.ts';
import type { FormEntry } from '../entry/form-entry.ts';
import { entryOf, isStoredEntry, storedEntry } from './stored-entry.ts';
import type { TaskFormStore } from './task-form-store.ts';
import { isTypedQuestion, keptQuestion, type TypedQuestion } from './typed-question.ts';

const writeAfter = 250;

/**
 * Unsaved values of one form in the browser's storage. Each has its own entry, so that windows
 * don't overwrite each other.
 */
export interface TypedCopies {
  readonly read: () => ReadonlyMap<string, FormEntry>;
  readonly readUnread: () => UnreadByPlace;
  /** Returns the fields that were stored with the values. */
  readonly readQuestions: () => ReadonlyMap<string, TypedQuestion>;
  /** Writes changes immediately, before the page is closed. */
  readonly flush: () => void;
  /** Returns true if everything unsaved is stored here. */
  readonly isComplete: () => boolean;
}

export const copyPrefix = (owner: string): string => `${owner}.`;
/** Returns the storage prefix of invalid texts, which are stored once per form. */
export const unreadPrefix = (owner: string): string => `unread.${owner}.`;

export function keepTypedCopies(
  owner: string,
  taskId: string,
  store: TaskFormStore,
  storage: UnsentStorage,
): TypedCopies {
  const prefix = `${copyPrefix(owner)}${taskId}.`;
  const unreadName = `${unreadPrefix(owner)}${taskId}`;
  const askedPrefix = `asked.${owner}.${taskId}.`;
  let written: ReadonlyMap<string, FormEntry> = new Map();
  let writtenUnread: UnreadByPlace = store.unread.all();
  let writtenQuestions: ReadonlyMap<string, TypedQuestion> = new Map();
  let isComplete = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flushQuestions = (): void => {
    const { entries } = store.state();
    const places = new Set([...entries.keys(), ...store.unread.all().keys()]);
    const questions = new Map<string, TypedQuestion>();
    for (const instance of places) {
      const asked = store.questionAt(instance);
      if (asked === undefined) continue;
      const question = keptQuestion(asked, entries.get(instance)?.value ?? null);
      const known = writtenQuestions.get(instance);
      const isKnown = known !== undefined && isDeepEqual(known, question);
      questions.set(instance, isKnown ? known : question);
      if (!isKnown && !storage.write(askedPrefix + instance, question)) isComplete = false;
    }
    for (const instance of writtenQuestions.keys())
      if (!questions.has(instance)) storage.remove(askedPrefix + instance);
    writtenQuestions = questions;
  };

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { entries } = store.state();
    const unread = store.unread.all();
    if (entries === written && unread === writtenUnread) return;
    isComplete = true;
    if (unread !== writtenUnread) {
      if (unread.size === 0) storage.remove(unreadName);
      else if (!storage.write(unreadName, keptUnread(unread))) isComplete = false;
      writtenUnread = unread;
    }
    for (const instance of written.keys())
      if (!entries.has(instance)) storage.remove(prefix + instance);
    for (const [instance, entry] of entries) {
      if (written.get(instance) === entry) continue;
      if (!storage.write(prefix + instance, storedEntry(entry))) isComplete = false;
    }
    written = entries;
    flushQuestions();
  };

  const soon = (): void => {
    timer ??= setTimeout(flush, writeAfter);
  };
  store.subscribe(() => {
    if (store.state().entries !== written) soon();
  });
  store.unread.subscribe(soon);
  return {
    flush,
    isComplete: () => isComplete,
    read: () => {
      const found = new Map<string, FormEntry>();
      for (const name of storage.names(prefix)) {
        const kept = storage.read(name);
        if (isStoredEntry(kept)) found.set(name.slice(prefix.length), entryOf(kept));
      }
      written = found;
      return found;
    },
    readUnread: () => unreadOf(storage.read(unreadName)),
    readQuestions: () => {
      const found = new Map<string, TypedQuestion>();
      for (const name of storage.names(askedPrefix)) {
        const kept = storage.read(name);
        if (isTypedQuestion(kept)) found.set(name.slice(askedPrefix.length), kept);
      }
      writtenQuestions = found;
      return found;
    },
  };
}
