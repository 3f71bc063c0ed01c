import type { Instant } from '@baton/domain/core/ids';
import type { RunEvent } from '@baton/domain/run/event';
import type { Run, RunTask } from '@baton/domain/run/run';
import type { EventRow } from './event-chain.ts';

/** One command's work on one run, to be stored. */
export interface RunSave {
  readonly before: Run;
  readonly after: Run;
  readonly row: EventRow & { readonly events: readonly RunEvent[] };
  /** What the command was given on: a task or the workflow. */
  readonly targetId: string;
  /** Of the run as it was. */
  readonly chainHead: string;
  readonly plannedEnd: Instant | null;
  /** It tries a draft out. */
  readonly isTestRun: boolean;
}

/** A moment as PostgreSQL reads it, or null. */
export const toTimestamp = (at: Instant | null): string | null =>
  at === null ? null : new Date(at).toISOString();

/** The items that a command changed: those that are no longer the same value in their place. */
export const changed = <T>(before: readonly T[], after: readonly T[]): readonly T[] =>
  before === after ? [] : after.filter((item, at) => before[at] !== item);

/** Whether two states of a thing differ in nothing but these properties. */
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
 * The tasks that a command changed, those that it added included. What only moved on because
 * another one was put before it is the same to everybody.
 */
export const changedTasks = (before: Run, after: Run): readonly RunTask[] => {
  if (before.tasks.length === after.tasks.length) return changed(before.tasks, after.tasks);
  const known = new Map(before.tasks.map((task) => [task.id, task]));
  return after.tasks.filter((task) => {
    const was = known.get(task.id);
    return was === undefined || (was !== task && !differOnlyIn(was, task, place));
  });
};

/** How the changed tasks were, and those that are gone. */
export const tasksBefore = (before: Run, after: Run): readonly RunTask[] =>
  changedTasks(after, before);
