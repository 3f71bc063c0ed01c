import { day } from '@baton/domain/core/dates';
import type { Services } from '../platform/graphql/request-context.ts';
import { seedBlueprints } from './seed-blueprints.ts';
import { seedInvitations } from './seed-invitations.ts';
import { seedForms } from './seed-forms.ts';
import { seedGuests } from './seed-guests.ts';
import { seedNotifications } from './seed-notifications.ts';
import { createAccounts, seedPeople } from './seed-people.ts';
import { seedPublicForm } from './seed-public-form.ts';
import { seedServiceAccounts } from './seed-service-accounts.ts';
import { seedSupplierSignIn } from './seed-supplier-sign-in.ts';
import { seedTags } from './seed-tags.ts';
import { seedViews } from './seed-views.ts';
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
  const tags = await seedTags(past, company);
  await seedViews(past, company);
  const blueprints = await seedBlueprints(past, company, await seedForms(past, company));
  await seedPublicForm(past, company, blueprints);
  const workflows = await seedWorkflows(
    past,
    company,
    { blueprints, tags },
    {
      now,
      setClock: (at) => {
        instant = at;
      },
    },
  );
  await createAccounts(services.database, company.tenantId);
  await seedSupplierSignIn(past, company);
  await seedServiceAccounts(past, company);
  await seedInvitations(services, company);
  await seedGuests({ ...past, now: services.now }, company, workflows);
  await seedNotifications(past, company, workflows.at(-1) ?? '');
};
