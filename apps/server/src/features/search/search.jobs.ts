import { z } from 'zod';
import { defineJob } from '../../platform/jobs/job.ts';

const ofWorkflow = z.object({ tenantId: z.string(), workflowId: z.string() });

/** Corrects the search index of a workflow after changes that aren't events, such as comments. */
export const indexWorkflowJob = defineJob('index-workflow', ofWorkflow, { isQuick: true });

/** Reads the files of a workflow that weren't read yet, and indexes their text. */
export const readFilesJob = defineJob('read-files', ofWorkflow);
