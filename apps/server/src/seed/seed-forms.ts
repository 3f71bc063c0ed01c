import type { FormVersionContent } from '@baton/domain/blueprint/edit/edit-forms';
import { asId, type CustomFieldId, type FormId } from '@baton/domain/core/ids';
import { cookField, cookForm, type LibraryField } from '@baton/fixtures/world/form-recipe';
import { worldFields, worldForms } from '@baton/fixtures/world/company-forms';
import { createCustomField } from '../features/custom-fields/index.ts';
import { addForm, publishForm } from '../features/forms/index.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Services } from '../platform/graphql/request-context.ts';
import { actAs } from './acting.ts';
import type { SeededCompany } from './seed-people.ts';

/** Author of all forms, who also publishes them. */
const author = 'camille';

/** Returns a function that finds an item by name and throws for unknown names. */
const finder =
  <T>(known: ReadonlyMap<string, T>) =>
  (name: string): T => {
    const found = known.get(name);
    if (found === undefined) throw new Error(`the demo company has no ${name}`);
    return found;
  };

/** Creates the custom fields and publishes the forms. Returns a lookup of forms by name. */
export const seedForms = async (
  services: Services,
  company: SeededCompany,
): Promise<(name: string) => FormVersionContent> => {
  const context = () => actAs(services, company.viewerOf(author));
  const library = new Map<string, LibraryField>();
  for (const recipe of worldFields) {
    const { id, version } = await createCustomField(context(), {
      idempotencyKey: newId(),
      content: cookField(recipe),
      isShared: true,
    });
    library.set(recipe.name, { recipe, origin: { field: asId<CustomFieldId>(id), version } });
  }
  const formVersions = new Map<string, FormVersionContent>();
  for (const [n, recipe] of worldForms.entries()) {
    const content = cookForm(recipe, n + 1, finder(library));
    const draft = await addForm(context(), { key: newId(), content, variantOf: null });
    const published = await publishForm(context(), {
      id: draft.id,
      expectedVersion: draft.draftVersion,
      idempotencyKey: newId(),
      notes: 'First version.',
    });
    const form = asId<FormId>(published.id);
    formVersions.set(recipe.name, { origin: { form, version: 1 }, content });
  }
  return finder(formVersions);
};
