import { z } from 'zod';
import { day } from '@baton/domain/core/dates';
import { exportLimits } from '@baton/domain/list/list-export';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { defineJob, handleJob, type JobHandler } from '../../platform/jobs/job.ts';
import type { RecurringJob } from '../../platform/jobs/worker.ts';
import { deleteOldExports } from './exports.repository.ts';

const sweepJob = defineJob('sweep-exports', z.unknown());

export const sweepExportsEveryNight: RecurringJob = { name: sweepJob.name, schedule: '23 3 * * *' };

export const sweepExportsHandler = ({ database, now }: Services): JobHandler =>
  handleJob(sweepJob, async () => {
    const before = new Date(now() - exportLimits.days * day);
    const background = { waiting: 'BACKGROUND' } as const;
    const [tenants] = await database.trip({ kind: 'identity', ...background }, everyTenant());
    for (const { id: tenantId } of tenants)
      await database.trip({ kind: 'tenant', tenantId, ...background }, deleteOldExports(before));
  });
