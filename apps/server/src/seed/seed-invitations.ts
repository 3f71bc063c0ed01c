import { day } from '@baton/domain/core/dates';
import { worldEmail } from '@baton/fixtures/world/people';
import { createBulkInvitation } from '../features/bulk-invitations/index.ts';
import { inviting } from '../features/people/index.ts';
import { prepared } from '../platform/db/statement.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

/** A file of people to invite, with errors to fix. */
const partnerFile = {
  fileName: 'Fjordpack contacts.csv',
  text: [
    'Email,Name,Organization,Team,Access,Language',
    'solveig@fjordpack.example,Solveig Lunde,Fjordpack,Fjordpack,External,English',
    'erik@fjordpack,Erik Moen,Fjordpack,Fjordpack,External,English',
    'anne@fjordpack.example,Anne Vik,Fjordpack,Fjordpack Bergen,External,German',
  ].join('\n'),
};

// Inserts an expired invitation directly, because the normal command would send a message with a
// valid link.
const insertExpired = prepared<
  unknown,
  [id: string, name: string, email: string, by: string, at: Date]
>(
  'seed_expired_invitation',
  `INSERT INTO party (tenant_id, id, kind, name, email, created_by, created_at, invited_at)
   VALUES (app.tenant_id(), $1, 'USER', $2, $3, $4, $5, $5)`,
);

/** Invites a person, leaves an earlier invitation expired, and prepares a file of invitations. */
export const seedInvitations = async (
  services: Services,
  company: SeededCompany,
): Promise<void> => {
  const admin = actAs(services, company.viewerOf('amara'));
  await inviting.inviteUsers(admin, {
    idempotencyKey: newId(),
    people: [{ name: 'Noor Haddad', email: worldEmail('noor') }],
    accessLevel: 'INTERNAL',
    isAdmin: false,
  });
  await admin.db.trip(
    insertExpired(
      ...([newId(), 'Rui Tavares', worldEmail('rui'), company.idOf('diego')] as const),
      new Date(services.now() - 12 * day),
    ),
  );
  await createBulkInvitation(admin, { idempotencyKey: newId(), source: partnerFile, tableId: '1' });
};
