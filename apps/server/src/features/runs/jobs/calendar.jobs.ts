import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** Applies a changed workspace calendar to running workflows. */
export const adoptCalendarJob = defineJob(
  'adopt-calendar',
  z.object({
    /** Id of the last processed workflow. Null if the job starts with the first one. */
    after: z.uuid().nullable(),
  }),
);
