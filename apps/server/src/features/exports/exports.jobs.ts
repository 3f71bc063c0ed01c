import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Writes the file of an export. */
export const writeExportJob = defineJob('write-export', z.object({ exportId: z.uuid() }));
