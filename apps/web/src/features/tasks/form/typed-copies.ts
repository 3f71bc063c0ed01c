import type { FieldValue } from '@baton/domain/field/field';
import type { LockedStorage } from '../../../lib/unsaved/locked-storage.ts';
import type { FormEntry } from './form-entry.ts';
import type { TaskFormStore } from './task-form-store.ts';

/** What of an entry outlives the page. */
type Copy = Pick<FormEntry, 'value' | 'base' | 'offered'>;

const isCopy = (
  kept: unknown,
): kept is { readonly value: FieldValue | null; base: number | null } =>
  typeof kept === 'object' && kept !== null && 'value' in kept && 'base' in kept;

const writeAfter = 250;

/** The unsaved answers of one form, as the browser keeps them: each under a name of its own, so that windows do not go over one another's. */
export interface TypedCopies {
  readonly read: () => ReadonlyMap<string, FormEntry>;
  /** Writes what has changed; at once, before the page goes away. */
  readonly flush: () => void;
  /** Everything that is not stored is kept here. */
  readonly isComplete: () => boolean;
}

export const copyPrefix = (owner: string): string => `${owner}.`;

export function keepTypedCopies(
  owner: string,
  taskId: string,
  store: TaskFormStore,
  storage: LockedStorage,
): TypedCopies {
  const prefix = `${copyPrefix(owner)}${taskId}.`;
  let written: ReadonlyMap<string, FormEntry> = new Map();
  let isComplete = true;
  let timer: ReturnType<typeof setTimeout> | undefined;

  const flush = (): void => {
    clearTimeout(timer);
    timer = undefined;
    const { entries } = store.state();
    if (entries === written) return;
    isComplete = true;
    for (const instance of written.keys())
      if (!entries.has(instance)) storage.remove(prefix + instance);
    for (const [instance, entry] of entries) {
      if (written.get(instance) === entry) continue;
      const { value, base, offered } = entry;
      const copy: Copy = { value, base, offered };
      if (!storage.write(prefix + instance, copy)) isComplete = false;
    }
    written = entries;
  };

  store.subscribe(() => {
    if (store.state().entries !== written) timer ??= setTimeout(flush, writeAfter);
  });
  return {
    flush,
    isComplete: () => isComplete,
    read: () => {
      const found = new Map<string, FormEntry>();
      for (const name of storage.names(prefix)) {
        const kept = storage.read(name);
        if (!isCopy(kept)) continue;
        const entry = { refusal: null, isUnderWay: false, isLeft: true, ...kept };
        found.set(name.slice(prefix.length), entry);
      }
      written = found;
      return found;
    },
  };
}
