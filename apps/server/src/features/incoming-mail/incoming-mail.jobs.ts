import { z } from 'zod';
import { day } from '@baton/domain/core/dates';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { sweepIncomingMail } from './incoming-mail.queries.ts';
import { processMail } from './process-mail.ts';
import { mailIntake, processMailJob } from './receive-mail.ts';

const kept = 30 * day;

const sweepJob = defineJob('sweep-incoming-mail', z.unknown());

/** Deletes refused messages after 30 days. */
const sweep = async ({ database, now }: Services): Promise<void> => {
  const [tenants] = await database.trip({ kind: 'identity', waiting: 'BACKGROUND' }, everyTenant());
  for (const { id: tenantId } of tenants)
    await database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      sweepIncomingMail(new Date(now() - kept)),
    );
};

const collectJob = defineJob('collect-mail', z.unknown());

export const incomingMailHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(processMailJob, async ({ mailId }, { tenantId, attempt }) => {
    if (tenantId !== null) await processMail(services, tenantId, mailId, attempt);
  }),
  handleJob(sweepJob, () => sweep(services)),
  handleJob(collectJob, async () => {
    await services.mailbox?.collect(mailIntake(services));
  }),
];

export const recurringMailJobs: readonly RecurringJob[] = [
  { name: sweepJob.name, schedule: '33 3 * * *' },
  { name: collectJob.name, schedule: '* * * * *' },
];
