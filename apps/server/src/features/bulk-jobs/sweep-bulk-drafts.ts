import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { day } from '@baton/domain/core/dates';
import type { Services } from '../../platform/graphql/request-context.ts';
import { z } from 'zod';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { tenantsWithBulkJobs } from './bulk-jobs.queries.ts';
import { sweepDrafts } from './bulk-jobs.repository.ts';

const sweepDraftsJob = defineJob('sweep-bulk-drafts', z.unknown());

export const sweepBulkDraftsEveryNight: RecurringJob = {
  name: sweepDraftsJob.name,
  schedule: '41 3 * * *',
};

/** Deletes old drafts, because their cells can contain personal data. */
export const sweepBulkDrafts = async ({ database, now }: Services): Promise<void> => {
  const before = new Date(now() - bulkLimits.draftDays * day);
  const [tenants] = await database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    tenantsWithBulkJobs(),
  );
  for (const { id: tenantId } of tenants)
    await database.trip({ kind: 'tenant', tenantId }, sweepDrafts(before));
};

export const sweepBulkDraftsHandler = (services: Services): JobHandler =>
  handleJob(sweepDraftsJob, () => sweepBulkDrafts(services));
