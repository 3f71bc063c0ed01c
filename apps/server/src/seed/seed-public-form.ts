import { asId, type PartyId } from '@baton/domain/core/ids';
import { savePublicLink } from '../features/public-forms/index.ts';
import { saveStartWebhook } from '../features/start-webhooks/index.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

/** Opens the form in which customers ask for samples, and the address for the shop to do so. */
export const seedPublicForm = async (
  services: Services,
  company: SeededCompany,
  blueprints: ReadonlyMap<string, string>,
): Promise<void> => {
  await savePublicLink(actAs(services, company.viewerOf('camille')), {
    blueprintId: blueprints.get('Product sample request') ?? '',
    expectedVersion: null,
    ownerId: company.idOf('camille'),
    closesAt: null,
    quota: 500,
    languages: [],
    confirmation: '',
    notifiedIds: [asId<PartyId>(company.idOf('amara'))],
    allowsEmbedding: false,
    confirmsAddress: false,
  });
  await saveStartWebhook(actAs(services, company.viewerOf('camille')), {
    blueprintId: blueprints.get('Product sample request') ?? '',
    ownerId: company.idOf('camille'),
    ...{ mapping: {}, isOff: false },
  });
};
