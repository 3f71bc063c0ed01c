import { violates } from '../../../platform/db/database-error.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { emptyChain } from '../stored/event-chain.ts';
import { sealHash } from './seal-chain.ts';
import { insertSeal, lastSeal, markSealed, tenantIds, unsealedHeads } from './seals.repository.ts';

/** So many heads in one seal; the others follow in the next. */
const AT_ONCE = 5000;

/** The next seal of a workspace, where anything has happened in it since the last. */
const sealTenant = async (services: Services, tenantId: string): Promise<void> => {
  const scope = { kind: 'tenant', tenantId } as const;
  const [[last], found] = await services.database.trip(scope, lastSeal(), unsealedHeads(AT_ONCE));
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
    // Another worker was faster: what it has not sealed is sealed the next time.
    if (!violates(error, 'seal_pkey')) throw error;
  }
};

/** Seals what has happened, workspace by workspace. */
export const sealChains = async (services: Services): Promise<void> => {
  const [tenants] = await services.database.trip(
    { kind: 'identity', waiting: 'BACKGROUND' },
    tenantIds(),
  );
  for (const { id } of tenants) await sealTenant(services, id);
};
