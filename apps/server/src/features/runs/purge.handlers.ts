import { z } from 'zod';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { purgeDeleted } from './purge-deleted.ts';

const purgeDeletedJob = defineJob('purge-deleted', z.unknown());

/**
 * Permanently deletes workflows every hour, some minutes past the hour, when other hourly jobs are
 * finished.
 */
export const purgeDeletedEveryHour: RecurringJob = {
  name: purgeDeletedJob.name,
  schedule: '23 * * * *',
};

export const purgeDeletedHandler = (services: Services): JobHandler =>
  handleJob(purgeDeletedJob, () => purgeDeleted(services));
