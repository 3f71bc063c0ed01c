import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';

/** Starts the remaining rows of a bulk start. */
export const bulkStartJob = defineJob('bulk-start', z.object({ bulkStartId: z.uuid() }));

export const sweepDraftsJob = defineJob('sweep-bulk-drafts', z.unknown());

export const sweepBulkDraftsEveryNight: RecurringJob = {
  name: sweepDraftsJob.name,
  schedule: '41 3 * * *',
};

export const bulkStartKey = (bulkStartId: string): string => `bulk-start:${bulkStartId}`;
