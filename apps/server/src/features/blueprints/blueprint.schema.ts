import {
  blueprintPermissions,
  type BlueprintAction,
} from '@baton/domain/access/library/blueprint-access';
import { mayReadTags } from '@baton/domain/access/tag-access';
import { blueprintStatus, type BlueprintStatus } from '@baton/domain/blueprint/blueprint-status';
import type { BlueprintContent, BlueprintTask } from '@baton/domain/blueprint/content';
import { tagsOfTasks, withTaskTags } from '@baton/domain/blueprint/task-tags';
import { layoutsAt } from '@baton/domain/form/form-layout';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { permissionsType } from '../../platform/graphql/access/permissions-type.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { readId } from '../../platform/db/uuid.ts';
import { documentScalar } from '../../platform/graphql/documents/document-scalar.ts';
import { found } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import { loadTags, tags } from '../tags/index.ts';
import { FormLayoutRef } from '../tasks/index.ts';
import {
  type BlueprintNode,
  type ContentNode,
  hasUnpublishedChanges,
  type RelatedBlueprint,
  type VersionNode,
} from './blueprint-node.ts';
import { blueprints, contentOfVersion, factsOf } from './blueprints.access.ts';

export const BlueprintStatusRef = builder.enumType('BlueprintStatus', {
  description: 'Status of a blueprint.',
  values: enumValues<BlueprintStatus>({
    DRAFT: 'It was never published.',
    PUBLISHED: 'It has a current version.',
    ARCHIVED: 'No new workflows can start from it.',
  }),
});

builder.scalarType(
  'BlueprintDocument',
  documentScalar('Content of a blueprint as JSON. `/api/schemas/blueprint-content` is its schema.'),
);
builder.scalarType(
  'IntakeDocument',
  documentScalar('The properties `intake`, `fields`, and `forms` of a BlueprintDocument.'),
);

/** Returns the content without deleted tags of its tasks. Words of an import stay. */
const withKnownTags = async (
  context: RequestContext,
  content: BlueprintContent,
): Promise<BlueprintContent> => {
  const used = tagsOfTasks(Object.values<BlueprintTask>(content.tasks));
  if (used.length === 0) return content;
  const known = new Set((await loadTags(context, used)).map(({ id }) => id));
  return withTaskTags(content, (tag) => (readId(tag) === null || known.has(tag) ? [tag] : []));
};

export const BlueprintContentRef = builder.objectRef<ContentNode>('BlueprintContent').implement({
  description: 'Content of a blueprint.',
  fields: (t) => ({
    document: t.field({
      type: 'BlueprintDocument',
      description: 'The whole content.',
      resolve: ({ content }, _, context) => withKnownTags(context, content),
    }),
    description: t.string({
      description: 'Description as rich text.',
      resolve: ({ content }) => content.description,
    }),
    nameTemplate: t.string({
      description:
        'Name of new workflows, with {blueprint}, {date}, {reference}, and intake field names. If empty, the blueprint name and the date.',
      resolve: ({ content }) => content.settings.nameTemplate,
    }),
    hasVariants: t.boolean({
      description: 'True if values of the intake form can select a variant.',
      resolve: ({ content }) => content.variants.length > 0,
    }),
    intake: t.field({
      type: 'IntakeDocument',
      description: 'Intake form, with the fields and forms that it uses.',
      resolve: ({ content: { fields, forms, intake } }) => ({ fields, forms, intake }),
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
    parties: t.field({
      type: [PartyRef],
      description: 'All parties in the content.',
      resolve: ({ parties }) => parties,
    }),
  }),
});

const RelatedBlueprintRef = builder.objectRef<RelatedBlueprint>('RelatedBlueprint').implement({
  description: 'Base blueprint of a variant, or variant of a base blueprint.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the blueprint.' }),
    name: t.exposeString('name', { description: 'Name of the blueprint.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'True if it has a current version.',
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

const BlueprintPermissionsRef = permissionsType<BlueprintAction>(
  'BlueprintPermissions',
  'What the viewer can do with the blueprint. Each false flag has its reason in `refusals`.',
  {
    read: 'View the blueprint.',
    edit: 'Change the draft.',
    publish: 'Publish the draft.',
    copy: 'Duplicate the blueprint.',
    createVariantsOf: 'Create variants of the blueprint.',
    export: 'Export the draft.',
    download: 'Download the published version.',
    editAccess: 'Change who can view, edit, and use the blueprint.',
    createWorkflowsFrom: 'Start workflows from the blueprint.',
    startTestRun: 'Start a test run.',
    updateToNewVersion: 'Update forms and custom fields to their current version.',
    delete: 'Delete the blueprint.',
  },
);

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
