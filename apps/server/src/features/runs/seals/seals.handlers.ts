import { z } from 'zod';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { RecurringJob } from '../../../platform/jobs/worker.ts';
import { sealChains } from './seal-tenants.ts';

const sealChainsJob = defineJob('seal-chains', z.unknown());

/**
 * Seals new events every minute, so that only events of the last minute can be removed unnoticed.
 */
export const sealChainsEveryMinute: RecurringJob = {
  name: sealChainsJob.name,
  schedule: '* * * * *',
};

export const sealChainsHandler = (services: Services): JobHandler =>
  handleJob(sealChainsJob, () => sealChains(services));
