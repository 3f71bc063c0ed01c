import { dayOf } from '../../core/dates.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { valueRefusal } from '../../field/field-kinds.ts';
import { isFilledInByPeople } from '../../field/field.ts';
import { readForm, readValue } from '../../run-model/read-value.ts';
import type { RunValue } from '../../run-model/run-value.ts';
import { statesOfForm } from './place-states.ts';
import { recordValue, type Ledger } from '../command/ledger.ts';
import { formOf } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

/**
 * Which values are submitted with a form. ALL: a person checked them. VALID: no person completes
 * the task, and drafts with errors stay drafts. NONE: only inherited values.
 */
export type SubmittedAnswers = 'ALL' | 'VALID' | 'NONE';

const isTaken = (ledger: Ledger, value: RunValue, answers: SubmittedAnswers): boolean => {
  if (value.inputType === 'INHERITED') return true;
  if (!isFilledInByPeople(value)) return false;
  if (answers === 'ALL' || value.draft === null) return true;
  const today = dayOf(ledger.now, ledger.workflow.timeZone);
  return valueRefusal(value.draft.value, value.field, today) === null;
};

/** Withdraws the value of a hidden field. It becomes a draft until the field is shown again. */
const withdraw = (ledger: Ledger, value: RunValue, cause: Cause): void => {
  if (value.committed === null) return;
  const draft = value.draft ?? { value: value.committed, by: null, at: null };
  recordValue(
    ledger,
    'VALUE_COMMITTED',
    value,
    { committed: null, draft },
    { cause, origin: 'PERSON' },
  );
};

/**
 * Submits the form with inherited values. Must run before the task changes its status, which
 * changes what its form reads.
 */
export const submitForm = (
  ledger: Ledger,
  taskId: RunValue['taskId'],
  cause: Cause,
  answers: SubmittedAnswers = 'ALL',
): void => {
  const states = statesOfForm(ledger, taskId);
  for (const value of formOf(ledger, taskId)) {
    if (answers === 'NONE' && value.inputType !== 'INHERITED') {
      // A value from before a reset must not count again.
      if (readValue(ledger, value.key) === null) withdraw(ledger, value, cause);
      continue;
    }
    if (!isTaken(ledger, value, answers)) continue;
    if (isFilledInByPeople(value) && states.get(value.key)?.isShown === false) {
      withdraw(ledger, value, cause);
      continue;
    }
    const standing = readValue(ledger, value.key);
    const committed = answers === 'NONE' ? standing : readForm(ledger, value);
    if (value.draft === null && isDeepEqual(committed, value.committed)) continue;
    const isOwn =
      value.inputType === 'INHERITED'
        ? !isDeepEqual(committed, standing)
        : value.draft !== null || value.source === null;
    recordValue(
      ledger,
      'VALUE_COMMITTED',
      value,
      { committed, draft: null },
      { cause, origin: isOwn ? 'PERSON' : 'SOURCE' },
    );
  }
};
