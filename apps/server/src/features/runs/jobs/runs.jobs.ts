import { z } from 'zod';
import type { Run } from '@baton/domain/run-model/run';
import { nextWakeUp } from '@baton/domain/run/clock/wake-up';
import type { Statement } from '../../../platform/db/statement.ts';
import { defineJob, dequeueAll, type JobOrder } from '../../../platform/jobs/job.ts';

/**
 * Applies what is due in a run at a date, such as its start, the start of a stage or task, or an
 * escalation.
 */
export const wakeRunJob = defineJob(
  'wake-run',
  z.object({
    workflowId: z.uuid(),
    /** Time for which the timer was set. */
    at: z.number().default(0),
  }),
  { isQuick: true },
);

const timerKey = (workflowId: string): string => `run:${workflowId}`;

/**
 * Returns the timer of a run for its next date. Null if the run waits for no date. A run has at
 * most one timer.
 */
export const wakeUpOrder = (run: Run): JobOrder | null => {
  const at = nextWakeUp(run);
  const { id } = run.workflow;
  return at === null
    ? null
    : wakeRunJob.order({ workflowId: id, at }, { key: timerKey(id), runAt: at });
};

/** The part of a run change that affects its timer. */
interface RunChange {
  readonly before: Run;
  readonly after: Run;
}

const hasMoved = ({ before, after }: RunChange): boolean =>
  nextWakeUp(after) !== nextWakeUp(before);

/**
 * Returns new timers for runs whose next date moved. They are stored in the command's transaction,
 * so no date is lost and no obsolete timer remains.
 */
export const timerOrders = (changes: readonly RunChange[]): readonly JobOrder[] =>
  changes.filter(hasMoved).flatMap(({ after }) => wakeUpOrder(after) ?? []);

/** A change with the timer that caused it. This timer has run and needn't be removed. */
interface TimedChange extends RunChange {
  readonly timer: number | null;
}

/** Returns statements that remove timers of runs without a next date. */
export const timerStatements = (changes: readonly TimedChange[]): readonly Statement[] =>
  dequeueAll(
    changes
      .filter(({ before, after, timer }) => {
        const was = nextWakeUp(before);
        return was !== null && was !== timer && nextWakeUp(after) === null;
      })
      .map(({ after }) => timerKey(after.workflow.id)),
  );
