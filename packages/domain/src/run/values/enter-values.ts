import type { ErrorCode } from '../../core/error-catalogue.ts';
import { dayOf } from '../../core/dates.ts';
import { personOf } from '../../party/actor.ts';
import { isDeepEqual } from '../../core/equality.ts';
import type { Instant } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { isFilledInByPeople, type FieldValue } from '../../field/field.ts';
import { isFilled, refusalsAt, valueRefusal } from '../../field/field-kinds.ts';
import { isRows } from '../../field/kinds/table-rows.ts';
import { partyIdsAmong } from '../../field/kinds/people-kind.ts';
import { itemsOf } from '../../field/kinds/choice/value-list.ts';
import { partiesOfValue } from '../../field/values/parties-of-value.ts';
import { readForm } from '../../run-model/read-value.ts';
import { statesOfForm } from './place-states.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import type { EnteredValue } from '../../run-model/command/command.ts';
import { recordValue, type Ledger } from '../command/ledger.ts';
import { parseEnteredValue } from '../command/parse-entered-value.ts';
import { formOf, valueAt, type RunView } from '../../run-model/run-view.ts';
import { submitForm } from './submit-form.ts';
import type { Cause } from '../../run-model/cause.ts';

const fieldOf = ({ key }: Pick<RunValue, 'key'>): string => `values.${key}`;

interface Entry {
  readonly value: RunValue;
  readonly next: FieldValue | null;
  readonly expectedVersion: number | null;
}

/** Returns the given values in stored format with their fields, or the refusals. */
const entriesOf = (
  view: RunView,
  taskId: RunValue['taskId'],
  given: readonly EnteredValue[],
): { readonly entries: readonly Entry[]; readonly refusal: Refusal | null } => {
  const entries: Entry[] = [];
  for (const one of given) {
    const { instance, expectedVersion = null } = one;
    const value = valueAt(view, instance);
    const at = fieldOf({ key: instance });
    if (value === undefined || value.taskId !== taskId)
      return { entries, refusal: refuse('UnknownReference', {}, at) };
    if (!isFilledInByPeople(value)) return { entries, refusal: refuse('FieldIsReadOnly', {}, at) };
    const read = parseEnteredValue(one, value, view.workflow.timeZone, at);
    if ('refusal' in read) return { entries, refusal: read.refusal };
    entries.push({ value, next: read.next, expectedVersion });
  }
  return { entries, refusal: null };
};

/** Returns the items of all lists in a value, including table cells. */
const listsIn = (value: FieldValue): readonly string[] =>
  isRows(value)
    ? value.flatMap(({ cells }) =>
        Object.values(cells).flatMap((cell) => (typeof cell === 'object' ? cell : [])),
      )
    : typeof value === 'object'
      ? itemsOf(value)
      : [];

/** Returns all ids of people, teams, and roles in the given values. */
export const idsIn = (given: readonly EnteredValue[]): readonly string[] => [
  ...new Set(given.flatMap(({ value }) => (value === null ? [] : partyIdsAmong(listsIn(value))))),
];

/** Returns all people that values of people fields name. */
export const partiesIn = (view: RunView, given: readonly EnteredValue[]): readonly string[] =>
  given.flatMap(({ instance, value }) => {
    const field = valueAt(view, instance)?.field;
    return value === null || field === undefined ? [] : partiesOfValue(value, field);
  });

/**
 * Returns whether someone entered another value since the person looked. The same value twice is no
 * conflict.
 */
const hasConflict = (view: RunView, { value, next, expectedVersion }: Entry): boolean =>
  expectedVersion !== null &&
  expectedVersion !== value.version &&
  !isDeepEqual(readForm(view, value), next);

const conflictRefusal = (view: RunView, entries: readonly Entry[]): Refusal | null => {
  const details = entries
    .filter((entry) => hasConflict(view, entry))
    .map(({ value }) => refuse('FieldChangedMeanwhile', {}, fieldOf(value)));
  return details.length === 0
    ? null
    : { ...refuse('FieldsChangedMeanwhile', { count: details.length }), details };
};

/**
 * Saves values as drafts, valid or not. Unchanged values change nothing. A conflict with another
 * person's value refuses the whole command.
 */
export const enterDrafts = (
  ledger: Ledger,
  taskId: RunValue['taskId'],
  given: readonly EnteredValue[],
  cause: Cause,
): Refusal | null => {
  const { entries, refusal } = entriesOf(ledger, taskId, given);
  if (refusal !== null) return refusal;
  const conflict = conflictRefusal(ledger, entries);
  if (conflict !== null) return conflict;
  const { agent, now } = ledger;
  const by = personOf(agent);
  for (const { value, next } of entries)
    if (!isDeepEqual(readForm(ledger, value), next))
      recordValue(
        ledger,
        'VALUE_DRAFTED',
        value,
        { draft: { value: next, by, at: now } },
        { cause, origin: 'PERSON' },
      );
  return null;
};

/** A workflow and the time at which its forms are validated. */
export type RunNow = RunView & { readonly now: Instant };

/** Returns the errors of each field of a form; empty if it can be submitted. */
export const formRefusals = (
  view: RunNow,
  owner: Pick<RunValue, 'taskId'>,
  isAccepted: (value: RunValue) => boolean = () => false,
): readonly Refusal[] => {
  const today = dayOf(view.now, view.workflow.timeZone);
  const states = statesOfForm(view, owner.taskId);
  return formOf(view, owner.taskId).flatMap((value) => {
    const state = states.get(value.key);
    if (state?.isShown !== true) return [];
    const shown = readForm(view, value);
    if (state.isMandatory && !isFilled(shown, value.field))
      return [refuse('Required', {}, fieldOf(value))];
    if (value.inputType === 'INHERITED' && value.required && !isFilled(shown, value.field))
      return [refuse('FieldMustBeFilledOutBeforeSubmittingTask', {}, fieldOf(value))];
    const isJudged = isFilledInByPeople(value) && !isAccepted(value);
    const refusal = isJudged ? valueRefusal(shown, value.field, today) : null;
    return refusal === null ? [] : refusalsAt(refusal, fieldOf(value));
  });
};

/** Returns the errors of a form as one refusal, or null if it is complete and valid. */
export const formRefusal = (view: RunNow, taskId: RunValue['taskId']): Refusal | null => {
  const details = formRefusals(view, { taskId });
  return details.length === 0
    ? null
    : { ...refuse('ActionItemHasValidationErrors', { count: details.length }), details };
};

/** Codes for missing values, as opposed to invalid ones. */
const missingCodes = new Set<ErrorCode>(['Required', 'FieldMustBeFilledOutBeforeSubmittingTask']);

/** Fills in the intake form. Refuses the start if it is incomplete. */
export const fillIntake = (
  ledger: Ledger,
  given: readonly EnteredValue[],
  cause: Cause,
  isAccepted?: (value: RunValue) => boolean,
): Refusal | null => {
  const refusal = enterDrafts(ledger, null, given, cause);
  if (refusal !== null) return refusal;
  const details = formRefusals(ledger, { taskId: null }, isAccepted);
  if (details.length > 0) {
    const isMissing = details.every(({ code }) => missingCodes.has(code));
    const code = isMissing ? 'MissingRequired' : 'ActionItemHasValidationErrors';
    return { ...refuse(code, { count: details.length }), details };
  }
  submitForm(ledger, null, cause);
  return null;
};

/**
 * Fills in the intake form of a scheduled start. Values validated when it was scheduled aren't
 * validated again, or dates in the past would block the start. New values are validated.
 */
export const fillPlannedIntake: typeof fillIntake = (ledger, given, cause) =>
  fillIntake(ledger, given, cause, ({ draft }) => draft === null);
