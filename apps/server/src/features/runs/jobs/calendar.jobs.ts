import { z } from 'zod';
import { defineJob } from '../../../platform/jobs/job.ts';

/** The workspace's calendar has changed: its workflows count by the new one from now on. */
export const adoptCalendarJob = defineJob(
  'adopt-calendar',
  z.object({
    /** The workflow after which to go on; null: from the first. */
    after: z.uuid().nullable(),
  }),
);
