import { auditHash, emptyAuditChain } from '../../platform/audit/audit-chain.ts';
import { violates } from '../../platform/db/database-error.ts';
import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { insertAuditSeals, lastAuditSeal, unsealedEntries } from './audit-seal.repository.ts';

const batch = 1000;

/** Adds the next entries of a workspace to its chain. Returns false if there are no more. */
const sealNext = async ({ database }: Services, tenantId: string): Promise<boolean> => {
  const scope = { kind: 'tenant', tenantId, waiting: 'BACKGROUND' } as const;
  const [[last], entries] = await database.trip(scope, lastAuditSeal(), unsealedEntries(batch));
  if (entries.length === 0) return false;
  let previous = last?.hash ?? emptyAuditChain;
  const first = (last?.number ?? 0) + 1;
  const hashes = entries.map((entry, at) => {
    previous = auditHash(previous, tenantId, first + at, entry);
    return previous;
  });
  const ids = entries.map(({ id }) => id);
  try {
    await database.trip(scope, insertAuditSeals(first, ids, hashes));
  } catch (error) {
    // If another worker stored these entries first, the remaining ones are added next time.
    if (!violates(error, 'audit_seal_pkey')) throw error;
    return false;
  }
  return entries.length === batch;
};

/** Adds new audit entries to the chain of each workspace. */
export const sealAudit = async (services: Services): Promise<void> => {
  const identity = { kind: 'identity', waiting: 'BACKGROUND' } as const;
  const [tenants] = await services.database.trip(identity, everyTenant());
  for (const { id } of tenants) {
    let hasMore = true;
    while (hasMore) hasMore = await sealNext(services, id);
  }
};
