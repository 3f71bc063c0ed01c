import { fileText } from '../../platform/graphql/documents/argument-limits.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { documentScalar } from '../../platform/graphql/documents/document-scalar.ts';
import { ItemSortInput } from '../../platform/graphql/item-sort.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { BlueprintRef, BlueprintStatusRef } from './blueprint.schema.ts';
import { checkDraft, type DraftCheck } from './draft-check.ts';
import { downloadBlueprint, exportBlueprint, type SavedFile } from './transfer/save-as-file.ts';
import { blueprints } from './blueprints.access.ts';
import { copyBlueprint } from './transfer/duplicate-blueprint.ts';
import { createBlueprint } from './commands/create-blueprint.ts';
import { createVariant } from './commands/create-variant.ts';
import { deleteBlueprint } from './commands/delete-blueprint.ts';
import { importBlueprintFile, type ImportedFile } from './transfer/import-blueprint-file.ts';
import { listBlueprints } from './list-blueprints.ts';
import { publishBlueprint } from './commands/publish-blueprint.ts';
import { readPatch, saveDraft } from './commands/save-draft.ts';
import { tagBlueprint } from './commands/tag-blueprint.ts';
import { updateToNewest } from './commands/update-to-newest.ts';

builder.scalarType(
  'BlueprintPatch',
  documentScalar(
    'Changes to a draft as JSON: parts to add or replace, and keys of parts to remove. `/api/schemas/blueprint-patch` is its schema.',
  ),
);

const BlueprintConnectionRef = connectionOf<BlueprintNode>('Blueprint', BlueprintRef);

const BlueprintFileRef = builder.objectRef<SavedFile>('BlueprintFile').implement({
  description: 'Blueprint as a file for import.',
  fields: (t) => ({
    name: t.exposeString('name', { description: 'Name of the file.' }),
    text: t.exposeString('text', { description: 'Content as JSON.' }),
  }),
});

const DraftCheckRef = builder.objectRef<DraftCheck>('DraftCheck').implement({
  description: 'Problems of a draft that depend on the workspace.',
  fields: (t) => ({
    missingSecrets: t.stringList({
      description: "Secrets that requests use and that the workspace doesn't have.",
      resolve: ({ missingSecrets }) => [...missingSecrets],
    }),
    isNameTaken: t.exposeBoolean('isNameTaken', {
      description: 'True if another blueprint has the name.',
    }),
  }),
});

builder.queryFields((t) => ({
  draftCheck: t.field({
    type: DraftCheckRef,
    description: 'Checks the name and the secrets of a draft. For people who can read drafts.',
    args: {
      id: t.arg.id({ required: true, description: 'ID of the item.' }),
      name: t.arg.string({ required: true, description: 'Name to check.' }),
      secrets: t.arg.stringList({ required: true, description: 'Names of the used secrets.' }),
    },
    resolve: (_, args, context) => checkDraft(context, args),
  }),
  blueprints: t.field({
    type: BlueprintConnectionRef,
    description: 'Blueprints, last changed first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
      status: t.arg({
        type: BlueprintStatusRef,
        description: 'Returns only items with this status.',
      }),
      sort: t.arg({ type: ItemSortInput, description: 'Order. Last changed first if not set.' }),
      withVariants: t.arg.boolean({
        description: 'False to leave out variants. If not set, they are included.',
      }),
    },
    resolve: (_, args, context) => listBlueprints(context, args),
  }),
  blueprint: t.field({
    type: BlueprintRef,
    nullable: true,
    description: 'Blueprint with this ID. Null if the viewer has no access.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: (_, { id }, context) => blueprints.byId(context, id),
  }),
  blueprintExport: t.field({
    type: BlueprintFileRef,
    description: 'Draft as a file.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: (_, { id }, context) => exportBlueprint(context, id),
  }),
  blueprintDownload: t.field({
    type: BlueprintFileRef,
    description: 'Published version as a file.',
    args: {
      id: t.arg.id({ required: true, description: 'ID of the item.' }),
      version: t.arg.int({ description: 'Default: the current version.' }),
    },
    resolve: (_, { id, version }, context) => downloadBlueprint(context, id, version ?? null),
  }),
}));

const CreateBlueprintInput = builder.inputType('CreateBlueprintInput', {
  description: 'Input of `createBlueprint`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    name: t.string({ required: true, description: 'Name of the draft.' }),
  }),
});
const UpdateBlueprintDraftInput = builder.inputType('UpdateBlueprintDraftInput', {
  description: 'Input of `updateBlueprintDraft`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the blueprint.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    patch: t.field({
      type: 'BlueprintPatch',
      required: true,
      description: 'Changes of the draft.',
    }),
  }),
});
const PublishBlueprintInput = builder.inputType('PublishBlueprintInput', {
  description: 'Input of `publishBlueprint`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the blueprint.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    notes: t.string({ description: 'What changed. Optional for version 1.' }),
  }),
});
const CopyBlueprintInput = builder.inputType('CopyBlueprintInput', {
  description: 'Input of `copyBlueprint`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    id: t.id({ required: true, description: 'ID of the blueprint.' }),
    name: t.string({ required: true, description: 'Name of the duplicate.' }),
  }),
});
const CreateBlueprintVariantInput = builder.inputType('CreateBlueprintVariantInput', {
  description: 'Input of `createBlueprintVariant`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    id: t.id({ required: true, description: 'Base blueprint.' }),
    name: t.string({ required: true, description: 'Name of the variant.' }),
  }),
});
const ImportBlueprintFileInput = builder.inputType('ImportBlueprintFileInput', {
  description: 'Input of `importBlueprintFile`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    text: t.string({
      required: true,
      description: 'The content of the file.',
      extensions: fileText,
    }),
  }),
});
const UpdateBlueprintToNewVersionInput = builder.inputType('UpdateBlueprintToNewVersionInput', {
  description: 'Input of `updateBlueprintToNewVersion`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the blueprint.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
  }),
});
const TagBlueprintInput = builder.inputType('TagBlueprintInput', {
  description: 'Input of `tagBlueprint`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the blueprint.' }),
    tags: t.idList({ required: true, description: 'All tags of the blueprint.' }),
  }),
});
const DeleteBlueprintInput = builder.inputType('DeleteBlueprintInput', {
  description: 'Input of `deleteBlueprint`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the blueprint.' }) }),
});

export const BlueprintPayloadRef = builder.objectRef<BlueprintNode>('BlueprintPayload').implement({
  description: 'Result of commands that change a blueprint.',
  fields: (t) => ({
    blueprint: t.field({
      type: BlueprintRef,
      description: 'The blueprint.',
      resolve: (node) => node,
    }),
  }),
});
const ImportBlueprintFilePayloadRef = builder
  .objectRef<ImportedFile>('ImportBlueprintFilePayload')
  .implement({
    description: 'Result of `importBlueprintFile`.',
    fields: (t) => ({
      blueprint: t.field({
        type: BlueprintRef,
        description: 'The blueprint.',
        resolve: ({ blueprint }) => blueprint,
      }),
      missing: t.stringList({
        description:
          "Names of people and teams who don't exist in the workspace and were not imported.",
        resolve: ({ missing }) => missing,
      }),
    }),
  });
const DeleteBlueprintPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteBlueprintPayload')
  .implement({
    description: 'Result of `deleteBlueprint`.',
    fields: (t) => ({
      deletedId: t.exposeID('deletedId', { description: 'ID of the deleted blueprint.' }),
    }),
  });

builder.mutationFields((t) => ({
  createBlueprint: t.field({
    type: BlueprintPayloadRef,
    description: 'Creates an empty blueprint. For people who can create blueprints.',
    args: { input: t.arg({ type: CreateBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => createBlueprint(context, input),
  }),
  updateBlueprintDraft: t.field({
    type: BlueprintPayloadRef,
    description:
      'Changes the draft of a blueprint. Returns a conflict if someone else changed the same item.',
    args: { input: t.arg({ type: UpdateBlueprintDraftInput, required: true }) },
    resolve: (_, { input }, context) => saveDraft(context, { ...input, ...readPatch(input.patch) }),
  }),
  tagBlueprint: t.field({
    type: BlueprintPayloadRef,
    description: 'Sets the tags of a blueprint. For people who can edit it.',
    args: { input: t.arg({ type: TagBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => tagBlueprint(context, input.id, input.tags),
  }),
  publishBlueprint: t.field({
    type: BlueprintPayloadRef,
    description: 'Makes the draft the current version.',
    args: { input: t.arg({ type: PublishBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => publishBlueprint(context, input),
  }),
  copyBlueprint: t.field({
    type: BlueprintPayloadRef,
    description: 'Creates a copy of a blueprint.',
    args: { input: t.arg({ type: CopyBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => copyBlueprint(context, input),
  }),
  createBlueprintVariant: t.field({
    type: BlueprintPayloadRef,
    description: 'Creates a variant with the same content.',
    args: { input: t.arg({ type: CreateBlueprintVariantInput, required: true }) },
    resolve: (_, { input }, context) => createVariant(context, input),
  }),
  importBlueprintFile: t.field({
    type: ImportBlueprintFilePayloadRef,
    description: 'Creates a draft from an exported blueprint file.',
    args: { input: t.arg({ type: ImportBlueprintFileInput, required: true }) },
    resolve: (_, { input }, context) => importBlueprintFile(context, input),
  }),
  updateBlueprintToNewVersion: t.field({
    type: BlueprintPayloadRef,
    description: 'Updates forms and custom fields of a blueprint to their current version.',
    args: { input: t.arg({ type: UpdateBlueprintToNewVersionInput, required: true }) },
    resolve: (_, { input }, context) => updateToNewest(context, input),
  }),
  deleteBlueprint: t.field({
    type: DeleteBlueprintPayloadRef,
    description: 'Deletes a blueprint. Its workflows continue.',
    args: { input: t.arg({ type: DeleteBlueprintInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteBlueprint(context, input.id),
    }),
  }),
}));
