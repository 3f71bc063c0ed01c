import { day } from '@baton/domain/core/dates';
import { createServiceAccount } from '../features/service-accounts/index.ts';
import { scopesOf } from '../features/sessions/index.ts';
import { makeApiToken } from '../platform/auth/api-token.ts';
import { insertApiToken } from '../platform/auth/session-statements.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

/** Creates the service accounts of the demo company. One has a token, which no one has seen. */
export const seedServiceAccounts = async (
  services: Services,
  company: SeededCompany,
): Promise<void> => {
  const admin = actAs(services, company.viewerOf('amara'));
  const { accountId } = await createServiceAccount(admin, {
    ...{ name: 'Warehouse system', type: 'SERVICE_ACCOUNT', isAdmin: false },
  });
  await createServiceAccount(admin, {
    ...{ name: 'Company directory', type: 'SCIM_SERVICE_ACCOUNT', isAdmin: false },
  });
  const grant = { access: 'READ', scopes: ['WORK', 'PEOPLE'] } as const;
  const now = services.now();
  await admin.db.trip(
    insertApiToken(
      ...([newId(), makeApiToken(grant).hash, accountId, company.tenantId] as const),
      ...(['Nightly export', scopesOf(grant)] as const),
      new Date(now),
      new Date(now + 365 * day),
    ),
  );
};
