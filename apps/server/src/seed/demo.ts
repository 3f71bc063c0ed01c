import { day } from '@baton/domain/core/dates';
import type { Services } from '../platform/graphql/request-context.ts';
import { worldEmail } from '@baton/fixtures/world/people';
import { inviteUser } from '../features/people/index.ts';
import { newId } from '../platform/db/uuid.ts';
import { actAs } from './acting.ts';
import { seedBlueprints } from './seed-blueprints.ts';
import { seedForms } from './seed-forms.ts';
import { createAccounts, seedPeople } from './seed-people.ts';
import { seedTags } from './seed-tags.ts';
import { seedWorkflows } from './seed-workflows.ts';

/**
 * Fills an empty installation with the demo company. Its history is created by normal commands,
 * with a clock that starts weeks ago.
 */
export const seedDemo = async (services: Services): Promise<void> => {
  const now = services.now();
  let instant = now - 60 * day;
  const past: Services = {
    ...services,
    now: () => instant,
    // No one is connected yet.
    publish: () => undefined,
  };
  const company = await seedPeople(services.database);
  await seedTags(past, company);
  const blueprints = await seedBlueprints(past, company, await seedForms(past, company));
  await seedWorkflows(past, company, blueprints, {
    now,
    setClock: (at) => {
      instant = at;
    },
  });
  await createAccounts(services.database, company.tenantId);
  await inviteUser(actAs(services, company.viewerOf('amara')), {
    idempotencyKey: newId(),
    name: 'Noor Haddad',
    email: worldEmail('noor'),
    accessLevel: 'INTERNAL',
    isAdmin: false,
  });
};
