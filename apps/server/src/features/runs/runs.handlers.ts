import { wakeUpCommand } from '@baton/domain/run/command/wake-up-command';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { calendarJobHandler } from './calendar.handlers.ts';
import { gatherCommands } from './execute/gathered-commands.ts';
import { linkedRunHandlers } from './linked/linked-runs.handlers.ts';
import { purgeDeletedEveryHour, purgeDeletedHandler } from './purge.handlers.ts';
import { sealChainsEveryMinute, sealChainsHandler } from './seals/seals.handlers.ts';
import { wakeRunJob } from './jobs/runs.jobs.ts';

/** Recurring jobs for runs. */
export const recurringRunJobs: readonly RecurringJob[] = [
  sealChainsEveryMinute,
  purgeDeletedEveryHour,
];

/** Wakes runs at their date. The engine checks what is due, so a second call has no effect. */
export const runJobHandlers = (services: Services): readonly JobHandler[] => {
  const give = gatherCommands(services);
  return [
    handleJob(wakeRunJob, async ({ workflowId, at }, { tenantId }) => {
      if (tenantId === null) return;
      const outcome = await give(tenantId, {
        target: { kind: 'WORKFLOW', id: workflowId, expectedVersion: null },
        key: newId(),
        command: wakeUpCommand,
        // The database clock can be ahead of this process, so use at least the timer's time.
        notBefore: at,
      });
      if ('error' in outcome) throw outcome.error;
    }),
    calendarJobHandler(services),
    ...linkedRunHandlers(services),
    sealChainsHandler(services),
    purgeDeletedHandler(services),
  ];
};
