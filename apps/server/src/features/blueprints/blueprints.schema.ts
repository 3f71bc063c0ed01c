import { fileText } from '../../platform/graphql/argument-limits.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { BlueprintRef, BlueprintStatusRef } from './blueprint.schema.ts';
import { checkDraft, type DraftCheck } from './draft-check.ts';
import { downloadBlueprint, exportBlueprint, type SavedFile } from './save-as-file.ts';
import { blueprints } from './blueprints.access.ts';
import { copyBlueprint } from './duplicate-blueprint.ts';
import { createBlueprint } from './create-blueprint.ts';
import { createVariant } from './create-variant.ts';
import { deleteBlueprint } from './delete-blueprint.ts';
import { importBlueprintFile, type ImportedFile } from './import-blueprint-file.ts';
import { listBlueprints } from './list-blueprints.ts';
import { BlueprintPatchInput } from './patch-input.ts';
import { publishBlueprint } from './publish-blueprint.ts';
import { saveDraft } from './save-draft.ts';
import { updateToNewest } from './update-to-newest.ts';

const BlueprintConnectionRef = connectionOf<BlueprintNode>('Blueprint', BlueprintRef);

const BlueprintFileRef = builder.objectRef<SavedFile>('BlueprintFile').implement({
  description: 'Blueprint as a file for import.',
  fields: (t) => ({
    name: t.exposeString('name'),
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
      id: t.arg.id({ required: true }),
      name: t.arg.string({ required: true }),
      secrets: t.arg.stringList({ required: true, description: 'Names of the used secrets.' }),
    },
    resolve: (_, args, context) => checkDraft(context, args),
  }),
  blueprints: t.field({
    type: BlueprintConnectionRef,
    description: 'Blueprints, last changed first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      search: t.arg.string(),
      status: t.arg({ type: BlueprintStatusRef }),
    },
    resolve: (_, args, context) => listBlueprints(context, args),
  }),
  blueprint: t.field({
    type: BlueprintRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => blueprints.byId(context, id),
  }),
  blueprintExport: t.field({
    type: BlueprintFileRef,
    description: 'Draft as a file.',
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => exportBlueprint(context, id),
  }),
  blueprintDownload: t.field({
    type: BlueprintFileRef,
    description: 'Published version as a file.',
    args: {
      id: t.arg.id({ required: true }),
      version: t.arg.int({ description: 'Default: the current version.' }),
    },
    resolve: (_, { id, version }, context) => downloadBlueprint(context, id, version ?? null),
  }),
}));

const CreateBlueprintInput = builder.inputType('CreateBlueprintInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    name: t.string({ required: true }),
  }),
});
const UpdateBlueprintDraftInput = builder.inputType('UpdateBlueprintDraftInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
    patch: t.field({ type: BlueprintPatchInput, required: true }),
  }),
});
const PublishBlueprintInput = builder.inputType('PublishBlueprintInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
    notes: t.string({ description: 'What changed. Optional for version 1.' }),
  }),
});
const CopyBlueprintInput = builder.inputType('CopyBlueprintInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    id: t.id({ required: true }),
    name: t.string({ required: true, description: 'Name of the copy.' }),
  }),
});
const CreateBlueprintVariantInput = builder.inputType('CreateBlueprintVariantInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    id: t.id({ required: true, description: 'Base blueprint.' }),
    name: t.string({ required: true, description: 'Name of the variant.' }),
  }),
});
const ImportBlueprintFileInput = builder.inputType('ImportBlueprintFileInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    text: t.string({
      required: true,
      description: 'The content of the file.',
      extensions: fileText,
    }),
  }),
});
const UpdateBlueprintToNewVersionInput = builder.inputType('UpdateBlueprintToNewVersionInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
  }),
});
const DeleteBlueprintInput = builder.inputType('DeleteBlueprintInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

export const BlueprintPayloadRef = builder.objectRef<BlueprintNode>('BlueprintPayload').implement({
  fields: (t) => ({ blueprint: t.field({ type: BlueprintRef, resolve: (node) => node }) }),
});
const ImportBlueprintFilePayloadRef = builder
  .objectRef<ImportedFile>('ImportBlueprintFilePayload')
  .implement({
    fields: (t) => ({
      blueprint: t.field({ type: BlueprintRef, resolve: ({ blueprint }) => blueprint }),
      missing: t.stringList({
        description:
          "Names of people and teams who don't exist in the workspace and were not imported.",
        resolve: ({ missing }) => missing,
      }),
    }),
  });
const DeleteBlueprintPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteBlueprintPayload')
  .implement({ fields: (t) => ({ deletedId: t.exposeID('deletedId') }) });

builder.mutationFields((t) => ({
  createBlueprint: t.field({
    type: BlueprintPayloadRef,
    args: { input: t.arg({ type: CreateBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => createBlueprint(context, input),
  }),
  updateBlueprintDraft: t.field({
    type: BlueprintPayloadRef,
    args: { input: t.arg({ type: UpdateBlueprintDraftInput, required: true }) },
    resolve: (_, { input }, context) => saveDraft(context, input),
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
    resolve: (_, { input }, context, { schema }) => importBlueprintFile(context, input, schema),
  }),
  updateBlueprintToNewVersion: t.field({
    type: BlueprintPayloadRef,
    description: 'Updates forms and custom fields of a blueprint to their current version.',
    args: { input: t.arg({ type: UpdateBlueprintToNewVersionInput, required: true }) },
    resolve: (_, { input }, context) => updateToNewest(context, input),
  }),
  deleteBlueprint: t.field({
    type: DeleteBlueprintPayloadRef,
    args: { input: t.arg({ type: DeleteBlueprintInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteBlueprint(context, input.id),
    }),
  }),
}));
