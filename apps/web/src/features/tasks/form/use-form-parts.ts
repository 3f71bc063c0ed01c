import { useCallback, useState, useSyncExternalStore } from 'react';
import type { FormEntry } from './entry/form-entry.ts';
import type { FormState, TaskFormStore } from './store/task-form-store.ts';

export const useFormState = (store: TaskFormStore): FormState =>
  useSyncExternalStore(store.subscribe, store.state);

/** Subscribes to one part of the form's state and renders only when it changes. */
export const useOfForm = <Part>(store: TaskFormStore, part: (state: FormState) => Part): Part =>
  useSyncExternalStore(store.subscribe, () => part(store.state()));

/** Subscribes to one field, without being called for others. */
export function useOfPlace<Part>(
  store: TaskFormStore,
  place: string,
  part: (state: FormState) => Part,
): Part {
  const subscribe = useCallback(
    (listener: () => void) => store.subscribe(listener, place),
    [store, place],
  );
  return useSyncExternalStore(subscribe, () => part(store.state()));
}

const noEntries: ReadonlyMap<string, FormEntry> = new Map();
const never = (): (() => void) => () => undefined;

/** Selects entries of some fields. Returns the same object until one of them changes. */
const entriesPicker = (): ((
  all: ReadonlyMap<string, FormEntry>,
  instances: ReadonlySet<string>,
) => ReadonlyMap<string, FormEntry>) => {
  let known = noEntries;
  return (all, instances) => {
    const wanted = [...instances].flatMap((instance) => {
      const entry = all.get(instance);
      return entry === undefined ? [] : [[instance, entry] as const];
    });
    const isSame =
      wanted.length === known.size &&
      wanted.every(([instance, entry]) => known.get(instance)?.value === entry.value);
    if (!isSame) known = new Map(wanted);
    return known;
  };
};

/** Returns the typed values of some fields and ignores others. */
export function useEntries(
  store: TaskFormStore | null,
  instances: ReadonlySet<string>,
): ReadonlyMap<string, FormEntry> {
  const [pick] = useState(entriesPicker);
  return useSyncExternalStore(store?.subscribe ?? never, () =>
    pick(store?.state().entries ?? noEntries, instances),
  );
}
