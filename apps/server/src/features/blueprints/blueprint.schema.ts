import {
  blueprintPermissions,
  type BlueprintPermissions,
} from '@baton/domain/access/library/blueprint-access';
import { mayReadTags } from '@baton/domain/access/tag-access';
import { blueprintStatus, type BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
import { orderedStages, orderedTasks } from '@baton/domain/blueprint/order';
import type { BlueprintField } from '@baton/domain/field/field';
import type { BlueprintForm } from '@baton/domain/form/form';
import { layoutsAt } from '@baton/domain/form/form-layout';
import { blueprintFormToWire } from '@baton/domain/form/wire-form';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { found } from '../../platform/graphql/refused.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import { loadTags, tags } from '../tags/index.ts';
import { FormLayoutRef, PermissionRefusalRef } from '../tasks/index.ts';
import {
  type BlueprintNode,
  type ContentNode,
  hasUnpublishedChanges,
  type VersionNode,
} from './blueprint-node.ts';
import { blueprints, contentOfVersion, factsOf } from './blueprints.access.ts';
import { BlueprintSettingsRef, BlueprintStageRef, BlueprintTaskRef } from './content/rule-types.ts';
import { BlueprintFieldRef, FieldInstanceRef } from './content/field-types.ts';
import { BlueprintFormRef } from './content/form-types.ts';
import { BlueprintVariantRef, RelatedBlueprintRef } from './content/variant-types.ts';

export const BlueprintStatusRef = builder.enumType('BlueprintStatus', {
  description: 'Status of a blueprint.',
  values: enumValues<BlueprintStatus>({
    DRAFT: 'It was never published.',
    PUBLISHED: 'It has a current version.',
    ARCHIVED: 'No new workflows can start from it.',
  }),
});

export const BlueprintContentRef = builder.objectRef<ContentNode>('BlueprintContent').implement({
  description: 'Content of a blueprint.',
  fields: (t) => ({
    name: t.string({
      description: 'Name of the blueprint.',
      resolve: ({ content }) => content.name,
    }),
    description: t.string({
      description: 'Description as rich text.',
      resolve: ({ content }) => content.description,
    }),
    settings: t.field({
      type: BlueprintSettingsRef,
      description: 'Settings of the workflows.',
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
      resolve: async ({ content, locale }, _, context) =>
        layoutsAt(
          content.forms,
          content.fields,
          content.intake,
          locale ?? (await localeOf(context)),
        ).map((layout) => ({ layout, stated: null })),
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
    id: t.exposeID('id', { description: 'ID of the version.' }),
    number: t.exposeInt('number', { description: 'Number of the version, from 1.' }),
    notes: t.exposeString('notes', { description: 'Version notes. Empty without any.' }),
    publishedAt: t.field({
      type: 'DateTime',
      description: 'Time of the publication.',
      resolve: ({ publishedAt }) => publishedAt,
    }),
    publishedBy: t.field({
      type: UserRef,
      description: 'Person who published it.',
      resolve: ({ publishedBy }) => publishedBy,
    }),
    content: t.field({
      type: BlueprintContentRef,
      description: 'Content of the version.',
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
      read: t.exposeBoolean('read', { description: 'View the blueprint.' }),
      edit: t.exposeBoolean('edit', { description: 'Change the draft.' }),
      publish: t.exposeBoolean('publish', { description: 'Publish the draft.' }),
      copy: t.exposeBoolean('copy', { description: 'Duplicate the blueprint.' }),
      createVariantsOf: t.exposeBoolean('createVariantsOf', {
        description: 'Create variants of the blueprint.',
      }),
      export: t.exposeBoolean('export', { description: 'Export the draft.' }),
      download: t.exposeBoolean('download', { description: 'Download the published version.' }),
      editAccess: t.exposeBoolean('editAccess', {
        description: 'Change who can view, edit, and use the blueprint.',
      }),
      createWorkflowsFrom: t.exposeBoolean('createWorkflowsFrom', {
        description: 'Start workflows from the blueprint.',
      }),
      startTestRun: t.exposeBoolean('startTestRun', { description: 'Start a test run.' }),
      updateToNewVersion: t.exposeBoolean('updateToNewVersion', {
        description: 'Update forms and custom fields to their current version.',
      }),
      delete: t.exposeBoolean('delete', { description: 'Delete the blueprint.' }),
      refusals: t.field({
        type: [PermissionRefusalRef],
        description: 'Reason for each false flag.',
        resolve: ({ refusals }) => refusals.map((one) => ({ ...one, whoMay: () => [] })),
      }),
    }),
  });

export const BlueprintRef = builder.objectRef<BlueprintNode>('Blueprint').implement({
  description: 'Reusable plan: a draft and its published versions.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the blueprint.' }),
    name: t.exposeString('name', { description: 'Name of the draft.' }),
    status: t.field({
      type: BlueprintStatusRef,
      description: 'Status of the blueprint.',
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
    draftUpdatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change of the draft.',
      resolve: ({ draftUpdatedAt }) => draftUpdatedAt,
    }),
    draftUpdatedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who last changed the draft. Null for a machine.',
      resolve: ({ draftUpdatedBy }) => draftUpdatedBy,
    }),
    hasUnpublishedChanges: t.boolean({
      description: 'True if the draft differs from the published version.',
      resolve: hasUnpublishedChanges,
    }),
    published: t.field({
      type: BlueprintVersionRef,
      nullable: true,
      description: 'Current version. Null if it was never published.',
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
    tags: t.field({
      type: [tags.NodeRef],
      description: 'Its own tags. Empty for people outside the workspace.',
      resolve: async (node, _, context) =>
        mayReadTags(actorOf(await context.viewer())) === null ? loadTags(context, node.tags) : [],
    }),
    stageCount: t.exposeInt('stageCount', { description: 'Number of stages in the draft.' }),
    taskCount: t.exposeInt('taskCount', { description: 'Number of tasks in the draft.' }),
    permissions: t.field({
      type: BlueprintPermissionsRef,
      description: 'What the viewer can do with the blueprint.',
      resolve: async (node, _, context) =>
        blueprintPermissions(actorOf(await context.viewer()), factsOf(node)),
    }),
  }),
});
