import type { FormVersionContent } from '@baton/domain/blueprint/edit/edit-forms';
import { asId, type PartyId } from '@baton/domain/core/ids';
import { worldBlueprints, worldDraft } from '@baton/fixtures/world/blueprints';
import { safetyAuditRoles } from '@baton/fixtures/world/draft-processes';
import { addBlueprint, publishBlueprint } from '../features/blueprints/index.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

/** Author of all blueprints, who has the roles to create and publish. */
const author = 'camille';

/** Creates and publishes the company's blueprints, and a draft. Returns the published ids by name. */
export const seedBlueprints = async (
  services: Services,
  company: SeededCompany,
  form: (name: string) => FormVersionContent,
): Promise<ReadonlyMap<string, string>> => {
  const ids = new Map<string, string>();
  const contents = worldBlueprints((name) => asId<PartyId>(company.idOf(name)), form);
  for (const content of contents) {
    const draft = await addBlueprint(actAs(services, company.viewerOf(author)), {
      key: newId(),
      content,
      newRoles: [],
    });
    const published = await publishBlueprint(actAs(services, company.viewerOf(author)), {
      id: draft.id,
      expectedVersion: draft.draftVersion,
      idempotencyKey: newId(),
      notes: 'First version.',
    });
    ids.set(content.name, published.id);
  }
  const newRoles = safetyAuditRoles.map((name) => ({ id: newId<PartyId>(), name }));
  await addBlueprint(actAs(services, company.viewerOf(author)), {
    key: newId(),
    content: worldDraft((name) => asId(newRoles.find((role) => role.name === name)?.id ?? '')),
    newRoles,
  });
  return ids;
};
