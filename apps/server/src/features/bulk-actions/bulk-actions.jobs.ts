import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Gives the command of a bulk action on its remaining tasks. */
export const bulkActionJob = defineJob('bulk-action', z.object({ bulkActionId: z.uuid() }));

export const bulkActionKey = (id: string): string => `bulk-action:${id}`;
