import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { bulkStartJob } from './bulk-starts.jobs.ts';
import { startBulkRows } from './start-bulk-rows.ts';

export const bulkStartHandler = (services: Services): JobHandler =>
  handleJob(bulkStartJob, async ({ bulkStartId }, { tenantId }) => {
    if (tenantId !== null) await startBulkRows(services, tenantId, bulkStartId);
  });
