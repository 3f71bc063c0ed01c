import { isDeepEqual } from '../../core/equality.ts';
import { counterPlace, counterTarget } from '../../approval/counter-target.ts';
import { votesOf } from '../../approval/judged.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { dayAcross } from '../../field/kinds/date-kind.ts';
import type { PlacedValue } from '../../run-model/run-value.ts';
import type { EnteredValue } from '../../run-model/command/command.ts';
import type { RunNow } from './enter-values.ts';
import { recordValue, type Ledger } from '../command/ledger.ts';
import { placedValues } from './placed-values.ts';
import type { RunTask } from '../../run-model/run.ts';
import { valueAt } from '../../run-model/run-view.ts';

/**
 * Returns the suggested values that differ from the submitted ones, or a refusal if none does or
 * one is invalid.
 */
export const readProposal = (
  view: RunNow,
  approval: RunTask,
  given: readonly EnteredValue[],
): { readonly values: readonly PlacedValue[]; readonly refusal: Refusal | null } => {
  const target = counterTarget(view, approval);
  const { entries, refusal } = placedValues(view, given, (shown) =>
    shown.taskId !== target?.id ? undefined : counterPlace(view, shown),
  );
  if (refusal !== null) return { values: [], refusal };
  const values = entries
    .filter(({ place, next }) => !isDeepEqual(place.committed, next))
    .map(({ shown, place, next }) => ({
      instance: shown.key,
      value: next === null ? null : dayAcross(next, place.field, shown.field),
    }));
  return { values, refusal: values.length === 0 ? refuse('NothingProposed', {}, 'values') : null };
};

/**
 * Stores the values that the rejecting votes suggest as drafts in the form that is sent back, each
 * with the approver. Of two suggestions for a field, the later one counts.
 */
export const enterProposals = (ledger: Ledger, approval: RunTask): void => {
  for (const { decision, voterId, counter } of votesOf(ledger, approval)) {
    if (decision !== 'REJECTED') continue;
    for (const { instance, value } of counter ?? []) {
      const place = valueAt(ledger, instance);
      if (place === undefined) continue;
      const { draft: known } = place;
      const draft = { value, proposedBy: voterId, by: voterId, at: ledger.now };
      if (known?.proposedBy !== voterId || !isDeepEqual(known.value, value))
        recordValue(
          ledger,
          'VALUE_DRAFTED',
          place,
          { draft },
          { cause: 'approval.counter', origin: 'PERSON' },
        );
    }
  }
};
