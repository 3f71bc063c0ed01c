import { recordValue, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../run.ts';
import { formOf } from '../run-view.ts';

/** What machines and other workflows brought comes anew, or is kept by a choice of its own. */
const isFilledByPeople = ({ type }: RunTask): boolean =>
  type !== 'AUTOMATION' && type !== 'LINKED_WORKFLOW';

/** D21: a form begins empty again, where whoever resets it says so. */
export const wipeForm = (ledger: Ledger, task: RunTask, row: string): void => {
  if (!ledger.isWiping || !isFilledByPeople(task)) return;
  for (const value of formOf(ledger, task.id)) {
    if (value.committed === null && value.draft === null) continue;
    const nothing = { committed: null, draft: null };
    recordValue(ledger, 'VALUE_COMMITTED', value, nothing, { row, origin: 'PERSON' });
  }
};
