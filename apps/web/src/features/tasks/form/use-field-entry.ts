import { parseValue, valueRefusal } from '@baton/domain/field/field-kinds';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import { usePhoneNumbers } from '../../../lib/fields/lazy-phone-numbers.ts';
import { useToday } from '../../../lib/i18n/use-today.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CellConflict } from '@baton/domain/field/table-merge';
import { conflictingCells, isInConflict, type StoredValue } from './form-entry.ts';
import type { SeenTable } from '../../../fields/answer/table-answer.tsx';
import type { TaskFormStore } from './task-form-store.ts';
import { useOfPlace } from './use-form-parts.ts';
import type { TypedQuestion } from './typed-question.ts';

/** How the answer of one field stands. */
export type EntryState = 'IDLE' | 'SAVING' | 'SAVED' | 'CUT_OFF' | 'REFUSED' | 'CONFLICT';

export interface FieldEntry {
  /** What the field shows: what was typed, else what is stored. */
  readonly value: FieldValue | null;
  readonly state: EntryState;
  /** Something is typed that nobody has been given yet. */
  readonly isTyping: boolean;
  /** What keeps the answer from being handed in, once the field was left. */
  readonly refusal: Refusal | null;
  /** The cells of a table that somebody else has changed too. */
  readonly cells: readonly CellConflict[];
  readonly onType: (value: FieldValue | null) => void;
  readonly onCommit: (value: FieldValue | null, seen?: SeenTable) => void;
  readonly onRetry: () => void;
}

interface EnteredField extends StoredValue {
  readonly instance: string;
  readonly question: TypedQuestion;
}

/** Takes down what is typed into a field; storing it is the form's business. */
export function useFieldEntry(field: EnteredField, store: TaskFormStore): FieldEntry {
  const { instance, version, question } = field;
  const today = useToday();
  usePhoneNumbers();
  // What is typed into one field draws no other again.
  const entry = useOfPlace(store, instance, ({ entries }) => entries.get(instance));
  const refused = useOfPlace(store, instance, (form) => form.refused.get(instance));
  const known = useOfPlace(store, instance, (form) => form.stored.get(instance));
  const isSaved = useOfPlace(store, instance, ({ saved }) => saved.has(instance));
  const isCutOff = useOfPlace(store, instance, (form) => form.isCutOff);
  const isUnread = useSyncExternalStore(store.unread.subscribe, () =>
    store.unread.all().has(instance),
  );
  const [isLeft, setIsLeft] = useState(false);
  const stored = field.value;
  useEffect(
    () => store.see(instance, { value: stored, version }),
    [store, instance, stored, version],
  );

  useEffect(() => store.ask(instance, question));

  const value = entry === undefined ? stored : entry.value;
  // Judged as the server reads it.
  const entered = value === null ? null : (parseValue(value, question) ?? value);
  const commit = (next: FieldValue | null, seen?: SeenTable): void => {
    setIsLeft(true);
    store.leave(instance, next, seen);
  };
  const state = (): EntryState => {
    // What stands there is nothing that could be saved: its error says so, and nothing else does.
    if (entry === undefined) return isSaved && !isUnread ? 'SAVED' : 'IDLE';
    // By what the form has seen, which merges what can be merged.
    if (isInConflict(entry, known)) return 'CONFLICT';
    if (entry.refusal !== null) return 'REFUSED';
    if (isUnread || (!entry.isLeft && !entry.isUnderWay)) return 'IDLE';
    return isCutOff ? 'CUT_OFF' : 'SAVING';
  };
  const refusal =
    refused ??
    (isLeft && entered !== null ? valueRefusal(entered, question, today) : null) ??
    entry?.refusal ??
    null;
  const found = state();
  // An error and "Saved" never stand next to each other.
  const now = found === 'SAVED' && refusal !== null ? 'IDLE' : found;
  return {
    value,
    state: now,
    cells:
      now !== 'CONFLICT' || entry === undefined || known === undefined
        ? []
        : conflictingCells(entry, known),
    isTyping: entry !== undefined && !entry.isLeft && !entry.isUnderWay,
    refusal,
    onType: (next) => store.type(instance, next),
    onCommit: commit,
    onRetry: () => commit(value),
  };
}
