import { personOf } from '../../access/actor.ts';
import { mayEditShared } from '../../access/shared-access.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import { dayAcross } from '../../field/kinds/date-kind.ts';
import { sharedSource, sharedTargets } from '../../field/shared-source.ts';
import { taskTable } from '../../task/task-table.ts';
import type { EditSharedCommand } from '../command/command.ts';
import { factsIn } from '../facts/facts-of-task.ts';
import { recordTask, recordValue, type Ledger } from '../command/ledger.ts';
import { placedValues } from '../values/placed-values.ts';
import { remarkedValues, remarksLeft } from '../values/field-remarks.ts';
import type { RunTask } from '../run.ts';
import { taskOf } from '../run-view.ts';

/** Records people who change submitted values as submitters: they can't approve the task. */
const recordAuthor = (
  ledger: Ledger,
  task: RunTask,
  row: string,
  before: ReturnType<typeof remarkedValues>,
): void => {
  const author = personOf(ledger.agent);
  const isKnown =
    author === null || author === task.submittedBy || task.submittedFor.includes(author);
  const patch = {
    ...(!isKnown && { submittedFor: [...task.submittedFor, author] }),
    ...remarksLeft(ledger, task, before),
  };
  recordTask(ledger, 'TASK_DATA_EDITED', task, patch, { row });
};

/** Changes submitted values at their source. `advance` updates approvals of the changed form. */
export const decideEditShared = (ledger: Ledger, command: EditSharedCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const taken = takeRow(taskTable, task.status, 'editShared', {
    guard: () => mayEditShared(agent, factsIn(ledger, agent)(task)),
    holds: () => false,
    unknown: () => refuse('TaskNotOpen', { status: task.status }),
  });
  if (!taken.ok) return taken.refusals[0];
  const { row } = taken.value;
  const { entries, refusal } = placedValues(ledger, command.values, (shown) =>
    shown.taskId === task.id ? sharedSource(ledger, shown) : undefined,
  );
  if (refusal !== null) return refusal;
  const authored = new Set<RunTask['id']>();
  const remarked = new Map(ledger.tasks.map((one) => [one.id, remarkedValues(ledger, one)]));
  const changes = entries.flatMap(({ shown, place, next }) =>
    isDeepEqual(place.committed, next)
      ? []
      : sharedTargets(ledger, shown).map((target) => ({
          target,
          committed: next === null ? null : dayAcross(next, place.field, target.field),
        })),
  );
  for (const { target, committed } of changes) {
    recordValue(
      ledger,
      'VALUE_COMMITTED',
      target,
      { committed },
      { row, origin: 'SHARED_EDIT', through: task.id },
    );
    if (target.taskId !== null) authored.add(target.taskId);
  }
  for (const id of authored) {
    const source = taskOf(ledger, id);
    if (source !== undefined)
      recordAuthor(ledger, source, row, remarked.get(source.id) ?? new Map());
  }
  return null;
};
