import { violates } from '../../../platform/db/database-error.ts';
import { everyTenant } from '../../../platform/db/every-tenant.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { emptyChain } from './event-chain.ts';
import { sealHash } from './seal-chain.ts';
import { insertSeal, lastSeal, markSealed, unsealedHeads } from './seals.repository.ts';

/** Number of heads in one seal. The others follow in the next seal. */
const BATCH_SIZE = 5000;

/** Creates the next seal of a workspace if it has new events. */
const sealTenant = async (services: Services, tenantId: string): Promise<void> => {
  const scope = { kind: 'tenant', tenantId } as const;
  const [[last], found] = await services.database.trip(
    scope,
    lastSeal(),
    unsealedHeads(BATCH_SIZE),
  );
  if (found.length === 0) return;
  const heads = found.map(({ head }) => head);
  const previous = last?.hash ?? emptyChain;
  const seal = { tenantId, number: (last?.number ?? 0) + 1, at: services.now(), heads };
  const text = JSON.stringify(heads);
  try {
    await services.database.trip(
      scope,
      insertSeal(seal.number, new Date(seal.at), text, previous, sealHash(previous, seal)),
      markSealed(text),
    );
  } catch (error) {
    // If another worker stored this seal first, the remaining events are sealed next time.
    if (!violates(error, 'seal_pkey')) throw error;
  }
};

/** Seals new events, workspace by workspace. */
export const sealChains = async (services: Services): Promise<void> => {
  const [tenants] = await services.database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    everyTenant(),
  );
  for (const { id } of tenants) await sealTenant(services, id);
};
