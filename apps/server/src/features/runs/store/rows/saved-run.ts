import type { Instant, PartyId } from '@baton/domain/core/ids';
import type { RunEvent } from '@baton/domain/run-model/event';
import type { Run, RunTask } from '@baton/domain/run-model/run';
import type { EventRow } from '../../seals/event-chain.ts';

/** The event row of a command. */
interface CommandRow extends EventRow {
  readonly actorId: PartyId | null;
  readonly events: readonly RunEvent[];
}

/** The change of one run by one command. */
export interface RunSave {
  readonly before: Run;
  readonly after: Run;
  readonly row: CommandRow;
  /** Id of the task or workflow that the command targeted. */
  readonly targetId: string;
  /** Chain head before the change. */
  readonly chainHead: string;
  readonly plannedEnd: Instant | null;
  /** True if the run uses a draft. */
  readonly isTestRun: boolean;
}

/** Returns a timestamp for PostgreSQL, or null. */
export const toTimestamp = (at: Instant | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** Returns the items that changed, detected by object identity. */
export const changed = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before === after ? [] : after.filter((item, at) => before[at] !== item);

/** Returns true if two objects differ only in these properties. */
export const differOnlyIn = <T extends object>(
  before: T,
  after: T,
  names: ReadonlySet<keyof T>,
): boolean => {
  for (const name in after) if (before[name] !== after[name] && !names.has(name)) return false;
  return true;
};

const place: ReadonlySet<keyof RunTask> = new Set(['position']);

/**
 * Returns changed and added tasks. Tasks that only moved because another task was inserted aren't
 * included.
 */
export const changedTasks = (before: Run, after: Run): readonly RunTask[] => {
  if (before.tasks.length === after.tasks.length) return changed(before.tasks, after.tasks);
  const known = new Map(before.tasks.map((task) => [task.id, task]));
  return after.tasks.filter((task) => {
    const was = known.get(task.id);
    return was === undefined || (was !== task && !differOnlyIn(was, task, place));
  });
};

/** Returns the earlier state of changed tasks, and removed tasks. */
export const tasksBefore = (before: Run, after: Run): readonly RunTask[] =>
  changedTasks(after, before);
