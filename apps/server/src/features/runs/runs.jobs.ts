import { z } from 'zod';
import type { Run } from '@baton/domain/run/run';
import { nextWakeUp } from '@baton/domain/run/wake-up';
import type { Statement } from '../../platform/db/statement.ts';
import { defineJob, dequeueStatement, enqueueAll, type JobOrder } from '../../platform/jobs/job.ts';

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

/**
 * The timer set anew where the next date has moved. Part of the command's own transaction, so
 * that no date is forgotten and none stays that was called off.
 */
export const wakeUpStatements = (before: Run, after: Run): readonly Statement[] => {
  if (nextWakeUp(after) === nextWakeUp(before)) return [];
  const order = wakeUpOrder(after);
  return order === null ? [dequeueStatement(timerKey(after.workflow.id))] : enqueueAll([order]);
};
