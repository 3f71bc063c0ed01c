import { z } from 'zod';
import type { Run } from '@baton/domain/run/run';
import { nextWakeUp } from '@baton/domain/run/wake-up';
import type { Statement } from '../../platform/db/statement.ts';
import { defineJob, dequeueStatement } from '../../platform/jobs/job.ts';

/** A date has come that a workflow waits for: its planned start, or the day of a stage or task. */
export const wakeRunJob = defineJob(
  'wake-run',
  z.object({
    workflowId: z.uuid(),
    /** The moment that the timer was set for. */
    at: z.number().default(0),
  }),
);

/**
 * The one timer of a run, set anew where the next date that it waits for has moved. Part of
 * the command's own transaction, so that no date is forgotten and none stays that was called off.
 */
export const wakeUpStatements = (before: Run | null, after: Run): readonly Statement[] => {
  const was = before === null ? null : nextWakeUp(before);
  const at = nextWakeUp(after);
  if (at === was) return [];
  const { id } = after.workflow;
  const key = `run:${id}`;
  return [
    at === null
      ? dequeueStatement(key)
      : wakeRunJob.enqueue({ workflowId: id, at }, { key, runAt: at }),
  ];
};
