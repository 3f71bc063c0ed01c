import { demoSupplierDomain } from '@baton/fixtures/world/company';
import { demoSignIn } from '../features/sessions/index.ts';
import { prepared } from '../platform/db/statement.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

const insertSupplier = prepared<
  unknown,
  [id: string, name: string, email: string, by: string, at: Date, teamId: string]
>(
  'seed_supplier',
  `WITH added AS (
     INSERT INTO party (tenant_id, id, kind, name, email, access_level, organization, created_by, created_at)
     VALUES (app.tenant_id(), $1, 'USER', $2, $3, 'EXTERNAL', 'Fjordpack', $4, $5) RETURNING tenant_id, id)
   INSERT INTO membership (tenant_id, group_id, member_id) SELECT tenant_id, $6, id FROM added`,
);

/** Adds a person of a supplier who signs in only with the identity provider of their company. */
export const seedSupplierSignIn = async (
  services: Services,
  company: SeededCompany,
): Promise<void> => {
  const admin = actAs(services, company.viewerOf('amara'));
  const at = new Date(services.now());
  const [id, email] = [newId<string>(), `astrid@${demoSupplierDomain}`];
  await admin.db.trip(
    insertSupplier(
      ...([id, 'Astrid Berg (Fjordpack)', email] as const),
      ...([company.idOf('amara'), at, company.idOf('Fjordpack')] as const),
    ),
    ...demoSignIn(services, {
      ...{ tenantId: company.tenantId, partyId: id, email, at },
      ...{ name: 'Nordic ID', domain: demoSupplierDomain, exemptId: company.idOf('amara') },
    }),
  );
};
