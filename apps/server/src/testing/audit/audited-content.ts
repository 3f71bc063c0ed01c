import { asId, type PartyId } from '@baton/domain/core/ids';
import { emptyForm } from '@baton/domain/form/edit-form';
import { diffForm } from '@baton/domain/form/patch-form';
import { buildBlueprint } from '@baton/fixtures/builders/blueprint';
import { field, place, withFields } from '@baton/fixtures/builders/fields';
import { buildForm, fieldItem } from '@baton/fixtures/builders/forms';
import { publishedBlueprint } from '../published-blueprint.ts';
import { fresh, key, type AuditedMutations, type AuditScene } from './audit-scene.ts';

const keyed = (input: object) => ({ variables: { input: { idempotencyKey: key(), ...input } } });

const blueprint = ({ server, admin }: AuditScene): Promise<string> => {
  const assignees = [asId<PartyId>(admin.userId)];
  return publishedBlueprint(server, admin, buildBlueprint({ tasks: [{ assignees }] }));
};
const emptyPatch = { putStages: [], putTasks: [], removeStages: [], removeTasks: [] };
const renaming = (id: string) =>
  keyed({ id, expectedVersion: 1, patch: { ...emptyPatch, name: fresh('Purchase') } });

const form = async ({ call }: AuditScene, name = fresh('Supplier')): Promise<string> => {
  const created = await call(
    'mutation ($input: CreateFormInput!) { createForm(input: $input) { form { id } } }',
    keyed({ name }).variables,
  );
  return created.form.id;
};
/** Creates a form that can be published. */
const soundForm = async (scene: AuditScene): Promise<string> => {
  const name = fresh('Supplier');
  const id = await form(scene, name);
  const after = buildForm(name, { items: [[fieldItem(1), field(1, 'CHECKBOX')]] });
  const patch = diffForm(emptyForm(name), after);
  await scene.call(
    'mutation ($input: UpdateFormDraftInput!) { updateFormDraft(input: $input) { form { id } } }',
    keyed({ id, expectedVersion: 1, patch }).variables,
  );
  return id;
};

const definition = () => ({ name: fresh('Budget'), kind: 'NUMBER', options: [] });
const customField = async ({ call }: AuditScene): Promise<string> => {
  const created = await call(
    'mutation ($input: CreateCustomFieldInput!) { createCustomField(input: $input) { customField { id } } }',
    keyed({ isShared: true, definition: definition() }).variables,
  );
  return created.customField.id;
};

const linkSettings = (blueprintId: string, ownerId: string) => ({
  ...{ blueprintId, ownerId, expectedVersion: null, closesAt: null, quota: null, languages: [] },
  ...{ confirmation: '', notifiedIds: [], allowsEmbedding: false, confirmsAddress: false },
});
/** Returns a published blueprint with an intake form. */
const formBlueprint = ({ server, admin }: AuditScene): Promise<string> => {
  const assignees = [asId<PartyId>(admin.userId)];
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }] }),
    [field(1, 'TEXT')],
    [null, place(1, 1)],
  );
  return publishedBlueprint(server, admin, content);
};
/** Returns a blueprint with a public link. */
const linkedBlueprint = async (scene: AuditScene): Promise<string> => {
  const id = await formBlueprint(scene);
  await scene.call(
    'mutation ($input: SavePublicLinkInput!) { savePublicLink(input: $input) { publicLink { id } } }',
    { input: linkSettings(id, scene.admin.userId) },
  );
  return id;
};

/** Returns the settings of the email address of a new blueprint. */
export const aliasSettings = async (scene: AuditScene) => {
  const assignees = [asId<PartyId>(scene.admin.userId)];
  const content = withFields(
    buildBlueprint({ tasks: [{ assignees }] }),
    [field(1, 'TEXT', { name: 'Email body' })],
    [null, place(1, 1, { inputType: 'OPTIONAL' })],
  );
  return {
    blueprintId: await publishedBlueprint(scene.server, scene.admin, content),
    ...{ alias: `orders-${key().slice(-12)}`, ownerId: scene.admin.userId },
    ...{ senders: [], isOff: false },
  };
};

const startSettings = (blueprintId: string, ownerId: string) => ({
  ...{ blueprintId, ownerId, mapping: [], isOff: false },
});

/** Blueprints, forms, and custom fields. */
export const auditedContent: AuditedMutations = {
  createBlueprint: () => keyed({ name: fresh('Purchase') }),
  createBlueprintVariant: async (scene) =>
    keyed({ id: await blueprint(scene), name: fresh('Variant') }),
  copyBlueprint: async (scene) => keyed({ id: await blueprint(scene), name: fresh('Copy') }),
  importBlueprint: () =>
    keyed({
      name: fresh('Imported'),
      source: { fileName: 'tasks.csv', text: 'Task,Assignee\nOrder,Keeper of the seal' },
      mapping: { tableId: '1', columns: ['TASK', 'ASSIGNEE'] },
    }),
  importBlueprintFile: async (scene) => {
    const { text } = (
      await scene.admin.graphql('query ($id: ID!) { blueprintExport(id: $id) { text } }', {
        id: await blueprint(scene),
      })
    ).data.blueprintExport;
    return keyed({ text });
  },
  // Only the name is recorded. The published version shows the content.
  updateBlueprintDraft: async (scene) => renaming(await blueprint(scene)),
  publishBlueprint: async (scene) => {
    const id = await blueprint(scene);
    await scene.call(
      'mutation ($input: UpdateBlueprintDraftInput!) { updateBlueprintDraft(input: $input) { blueprint { id } } }',
      renaming(id).variables,
    );
    return keyed({ id, expectedVersion: 2, notes: 'New name' });
  },
  shareBlueprint: async (scene) => ({
    variables: {
      input: { id: await blueprint(scene), expectedVersion: 1, starterIds: [], sharedWith: [] },
    },
  }),
  tagBlueprint: async (scene) => ({
    variables: { input: { id: await blueprint(scene), tags: [] } },
  }),
  savePublicLink: async (scene) => ({
    variables: { input: linkSettings(await formBlueprint(scene), scene.admin.userId) },
  }),
  renewPublicLink: async (scene) => ({ variables: { blueprintId: await linkedBlueprint(scene) } }),
  saveStartWebhook: async (scene) => ({
    variables: { input: startSettings(await formBlueprint(scene), scene.admin.userId) },
  }),
  rotateStartWebhookSecret: async (scene) => {
    const blueprintId = await formBlueprint(scene);
    await scene.call(
      'mutation ($input: SaveStartWebhookInput!) { saveStartWebhook(input: $input) { secret } }',
      { input: startSettings(blueprintId, scene.admin.userId) },
    );
    return { variables: { blueprintId } };
  },
  saveMailAlias: async (scene) => ({ variables: { input: await aliasSettings(scene) } }),
  revokePublicLink: async (scene) => ({ variables: { blueprintId: await linkedBlueprint(scene) } }),
  deleteBlueprint: async (scene) => ({ variables: { input: { id: await blueprint(scene) } } }),
  createForm: () => keyed({ name: fresh('Supplier') }),
  // Only the name is recorded, as for blueprints.
  updateFormDraft: async (scene) =>
    keyed({
      ...{ id: await form(scene), expectedVersion: 1 },
      patch: {
        ...{ name: fresh('Partner'), putFields: [], putSections: [], putTexts: [] },
        ...{ removeFields: [], removeSections: [] },
      },
    }),
  publishForm: async (scene) =>
    keyed({ id: await soundForm(scene), expectedVersion: 2, notes: '' }),
  openForm: async (scene) => {
    const id = await soundForm(scene);
    await scene.call(
      'mutation ($input: PublishFormInput!) { publishForm(input: $input) { form { id } } }',
      keyed({ id, expectedVersion: 2, notes: '' }).variables,
    );
    return keyed({ id, expectedVersion: 2 });
  },
  lockForm: async (scene) => ({
    variables: { input: { id: await form(scene), isLocked: true } },
  }),
  deleteForm: async (scene) => ({ variables: { input: { id: await form(scene) } } }),
  createCustomField: () => keyed({ isShared: true, definition: definition() }),
  updateCustomField: async (scene) =>
    keyed({
      ...{ id: await customField(scene), expectedVersion: 1 },
      ...{ isShared: true, definition: definition() },
    }),
  deleteCustomField: async (scene) => ({
    variables: { input: { id: await customField(scene) } },
  }),
};
