import { z } from 'zod';
import type { Run } from '@baton/domain/run/run';
import { nextWakeUp } from '@baton/domain/run/clock/wake-up';
import type { Statement } from '../../../platform/db/statement.ts';
import { defineJob, dequeueAll, type JobOrder } from '../../../platform/jobs/job.ts';

/** A date has come that a workflow waits for: its planned start, or the day of a stage or task. */
export const wakeRunJob = defineJob(
  'wake-run',
  z.object({
    workflowId: z.uuid(),
    /** The moment that the timer was set for. */
    at: z.number().default(0),
  }),
);

const timerKey = (workflowId: string): string => `run:${workflowId}`;

/** The one timer of a run, for the next date that it waits for; null where it waits for none. */
export const wakeUpOrder = (run: Run): JobOrder | null => {
  const at = nextWakeUp(run);
  const { id } = run.workflow;
  return at === null
    ? null
    : wakeRunJob.order({ workflowId: id, at }, { key: timerKey(id), runAt: at });
};

/** What changed in a run, as far as its timer is concerned. */
interface RunChange {
  readonly before: Run;
  readonly after: Run;
}

const hasMoved = ({ before, after }: RunChange): boolean =>
  nextWakeUp(after) !== nextWakeUp(before);

/**
 * The timers set anew where the next date has moved. Part of the commands' own transaction, so
 * that no date is forgotten and none stays that was called off.
 */
export const timerOrders = (changes: readonly RunChange[]): readonly JobOrder[] =>
  changes.filter(hasMoved).flatMap(({ after }) => wakeUpOrder(after) ?? []);

/** A change, with the timer that it came by: one that fires needs not be called off. */
interface TimedChange extends RunChange {
  readonly timer: number | null;
}

/** The timers called off, where a run waits for no date any more. */
export const timerStatements = (changes: readonly TimedChange[]): readonly Statement[] =>
  dequeueAll(
    changes
      .filter(({ before, after, timer }) => {
        const was = nextWakeUp(before);
        return was !== null && was !== timer && nextWakeUp(after) === null;
      })
      .map(({ after }) => timerKey(after.workflow.id)),
  );
