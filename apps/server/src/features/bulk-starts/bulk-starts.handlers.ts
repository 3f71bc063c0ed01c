import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { bulkStartJob, sweepDraftsJob } from './bulk-starts.jobs.ts';
import { startBulkRows } from './start-bulk-rows.ts';
import { sweepBulkDrafts } from './sweep-bulk-drafts.ts';

export const bulkStartHandlers = (services: Services): readonly JobHandler[] => [
  handleJob(bulkStartJob, async ({ bulkStartId }, { tenantId }) => {
    if (tenantId !== null) await startBulkRows(services, tenantId, bulkStartId);
  }),
  handleJob(sweepDraftsJob, () => sweepBulkDrafts(services)),
];
