import { day } from '@baton/domain/core/dates';
import { restoreDays } from '@baton/domain/task/limits';
import { prepared } from '../../platform/db/statement.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { tenantIds } from './seals/seals.repository.ts';

/** So many workflows in one transaction, and so many of these of one workspace at once. */
const AT_ONCE = 50;
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
      purgeWorkflows(before, new Date(now), AT_ONCE),
    );
    if ((row?.purged ?? 0) < AT_ONCE) return;
  }
};

/** W11: what nobody restored in time goes for good, workspace by workspace; what is left waits for the next hour. */
export const purgeDeleted = async (services: Services): Promise<void> => {
  const [tenants] = await services.database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    tenantIds(),
  );
  for (const { id } of tenants) await purgeTenant(services, id);
};
