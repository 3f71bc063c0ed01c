import {
  blueprintPermissions,
  type BlueprintPermissions,
} from '@baton/domain/access/blueprint-access';
import { blueprintStatus, type BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
import { orderedStages, orderedTasks } from '@baton/domain/blueprint/order';
import type { BlueprintField } from '@baton/domain/field/field';
import type { BlueprintForm } from '@baton/domain/form/form';
import { layoutsAt } from '@baton/domain/form/form-layout';
import { blueprintFormToWire } from '@baton/domain/form/wire-form';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { found } from '../../platform/graphql/refused.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import { FormLayoutRef, PermissionRefusalRef } from '../tasks/index.ts';
import {
  type BlueprintNode,
  type ContentNode,
  hasUnpublishedChanges,
  type VersionNode,
} from './blueprint-node.ts';
import { blueprints, contentOfVersion, factsOf } from './blueprints.access.ts';
import { BlueprintSettingsRef, BlueprintStageRef, BlueprintTaskRef } from './rule-types.ts';
import { BlueprintFieldRef, FieldInstanceRef } from './field-types.ts';
import { BlueprintFormRef } from './form-types.ts';
import { BlueprintVariantRef, RelatedBlueprintRef } from './variant-types.ts';

export const BlueprintStatusRef = builder.enumType('BlueprintStatus', {
  values: ['DRAFT', 'PUBLISHED', 'ARCHIVED'] as const satisfies readonly BlueprintStatus[],
});

export const BlueprintContentRef = builder.objectRef<ContentNode>('BlueprintContent').implement({
  description: 'Content of a blueprint.',
  fields: (t) => ({
    name: t.string({ resolve: ({ content }) => content.name }),
    description: t.string({ resolve: ({ content }) => content.description }),
    settings: t.field({
      type: BlueprintSettingsRef,
      resolve: ({ content }) => content.settings,
    }),
    stages: t.field({
      type: [BlueprintStageRef],
      description: 'Stages in order.',
      resolve: ({ content }) => orderedStages(content),
    }),
    tasks: t.field({
      type: [BlueprintTaskRef],
      description: 'Tasks by stage, in order.',
      resolve: ({ content }) => orderedTasks(content),
    }),
    fields: t.field({
      type: [BlueprintFieldRef],
      description: 'Fields that tasks and the intake form can use.',
      resolve: ({ content }) => Object.values<BlueprintField>(content.fields),
    }),
    forms: t.field({
      type: [BlueprintFormRef],
      description: 'Forms that tasks and the intake form can use.',
      resolve: ({ content }) =>
        Object.values<BlueprintForm>(content.forms).map(blueprintFormToWire),
    }),
    intakeLayout: t.field({
      type: [FormLayoutRef],
      description: "Layout of the intake form, in the reader's language.",
      resolve: async ({ content }, _, context) =>
        layoutsAt(content.forms, content.fields, content.intake, await localeOf(context)).map(
          (layout) => ({ layout, stated: null }),
        ),
    }),
    intake: t.field({
      type: [FieldInstanceRef],
      description: 'Fields of the intake form, in order.',
      resolve: ({ content }) => content.intake,
    }),
    variants: t.field({
      type: [BlueprintVariantRef],
      description:
        'Variants, in order. A workflow uses the first one whose condition is met at the start.',
      resolve: ({ content }) => content.variants,
    }),
    parties: t.field({
      type: [PartyRef],
      description: 'All parties in the content.',
      resolve: ({ parties }) => parties,
    }),
  }),
});

const BlueprintVersionRef = builder.objectRef<VersionNode>('BlueprintVersion').implement({
  description: 'Published version of a blueprint. It never changes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    notes: t.exposeString('notes'),
    publishedAt: t.field({ type: 'DateTime', resolve: ({ publishedAt }) => publishedAt }),
    publishedBy: t.field({ type: UserRef, resolve: ({ publishedBy }) => publishedBy }),
    content: t.field({
      type: BlueprintContentRef,
      resolve: ({ id }, _, context) => contentOfVersion(context, id).then(found),
    }),
  }),
});

const BlueprintPermissionsRef = builder
  .objectRef<BlueprintPermissions>('BlueprintPermissions')
  .implement({
    description:
      'What the viewer can do with the blueprint. Each false flag has its reason in `refusals`.',
    fields: (t) => ({
      read: t.exposeBoolean('read'),
      edit: t.exposeBoolean('edit'),
      publish: t.exposeBoolean('publish'),
      copy: t.exposeBoolean('copy'),
      createVariantsOf: t.exposeBoolean('createVariantsOf'),
      export: t.exposeBoolean('export', { description: 'Export the draft.' }),
      download: t.exposeBoolean('download', { description: 'Download the published version.' }),
      editAccess: t.exposeBoolean('editAccess'),
      createWorkflowsFrom: t.exposeBoolean('createWorkflowsFrom'),
      startTestRun: t.exposeBoolean('startTestRun', { description: 'Start a test run.' }),
      updateToNewVersion: t.exposeBoolean('updateToNewVersion', {
        description: 'Update forms and custom fields to their current version.',
      }),
      delete: t.exposeBoolean('delete'),
      refusals: t.field({
        type: [PermissionRefusalRef],
        resolve: ({ refusals }) => refusals.map((one) => ({ ...one, whoMay: () => [] })),
      }),
    }),
  });

export const BlueprintRef = builder.objectRef<BlueprintNode>('Blueprint').implement({
  description: 'Reusable plan: a draft and its published versions.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    status: t.field({
      type: BlueprintStatusRef,
      resolve: ({ published }) => blueprintStatus(published !== null),
    }),
    draftVersion: t.exposeInt('draftVersion', {
      description: 'Number of saved edits of the draft. Send it as expectedVersion.',
    }),
    draft: t.field({
      type: BlueprintContentRef,
      description: "Draft. For people who can't see drafts, the published version.",
      resolve: async (node, _, context) => (await blueprints.detailsOf(node, context)).draft,
    }),
    draftUpdatedAt: t.field({ type: 'DateTime', resolve: ({ draftUpdatedAt }) => draftUpdatedAt }),
    draftUpdatedBy: t.field({
      type: UserRef,
      nullable: true,
      resolve: ({ draftUpdatedBy }) => draftUpdatedBy,
    }),
    hasUnpublishedChanges: t.boolean({
      description: 'True if the draft differs from the published version.',
      resolve: hasUnpublishedChanges,
    }),
    published: t.field({
      type: BlueprintVersionRef,
      nullable: true,
      resolve: ({ published }) => published,
    }),
    versions: t.field({
      type: [BlueprintVersionRef],
      description: 'Published versions, newest first.',
      resolve: async (node, _, context) => (await blueprints.detailsOf(node, context)).versions,
    }),
    variantOf: t.field({
      type: RelatedBlueprintRef,
      nullable: true,
      description: 'Base blueprint of a variant. Null for other blueprints.',
      resolve: ({ variantOf }) => variantOf,
    }),
    variants: t.field({
      type: [RelatedBlueprintRef],
      description: 'Variants of this blueprint. The draft has their conditions.',
      resolve: async (node, _, context) => (await blueprints.detailsOf(node, context)).variants,
    }),
    stageCount: t.exposeInt('stageCount'),
    taskCount: t.exposeInt('taskCount'),
    permissions: t.field({
      type: BlueprintPermissionsRef,
      resolve: async (node, _, context) =>
        blueprintPermissions(actorOf(await context.viewer()), factsOf(node)),
    }),
  }),
});
