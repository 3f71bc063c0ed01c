import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Moves the remaining work of a reassignment. */
export const reassignmentJob = defineJob(
  'reassign-work',
  z.object({ reassignmentId: z.uuid(), personId: z.uuid() }),
);

export const reassignmentKey = (personId: string): string => `reassign:${personId}`;
