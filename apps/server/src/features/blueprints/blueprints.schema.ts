import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import type { BlueprintNode } from './blueprint-node.ts';
import { BlueprintRef, BlueprintStatusRef } from './blueprint.schema.ts';
import { blueprintById } from './blueprints.loaders.ts';
import { createBlueprint } from './create-blueprint.ts';
import { deleteBlueprint } from './delete-blueprint.ts';
import { listBlueprints } from './list-blueprints.ts';
import { BlueprintPatchInput } from './patch-input.ts';
import { publishBlueprint } from './publish-blueprint.ts';
import { saveDraft } from './save-draft.ts';

const BlueprintConnectionRef = connectionOf<BlueprintNode>('Blueprint', BlueprintRef);

builder.queryFields((t) => ({
  blueprints: t.field({
    type: BlueprintConnectionRef,
    description: 'Latest changed first.',
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
    resolve: (_, { id }, context) => blueprintById(context, id),
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
    notes: t.string({ required: true }),
  }),
});
const DeleteBlueprintInput = builder.inputType('DeleteBlueprintInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

export const BlueprintPayloadRef = builder.objectRef<BlueprintNode>('BlueprintPayload').implement({
  fields: (t) => ({ blueprint: t.field({ type: BlueprintRef, resolve: (node) => node }) }),
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
    description: 'Makes the draft the version from which workflows start.',
    args: { input: t.arg({ type: PublishBlueprintInput, required: true }) },
    resolve: (_, { input }, context) => publishBlueprint(context, input),
  }),
  deleteBlueprint: t.field({
    type: DeleteBlueprintPayloadRef,
    args: { input: t.arg({ type: DeleteBlueprintInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteBlueprint(context, input.id),
    }),
  }),
}));
