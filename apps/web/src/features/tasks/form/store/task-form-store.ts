import { isDeepEqual } from '@baton/domain/core/equality';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import {
  resolvedEntry,
  isInConflict,
  meetStored,
  type Choice,
  type FormEntry,
  type StoredValue,
} from '../entry/form-entry.ts';
import { unreadRefusals } from '../../../../lib/fields/unread-refusals.ts';
import { createUnreadTexts, type UnreadTexts } from '../../../../lib/fields/unread-texts.ts';
import type { SeenTable } from '../../../../fields/answer/table-answer.tsx';
import { createListeners } from './form-listeners.ts';
import { refusalsByField } from './refusals-by-field.ts';
import type { TypedQuestion } from './typed-question.ts';

/** An entry in the form for sending. */
export interface TypedValue {
  readonly instance: string;
  readonly value: FieldValue | null;
  /** The value that the person saw. */
  readonly base: StoredValue | null;
}

export type StoredValues = ReadonlyMap<string, StoredValue>;

/** A required field that is empty. */
export interface MissingField {
  readonly instance: string;
  readonly name: string;
}

export interface FormState {
  readonly entries: ReadonlyMap<string, FormEntry>;
  readonly stored: StoredValues;
  /** Refusals of the submission, by field. */
  readonly refused: ReadonlyMap<string, Refusal>;
  /** Fields saved since the form was opened. */
  readonly saved: ReadonlySet<string>;
  /** Required fields that are empty, in the order of the form. */
  readonly missing: readonly MissingField[];
  /** True while the server can't be reached. Saving is retried automatically. */
  readonly isCutOff: boolean;
}

/** State shared by a task's form, its buttons, and its saver. */
export interface TaskFormStore {
  readonly state: () => FormState;
  /** Subscribes to all changes, or to those of one field and general ones. */
  readonly subscribe: (listener: () => void, place?: string) => () => void;
  readonly type: (instance: string, value: FieldValue | null) => void;
  /** Marks a value to be saved after blur. `seen` changes a table back to what the person saw. */
  readonly leave: (instance: string, value: FieldValue | null, seen?: SeenTable) => void;
  readonly leaveAll: () => void;
  /** Updates a stored value each time it is loaded. */
  readonly see: (instance: string, stored: StoredValue) => void;
  /** Resolves a conflict: keeps one's own value to be saved, or discards it. */
  readonly choose: (instance: string, choice: Choice) => void;
  readonly forget: (instance: string) => void;
  readonly unsaved: () => readonly TypedValue[];
  /** Returns the values to save and marks them as being sent. */
  readonly take: () => readonly TypedValue[];
  /**
   * Removes saved values unless they changed in between, and updates the stored values if the
   * server returned them.
   */
  readonly settle: (values: readonly TypedValue[], stored?: StoredValues) => void;
  /** Marks values that weren't saved: refused ones with the reason, others to be sent again. */
  readonly giveBack: (values: readonly TypedValue[], refusals: readonly Refusal[]) => void;
  readonly cutOff: (isCutOff: boolean) => void;
  /** Marks refused values to be sent again, because the person can edit the form again. */
  readonly tryAgain: () => void;
  /**
   * Stores the field with its value, so that it can be shown if the form is no longer accessible.
   */
  readonly ask: (instance: string, question: TypedQuestion) => void;
  readonly questionAt: (instance: string) => TypedQuestion | undefined;
  readonly restore: (entries: ReadonlyMap<string, FormEntry>) => void;
  readonly refuse: (refusals: readonly Refusal[]) => void;
  /** Invalid texts by field. */
  readonly unread: UnreadTexts;
  /** Sets the fields hidden by rules, whose invalid texts don't block submitting. */
  readonly hide: (instances: ReadonlySet<string>) => void;
  readonly setMissing: (fields: readonly MissingField[]) => void;
  /** Returns why the form can't be submitted, without a request. */
  readonly unreadRefusals: () => readonly Refusal[];
}

const toTyped = ([instance, { value, base }]: readonly [string, FormEntry]): TypedValue => ({
  instance,
  value,
  base,
});

/** Returns the map with the value under the key, or without the key if undefined. */
const having = <T>(
  map: ReadonlyMap<string, T>,
  key: string,
  value: T | null,
): ReadonlyMap<string, T> => (value === null ? without(map, key) : new Map(map).set(key, value));

const without = <T>(map: ReadonlyMap<string, T>, key: string): ReadonlyMap<string, T> => {
  if (!map.has(key)) return map;
  const rest = new Map(map);
  rest.delete(key);
  return rest;
};

/** Returns the stored value with the table that the person saw, without newer rows. */
const asSeen = (base: StoredValue, seen: SeenTable): StoredValue => ({
  value: seen(rowsOf(base.value)),
  version: base.version - 1,
});

const blank: FormState = {
  entries: new Map(),
  stored: new Map(),
  refused: new Map(),
  saved: new Set(),
  missing: [],
  isCutOff: false,
};

/** Returns what is left to save of an entry that was edited while `sent` was being saved. */
const afterwards = (
  entry: FormEntry,
  sent: FieldValue | null,
  stored: StoredValue | undefined,
  asked: TypedQuestion | undefined,
): FormEntry | null => {
  const rest = { ...entry, offered: undefined, isUnderWay: false };
  if (stored === undefined) return rest;
  // The response contains changes by others in addition to what was sent.
  return meetStored({ ...rest, base: { value: sent, version: stored.version } }, stored, asked);
};

export function createTaskFormStore(): TaskFormStore {
  let state = blank;
  // A key press in one of 200 fields must update only that field.
  const listeners = createListeners();
  const unread = createUnreadTexts();
  let hidden: ReadonlySet<string> = new Set();
  const questions = new Map<string, TypedQuestion>();
  const become = (next: Partial<FormState>, place?: string): void => {
    state = { ...state, ...next };
    listeners.call(place);
  };
  const enter = (
    instance: string,
    value: FieldValue | null,
    isLeft: boolean,
    seen?: SeenTable,
  ): void => {
    const known = state.entries.get(instance);
    const stored = state.stored.get(instance);
    const base = known?.base ?? stored ?? null;
    const entry: FormEntry = {
      value,
      base: seen === undefined || base === null ? base : asSeen(base, seen),
      offered: known?.offered,
      isUnderWay: known?.isUnderWay ?? false,
      isLeft,
      refusal: null,
    };
    const met =
      seen === undefined || stored === undefined
        ? entry
        : meetStored(entry, stored, questions.get(instance));
    become(
      {
        entries: having(state.entries, instance, met),
        refused: without(state.refused, instance),
      },
      instance,
    );
  };
  // Returns whether a value must not be saved because its text is invalid. Valid cells of a table
  // are saved.
  const focusUnread = (instance: string): boolean =>
    unread.all().has(instance) && questions.get(instance)?.kind !== 'TABLE';
  const isDue = ([instance, entry]: readonly [string, FormEntry]): boolean =>
    !focusUnread(instance) &&
    entry.isLeft &&
    !entry.isUnderWay &&
    entry.refusal === null &&
    entry.base !== null &&
    !isInConflict(entry, state.stored.get(instance));

  return {
    state: () => state,
    subscribe: listeners.add,
    type: (instance, value) => {
      const entry = state.entries.get(instance);
      const stored = state.stored.get(instance);
      // Returns whether the typed value is equal to the stored one, so that the entry can be
      // removed.
      const isBack =
        entry !== undefined &&
        !entry.isUnderWay &&
        entry.offered === undefined &&
        entry.base?.version === stored?.version &&
        isDeepEqual(value, stored?.value);
      if (isBack)
        become(
          {
            entries: without(state.entries, instance),
            refused: without(state.refused, instance),
          },
          instance,
        );
      else enter(instance, value, false);
    },
    leave: (instance, value, seen) => {
      const known = state.entries.get(instance);
      const stored = state.stored.get(instance);
      if (known === undefined && stored !== undefined && isDeepEqual(value, stored.value)) return;
      enter(instance, value, true, seen);
    },
    leaveAll: () =>
      become({
        entries: new Map([...state.entries].map(([key, one]) => [key, { ...one, isLeft: true }])),
      }),
    see: (instance, stored) => {
      const known = state.stored.get(instance);
      if (known?.version === stored.version && isDeepEqual(known.value, stored.value)) return;
      const entry = state.entries.get(instance);
      const met = entry === undefined ? null : meetStored(entry, stored, questions.get(instance));
      become(
        {
          stored: new Map(state.stored).set(instance, stored),
          entries: having(state.entries, instance, met),
          ...(entry !== undefined && met === null && { saved: new Set(state.saved).add(instance) }),
        },
        instance,
      );
    },
    choose: (instance, choice) => {
      const entry = state.entries.get(instance);
      const stored = state.stored.get(instance);
      if (entry === undefined || stored === undefined) return;
      const resolved = resolvedEntry(entry, stored, choice);
      become({ entries: having(state.entries, instance, resolved) }, instance);
    },
    forget: (instance) => become({ entries: without(state.entries, instance) }, instance),
    unsaved: () => [...state.entries].map(toTyped),
    take: () => {
      const due = [...state.entries].filter(isDue);
      if (due.length === 0) return [];
      const entries = new Map(state.entries);
      for (const [instance, entry] of due)
        entries.set(instance, { ...entry, offered: entry.value, isUnderWay: true });
      become({ entries });
      return due.map(toTyped);
    },
    settle: (values, stored) => {
      const entries = new Map(state.entries);
      const saved = new Set(state.saved);
      for (const { instance, value } of values) {
        const entry = entries.get(instance);
        if (entry === undefined) continue;
        saved.add(instance);
        const now = stored?.get(instance);
        const rest = isDeepEqual(entry.value, value)
          ? null
          : afterwards(entry, value, now, questions.get(instance));
        if (rest === null) entries.delete(instance);
        else entries.set(instance, rest);
      }
      become({ entries, saved, isCutOff: false });
    },
    giveBack: (values, refusals) => {
      const byField = refusalsByField(refusals);
      // If the refusal names no field, all values count as refused, because a retry would fail
      // again.
      const isNamed = values.some(({ instance }) => byField.has(instance));
      const whole = isNamed ? null : (refusals[0] ?? null);
      const entries = new Map(state.entries);
      for (const { instance } of values) {
        const entry = entries.get(instance);
        if (entry === undefined) continue;
        const refusal = byField.get(instance) ?? whole;
        const back = { ...entry, offered: undefined, isUnderWay: false, refusal };
        const now = state.stored.get(instance);
        const rest = now === undefined ? back : meetStored(back, now, questions.get(instance));
        if (rest === null) entries.delete(instance);
        else entries.set(instance, rest);
      }
      become({ entries, isCutOff: false });
    },
    cutOff: (isCutOff) => {
      if (isCutOff !== state.isCutOff) become({ isCutOff });
    },
    tryAgain: () => {
      const entries = [...state.entries];
      if (entries.every(([, { refusal }]) => refusal === null)) return;
      become({ entries: new Map(entries.map(([key, one]) => [key, { ...one, refusal: null }])) });
    },
    ask: (instance, question) => {
      questions.set(instance, question);
    },
    questionAt: (instance) => questions.get(instance),
    restore: (entries) => become({ entries: new Map([...entries, ...state.entries]) }),
    refuse: (refusals) => become({ refused: refusalsByField(refusals) }),
    unread,
    hide: (instances) => {
      hidden = instances;
    },
    setMissing: (missing) => {
      if (!isDeepEqual(missing, state.missing)) become({ missing });
    },
    unreadRefusals: () =>
      unreadRefusals(
        new Map([...unread.all()].filter(([instance]) => !hidden.has(instance))),
        (instance) => questions.get(instance)?.kind,
      ),
  };
}
