import { parseValue, valueRefusal } from '@baton/domain/field/field-kinds';
import type { Refusal } from '@baton/domain/core/refusal';
import type { FieldValue } from '@baton/domain/field/field';
import { usePhoneNumbers } from '../../../../lib/fields/lazy-phone-numbers.ts';
import { useToday } from '../../../../lib/i18n/use-today.ts';
import { useEffect, useState, useSyncExternalStore } from 'react';
import type { CellConflict } from '@baton/domain/field/tables/table-merge';
import { conflictingCells, isInConflict, type StoredValue } from './form-entry.ts';
import type { SeenTable } from '../../../../fields/answer/table-answer.tsx';
import type { TaskFormStore } from '../store/task-form-store.ts';
import { useOfPlace } from '../use-form-parts.ts';
import type { TypedQuestion } from '../store/typed-question.ts';

/** Save state of one field. */
export type EntryState = 'IDLE' | 'SAVING' | 'SAVED' | 'CUT_OFF' | 'REFUSED' | 'CONFLICT';

export interface FieldEntry {
  /** The value to show: typed or stored. */
  readonly value: FieldValue | null;
  readonly state: EntryState;
  /** True while typed text hasn't been saved yet. */
  readonly isTyping: boolean;
  /** Why the value can't be submitted, after blur. */
  readonly refusal: Refusal | null;
  /** Conflicting cells of a table. */
  readonly cells: readonly CellConflict[];
  readonly onType: (value: FieldValue | null) => void;
  readonly onCommit: (value: FieldValue | null, seen?: SeenTable) => void;
  readonly onRetry: () => void;
}

interface EnteredField extends StoredValue {
  readonly instance: string;
  readonly question: TypedQuestion;
}

/** Manages the typed value of a field. The form saves it. */
export function useFieldEntry(field: EnteredField, store: TaskFormStore): FieldEntry {
  const { instance, version, question } = field;
  const today = useToday();
  usePhoneNumbers();
  // Subscribes to one field, so that typing in one doesn't render the others.
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
  // Validated as on the server.
  const entered = value === null ? null : (parseValue(value, question) ?? value);
  const commit = (next: FieldValue | null, seen?: SeenTable): void => {
    setIsLeft(true);
    store.leave(instance, next, seen);
  };
  const state = (): EntryState => {
    // Invalid text can't be saved, so only its error is shown.
    if (entry === undefined) return isSaved && !isUnread ? 'SAVED' : 'IDLE';
    // Updates the entry with the stored value that was loaded, which merges changes of others.
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
  // Hides "Saved" while there is an error.
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
