import { personOf } from '../../party/actor.ts';
import { isDeepEqual } from '../../core/equality.ts';
import { dayAcross } from '../../field/kinds/date-kind.ts';
import { sharedTargets } from '../../run-model/shared-source.ts';
import { recordTask, recordValue, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';
import { remarkedValues, openFieldComments } from './field-comments.ts';
import type { PlacedEntry } from './placed-values.ts';
import type { Cause } from '../../run-model/cause.ts';

/** A person who changes a submitted value did a part of that work and can't approve it. */
const recordAuthor = (
  ledger: Ledger,
  task: RunTask,
  cause: Cause,
  before: ReturnType<typeof remarkedValues>,
): void => {
  const author = personOf(ledger.agent);
  const isKnown =
    author === null || author === task.submittedBy || task.submittedFor.includes(author);
  const patch = {
    ...(!isKnown && { submittedFor: [...task.submittedFor, author] }),
    ...openFieldComments(ledger, task, before),
  };
  recordTask(ledger, 'TASK_DATA_EDITED', task, patch, { cause });
};

/** Removes a suggestion for an inherited value once a person has changed the value. */
const dropSuggestion = (ledger: Ledger, { shown }: PlacedEntry, cause: Cause): void => {
  if (shown.inputType === 'INHERITED' && shown.draft !== null)
    recordValue(ledger, 'VALUE_DRAFTED', shown, { draft: null }, { cause, origin: 'PERSON' });
};

/**
 * Writes values that a task shows to the fields in which they were entered, and to the copies
 * between them.
 */
export const writeShared = (
  ledger: Ledger,
  through: RunTask,
  entries: readonly PlacedEntry[],
  cause: Cause,
): void => {
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
      { cause, origin: 'SHARED_EDIT', through: through.id },
    );
    if (target.taskId !== null) authored.add(target.taskId);
  }
  for (const entry of entries) dropSuggestion(ledger, entry, cause);
  for (const id of authored) {
    const source = taskOf(ledger, id);
    if (source !== undefined)
      recordAuthor(ledger, source, cause, remarked.get(source.id) ?? new Map());
  }
};
