import { everyTenant } from '../../platform/db/every-tenant.ts';
import type { Services } from '../../platform/graphql/request-context.ts';
import { sweepMail as sweepMailOfTenant } from './mail.repository.ts';

const keptMillis = 30 * 86_400_000;

/** Deletes messages after 30 days, and their content when their link expires. */
export const sweepMail = async ({ database, now }: Services): Promise<void> => {
  const identity = { kind: 'identity', waiting: 'BACKGROUND' } as const;
  const [tenants] = await database.trip(identity, everyTenant());
  for (const { id: tenantId } of tenants)
    await database.trip(
      { kind: 'tenant', tenantId, waiting: 'BACKGROUND' },
      sweepMailOfTenant(new Date(now()), new Date(now() - keptMillis)),
    );
};
