import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Rows of a bulk start wait to be started. */
export const bulkStartJob = defineJob('bulk-start', z.object({ bulkStartId: z.uuid() }));

export const bulkStartKey = (bulkStartId: string): string => `bulk-start:${bulkStartId}`;
