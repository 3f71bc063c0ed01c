import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Starts the remaining rows of a bulk start. */
export const bulkStartJob = defineJob('bulk-start', z.object({ bulkStartId: z.uuid() }));

export const bulkStartKey = (bulkStartId: string): string => `bulk-start:${bulkStartId}`;
