import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

/** Executes the command of a bulk action on its remaining tasks or workflows. */
export const bulkActionJob = defineJob('bulk-action', z.object({ bulkActionId: z.uuid() }));

export const bulkActionKey = (id: string): string => `bulk-action:${id}`;
