import { z } from 'zod';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { sweepDocuments } from './sweep-documents.ts';

const sweepJob = defineJob('sweep-documents', z.unknown());

export const sweepDocumentsEveryNight: RecurringJob = {
  name: sweepJob.name,
  schedule: '17 3 * * *',
};

export const sweepDocumentsHandler = (services: Services): JobHandler =>
  handleJob(sweepJob, () => sweepDocuments(services));
