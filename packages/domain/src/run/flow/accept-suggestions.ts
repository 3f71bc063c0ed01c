import { mayEditShared } from '../../access/task/shared-access.ts';
import { dayAcross } from '../../field/kinds/date-kind.ts';
import { sharedSource } from '../../run-model/shared-source.ts';
import type { Ledger } from '../command/ledger.ts';
import { factsIn } from '../facts/facts-of-task.ts';
import type { RunTask } from '../../run-model/run.ts';
import { formOf } from '../../run-model/run-view.ts';
import { writeShared } from '../values/write-shared.ts';

/**
 * Writes the values that an approver suggested for inherited fields to their sources, if the person
 * who submits may do so. Otherwise they count for this task only, which then differs from its source.
 */
export const acceptSuggestions = (ledger: Ledger, task: RunTask): void => {
  const suggested = formOf(ledger, task.id).filter(
    ({ inputType, draft }) => inputType === 'INHERITED' && draft !== null,
  );
  if (suggested.length === 0) return;
  if (mayEditShared(ledger.agent, factsIn(ledger, ledger.agent)(task)) !== null) return;
  const entries = suggested.flatMap((shown) => {
    const place = sharedSource(ledger, shown);
    const value = shown.draft?.value ?? null;
    const next =
      value === null || place === null ? null : dayAcross(value, shown.field, place.field);
    return place === null ? [] : [{ shown, place, next }];
  });
  writeShared(ledger, task, entries, 'task.editShared');
};
