import { tags, tagTypes } from '../features/tags/index.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { newId } from '../platform/db/uuid.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

const types = [
  { name: 'Risk', color: 'RED', tags: { High: '', Medium: 'ORANGE', Low: 'GREEN' } },
  { name: 'Region', color: 'BLUE', tags: { EMEA: '', Americas: '', APAC: '' } },
  { name: 'Product line', color: 'GREEN', tags: { Machines: '', 'Spare parts': 'TEAL' } },
] as const;

/** Returns the id of a tag of the demo company by its name. */
export type SeededTags = (name: string) => string;

/** Creates the tags of the demo company, by type. */
export const seedTags = async (services: Services, company: SeededCompany): Promise<SeededTags> => {
  const context = actAs(services, company.viewerOf('camille'));
  const ids = new Map<string, string>();
  for (const { tags: colors, ...values } of types) {
    const type = await tagTypes.create(context, { idempotencyKey: newId(), ...values });
    for (const [name, color] of Object.entries(colors)) {
      const tag = await tags.create(context, {
        ...{ idempotencyKey: newId(), name, color, tagTypeId: type.id },
      });
      ids.set(name, tag.id);
    }
  }
  return (name) => ids.get(name) ?? '';
};
