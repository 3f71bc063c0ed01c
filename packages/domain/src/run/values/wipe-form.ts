import { recordValue, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { formOf } from '../../run-model/run-view.ts';
import type { Cause } from '../../run-model/cause.ts';

/**
 * Returns whether people fill in the form. Results of requests and linked workflows have their own
 * choice.
 */
const isFilledByPeople = ({ type }: RunTask): boolean =>
  type !== 'AUTOMATION' && type !== 'LINKED_WORKFLOW';

/** Discards the values of a reset form if the command requests it. */
export const wipeForm = (ledger: Ledger, task: RunTask, cause: Cause): void => {
  if (!ledger.isWiping || !isFilledByPeople(task)) return;
  for (const value of formOf(ledger, task.id)) {
    if (value.committed === null && value.draft === null) continue;
    const nothing = { committed: null, draft: null };
    recordValue(ledger, 'VALUE_COMMITTED', value, nothing, { cause, origin: 'PERSON' });
  }
};
