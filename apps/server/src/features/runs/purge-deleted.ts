import { day } from '@baton/domain/core/dates';
import { restoreDays } from '@baton/domain/run-model/limits';
import { prepared } from '../../platform/db/statement.ts';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';

/** Number of workflows in one transaction, and of parallel transactions in one workspace. */
const BATCH_SIZE = 50;
const BATCHES = 40;

const purgeWorkflows = prepared<
  { readonly purged: number },
  readonly [deletedBefore: Date, now: Date, limit: number]
>('purge_workflows', 'SELECT app.purge_workflows($1, $2, $3) AS purged');

const purgeTenant = async (services: Services, tenantId: string): Promise<void> => {
  const now = services.now();
  const before = new Date(now - restoreDays * day);
  for (let batch = 0; batch < BATCHES; batch += 1) {
    const [[row]] = await services.database.trip(
      { kind: 'tenant', tenantId },
      purgeWorkflows(before, new Date(now), BATCH_SIZE),
    );
    if ((row?.purged ?? 0) < BATCH_SIZE) return;
  }
};

/**
 * Permanently deletes workflows that weren't restored in time, workspace by workspace. The rest
 * follows in the next run.
 */
export const purgeDeleted = async (services: Services): Promise<void> => {
  const [tenants] = await services.database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    everyTenant(),
  );
  for (const { id } of tenants) await purgeTenant(services, id);
};
