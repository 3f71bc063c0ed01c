import { tagTypes } from '../features/tags/index.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { newId } from '../platform/db/uuid.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

const types = [
  { name: 'Risk', color: 'RED' },
  { name: 'Region', color: 'BLUE' },
  { name: 'Product line', color: 'GREEN' },
] as const;

/** Creates the tag types of the demo company. */
export const seedTags = async (services: Services, company: SeededCompany): Promise<void> => {
  for (const values of types)
    await tagTypes.create(actAs(services, company.viewerOf('camille')), {
      idempotencyKey: newId(),
      ...values,
    });
};
