import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import { createContext, use, useSyncExternalStore } from 'react';

/** What was typed into a field and is not known to be stored. */
export interface TypedValue {
  readonly instance: string;
  readonly value: FieldValue | null;
}

interface FormState {
  readonly typed: ReadonlyMap<string, FieldValue | null>;
  /** Why the form was refused as a whole, by instance. */
  readonly refused: ReadonlyMap<string, Refusal>;
}

/** What the form of an open dialog and its buttons have to tell each other. */
export interface TaskFormStore {
  readonly state: () => FormState;
  readonly subscribe: (listener: () => void) => () => void;
  readonly type: (instance: string, value: FieldValue | null) => void;
  /** The value is stored, unless something else was typed meanwhile. */
  readonly settle: (instance: string, value: FieldValue | null) => void;
  readonly forget: (instance: string) => void;
  readonly unsaved: () => readonly TypedValue[];
  readonly refuse: (refusals: readonly Refusal[]) => void;
}

const prefix = 'values.';

export function createTaskFormStore(): TaskFormStore {
  let state: FormState = { typed: new Map(), refused: new Map() };
  const listeners = new Set<() => void>();
  const become = (next: FormState): void => {
    state = next;
    for (const listener of listeners) listener();
  };
  const without = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> => {
    if (!map.has(key)) return map;
    const rest = new Map(map);
    rest.delete(key);
    return rest;
  };
  return {
    state: () => state,
    subscribe: (listener) => {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
    type: (instance, value) =>
      become({
        typed: new Map(state.typed).set(instance, value),
        refused: without(state.refused, instance),
      }),
    settle: (instance, value) => {
      if (state.typed.get(instance) === value)
        become({ ...state, typed: without(state.typed, instance) });
    },
    forget: (instance) => become({ ...state, typed: without(state.typed, instance) }),
    unsaved: () => [...state.typed].map(([instance, value]) => ({ instance, value })),
    refuse: (refusals) =>
      become({
        ...state,
        refused: new Map(
          refusals.flatMap((refusal) =>
            refusal.field?.startsWith(prefix) === true
              ? [[refusal.field.slice(prefix.length), refusal] as const]
              : [],
          ),
        ),
      }),
  };
}

export const TaskFormContext = createContext<TaskFormStore | null>(null);

/** The form of the dialog around; null in lists and on cards. */
export const useTaskFormStore = (): TaskFormStore | null => use(TaskFormContext);

export const useFormState = (store: TaskFormStore): FormState =>
  useSyncExternalStore(store.subscribe, store.state);
