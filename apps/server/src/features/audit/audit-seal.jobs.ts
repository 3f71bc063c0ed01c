import { z } from 'zod';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { sealAudit } from './seal-audit.ts';

const sealJob = defineJob('seal-audit-log', z.unknown());

/**
 * Adds entries to the chain every minute, so that only entries of the last minute can be changed
 * unnoticed.
 */
export const sealAuditEveryMinute: RecurringJob = { name: sealJob.name, schedule: '* * * * *' };

export const sealAuditHandler = (services: Services): JobHandler =>
  handleJob(sealJob, () => sealAudit(services));
