import { useCallback, useEffect, useSyncExternalStore } from 'react';
import { refusalsByField } from './store/refusals-by-field.ts';
import type { MissingField, TaskFormStore } from './store/task-form-store.ts';
import { missingFields, type RuledField } from './use-form-states.ts';
import { useTaskFormStore } from './store/known-forms.ts';

const never = (): (() => void) => () => undefined;
const none: readonly MissingField[] = [];
const between = '\n';

/** Tells the form's buttons which required fields are empty, while typing. */
export function useReportMissing(
  store: TaskFormStore | null,
  fields: readonly (RuledField & MissingField)[],
): void {
  // The fields as one text, so that it can be compared after each key press and the form renders
  // only if it changed.
  const missing = useSyncExternalStore(
    store?.subscribe ?? never,
    useCallback(
      () => (store === null ? '' : missingFields(fields, store.state().entries).join(between)),
      [fields, store],
    ),
  );
  useEffect(() => {
    const instances = new Set(missing.split(between));
    store?.setMissing(
      fields.flatMap(({ instance, name }) => (instances.has(instance) ? [{ instance, name }] : [])),
    );
  }, [store, fields, missing]);
}

/** Returns the fields of the open form whose text can't be saved. */
export function useWrongFields(): readonly MissingField[] {
  const store = useTaskFormStore();
  const wrong = useSyncExternalStore(
    useCallback(
      (listener: () => void) => {
        const ends = [store?.subscribe(listener), store?.unread.subscribe(listener)];
        return () => ends.forEach((end) => end?.());
      },
      [store],
    ),
    () =>
      store === null
        ? ''
        : [
            ...refusalsByField(store.unreadRefusals()).keys(),
            ...[...store.state().entries].flatMap(([instance, { refusal }]) =>
              refusal === null ? [] : [instance],
            ),
          ].join(between),
  );
  return wrong === ''
    ? none
    : [...new Set(wrong.split(between))].map((instance) => ({
        instance,
        name: store?.questionAt(instance)?.name ?? '',
      }));
}

/** Returns the required fields of the open form that are empty. */
export function useMissingFields(): readonly MissingField[] {
  const store = useTaskFormStore();
  return useSyncExternalStore(store?.subscribe ?? never, () => store?.state().missing ?? none);
}
