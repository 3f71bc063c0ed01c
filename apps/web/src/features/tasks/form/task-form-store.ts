import { isDeepEqual } from '@baton/domain/core/equality';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import {
  chosenEntry,
  isInConflict,
  meetStored,
  type Choice,
  type FormEntry,
  type StoredValue,
} from './form-entry.ts';
import { unreadRefusals } from '../../../lib/fields/unread-refusals.ts';
import { createUnreadTexts, type UnreadTexts } from '../../../lib/fields/unread-texts.ts';
import type { SeenTable } from '../../../fields/answer/table-answer.tsx';
import { createListeners } from './form-listeners.ts';
import { refusalsByField } from './refusals-by-field.ts';
import type { TypedQuestion } from './typed-question.ts';

/** An entry as it is sent. */
export interface TypedValue {
  readonly instance: string;
  readonly value: FieldValue | null;
  /** What the person had before their eyes. */
  readonly base: StoredValue | null;
}

export type StoredValues = ReadonlyMap<string, StoredValue>;

export interface FormState {
  readonly entries: ReadonlyMap<string, FormEntry>;
  readonly stored: StoredValues;
  /** Why the form was refused as a whole, by instance. */
  readonly refused: ReadonlyMap<string, Refusal>;
  /** Stored since the form was opened. */
  readonly saved: ReadonlySet<string>;
  /** The server cannot be reached; it is asked again by itself. */
  readonly isCutOff: boolean;
}

/** What the form of a task, its buttons and what saves it have to tell each other. */
export interface TaskFormStore {
  readonly state: () => FormState;
  /** Of one place where it is named: what befalls that place, and all of them at once. */
  readonly subscribe: (listener: () => void, place?: string) => () => void;
  readonly type: (instance: string, value: FieldValue | null) => void;
  /** The field is left: what was typed is to be stored. `seen` tells a table as its writer saw it. */
  readonly leave: (instance: string, value: FieldValue | null, seen?: SeenTable) => void;
  readonly leaveAll: () => void;
  /** What the server holds, each time that it is read. */
  readonly see: (instance: string, stored: StoredValue) => void;
  /** The person has seen both: their own stays to be stored, or is given up. */
  readonly choose: (instance: string, choice: Choice) => void;
  readonly forget: (instance: string) => void;
  readonly unsaved: () => readonly TypedValue[];
  /** What is to be stored now; marked as under way. */
  readonly take: () => readonly TypedValue[];
  /** Stored, unless something else was typed meanwhile; what the server holds now, where it said so. */
  readonly settle: (values: readonly TypedValue[], stored?: StoredValues) => void;
  /** Not stored: each field with its reason; those without one are to be sent again. */
  readonly giveBack: (values: readonly TypedValue[], refusals: readonly Refusal[]) => void;
  readonly cutOff: (isCutOff: boolean) => void;
  /** What was refused is to be sent once more: the form is the person's to fill in again. */
  readonly tryAgain: () => void;
  /** What a place asks, so that what was typed there can be told where the form is not read any more. */
  readonly ask: (instance: string, question: TypedQuestion) => void;
  readonly questionAt: (instance: string) => TypedQuestion | undefined;
  readonly restore: (entries: ReadonlyMap<string, FormEntry>) => void;
  readonly refuse: (refusals: readonly Refusal[]) => void;
  /** What was typed and is no value, by place. */
  readonly unread: UnreadTexts;
  /** Places that the rules leave out: what stands there holds nothing up. */
  readonly hide: (instances: ReadonlySet<string>) => void;
  /** Why the form cannot be handed in before the server is asked. */
  readonly unreadRefusals: () => readonly Refusal[];
}

const toTyped = ([instance, { value, base }]: readonly [string, FormEntry]): TypedValue => ({
  instance,
  value,
  base,
});

/** The map with the value under the key, or without the key. */
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

/** What stood there when its writer began, though newer rows have come since. */
const asSeen = (base: StoredValue, seen: SeenTable): StoredValue => ({
  value: seen(rowsOf(base.value)),
  version: base.version - 1,
});

const blank: FormState = {
  entries: new Map(),
  stored: new Map(),
  refused: new Map(),
  saved: new Set(),
  isCutOff: false,
};

/** What is left to be stored of an entry that was changed while `sent` was under way. */
const afterwards = (
  entry: FormEntry,
  sent: FieldValue | null,
  stored: StoredValue | undefined,
  asked: TypedQuestion | undefined,
): FormEntry | null => {
  const rest = { ...entry, offered: undefined, isUnderWay: false };
  if (stored === undefined) return rest;
  // Beside what was sent, the answer holds what others did meanwhile.
  return meetStored({ ...rest, base: { value: sent, version: stored.version } }, stored, asked);
};

export function createTaskFormStore(): TaskFormStore {
  let state = blank;
  // A key in one of two hundred fields concerns the one who draws it.
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
  // Text that can't be read is never saved. The cells of a table are saved one by one.
  const isHeldBack = (instance: string): boolean =>
    unread.all().has(instance) && questions.get(instance)?.kind !== 'TABLE';
  const isDue = ([instance, entry]: readonly [string, FormEntry]): boolean =>
    !isHeldBack(instance) &&
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
      // Typed back to what is stored: nothing is typed.
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
      const chosen = chosenEntry(entry, stored, choice);
      become({ entries: having(state.entries, instance, chosen) }, instance);
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
      // Where nothing of it is named, all of it is refused: it would only be refused again.
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
    unreadRefusals: () =>
      unreadRefusals(
        new Map([...unread.all()].filter(([instance]) => !hidden.has(instance))),
        (instance) => questions.get(instance)?.kind,
      ),
  };
}
