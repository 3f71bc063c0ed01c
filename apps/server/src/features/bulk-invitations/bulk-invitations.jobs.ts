import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Invites the people in the remaining rows of a bulk invitation. */
export const bulkInvitationJob = defineJob(
  'bulk-invitation',
  z.object({ bulkInvitationId: z.uuid() }),
);

export const bulkInvitationKey = (id: string): string => `bulk-invitation:${id}`;
