import { bulkLimits } from '@baton/domain/bulk/bulk-limits';
import { day } from '@baton/domain/core/dates';
import type { Services } from '../../platform/graphql/request-context.ts';
import { tenantsWithBulkStarts } from './bulk-starts.queries.ts';
import { sweepDrafts } from './bulk-starts.repository.ts';

/** Deletes old drafts, because their cells can contain personal data. */
export const sweepBulkDrafts = async ({ database, now }: Services): Promise<void> => {
  const before = new Date(now() - bulkLimits.draftDays * day);
  const [tenants] = await database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    tenantsWithBulkStarts(),
  );
  for (const { id: tenantId } of tenants)
    await database.trip({ kind: 'tenant', tenantId }, sweepDrafts(before));
};
