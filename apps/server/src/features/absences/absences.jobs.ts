import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const coverAbsence = z.object({
  personId: z.uuid(),
  /** The workflow after which to go on; null: from the first. */
  after: z.uuid().nullable(),
  /** Commands that were being decided when it changed are seen by the second look. */
  isSecondLook: z.boolean(),
});
export type CoverAbsence = z.infer<typeof coverAbsence>;

/** Somebody goes away, is back, or has named others: what waits for them is looked at. */
export const coverAbsenceJob = defineJob('cover-absence', coverAbsence);
