import type { Services } from '../../platform/graphql/request-context.ts';
import { handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import { reassignWork } from './reassign-work.ts';
import { reassignmentJob } from './reassignments.jobs.ts';

export const reassignmentHandler = (services: Services): JobHandler =>
  handleJob(reassignmentJob, async ({ reassignmentId }, { tenantId }) => {
    if (tenantId !== null) await reassignWork(services, tenantId, reassignmentId);
  });
