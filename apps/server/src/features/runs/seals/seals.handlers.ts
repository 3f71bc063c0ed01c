import { z } from 'zod';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../../platform/jobs/job.ts';
import type { RecurringJob } from '../../../platform/jobs/worker.ts';
import { sealChains } from './seal-tenants.ts';

const sealChainsJob = defineJob('seal-chains', z.unknown());

/** Runs every minute. Only events of the last minute can be removed without a broken seal. */
export const sealChainsEveryMinute: RecurringJob = {
  name: sealChainsJob.name,
  schedule: '* * * * *',
};

export const sealChainsHandler = (services: Services): JobHandler =>
  handleJob(sealChainsJob, () => sealChains(services));
