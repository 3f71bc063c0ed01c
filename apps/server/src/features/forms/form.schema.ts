import { mayReadDraft } from '@baton/domain/access/library/blueprint-access';
import { formPermissions, type FormAction } from '@baton/domain/access/library/forms-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { permissionsType } from '../../platform/graphql/access/permissions-type.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { documentScalar } from '../../platform/graphql/documents/document-scalar.ts';
import { found } from '../../platform/graphql/refused.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import {
  factsOfForm,
  hasDraftChanges,
  type FormNode,
  type FormUse,
  type FormVersionNode,
} from './form-node.ts';
import { contentOfFormVersion, forms } from './forms.access.ts';
import type { FormStatus } from './forms.queries.ts';

export const FormStatusRef = builder.enumType('FormStatus', {
  description: 'Status of a form.',
  values: enumValues<FormStatus>({
    DRAFT: 'It was never published.',
    PUBLISHED: 'It has a current version.',
  }),
});

builder.scalarType(
  'FormDocument',
  documentScalar('Content of a form as JSON. `/api/schemas/form-content` is its schema.'),
);

export const FormVersionRef = builder.objectRef<FormVersionNode>('FormVersion').implement({
  description: 'Published version of a form. It never changes.',
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
      type: 'FormDocument',
      description: 'Content of the version.',
      resolve: ({ id }, _, context) => contentOfFormVersion(context, id).then(found),
    }),
  }),
});

const FormUseRef = builder.objectRef<FormUse>('FormUse').implement({
  description: 'Blueprint that uses the form.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the blueprint.' }),
    name: t.exposeString('name', { description: 'Name of the blueprint.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'True if a published version uses it, not only the draft.',
    }),
  }),
});

const VariantOfRef = builder
  .objectRef<NonNullable<FormNode['variantOf']>>('FormVariantOf')
  .implement({
    description: 'Form that this variant was created from.',
    fields: (t) => ({
      id: t.exposeID('id', { description: 'ID of the form.' }),
      name: t.exposeString('name', { description: 'Name of the form.' }),
    }),
  });

const FormPermissionsRef = permissionsType<FormAction>(
  'FormPermissions',
  'What the viewer can do with the form. Each false flag has its reason in `refusals`.',
  {
    write: 'Change the draft.',
    open: 'View the form.',
    publish: 'Publish the draft.',
    lock: 'Lock or unlock the form.',
    delete: 'Delete the form.',
  },
);

export const FormRef = builder.objectRef<FormNode>('Form').implement({
  description: 'Form of the workspace: a draft and its versions.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the form.' }),
    name: t.exposeString('name', { description: 'Name of the draft.' }),
    status: t.field({
      type: FormStatusRef,
      description: 'Status of the form.',
      resolve: ({ published }) => (published === null ? 'DRAFT' : 'PUBLISHED'),
    }),
    draftVersion: t.exposeInt('draftVersion', {
      description: 'Number of saved edits of the draft. Send it as expectedVersion.',
    }),
    draft: t.field({
      type: 'FormDocument',
      description: 'Content of the draft.',
      resolve: async (node, _, context) => (await forms.detailsOf(node, context)).draft,
    }),
    draftUpdatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change of the draft.',
      resolve: ({ draftUpdatedAt }) => draftUpdatedAt,
    }),
    draftUpdatedBy: t.field({
      type: UserRef,
      description: 'Person who last changed the draft.',
      resolve: ({ draftUpdatedBy }) => draftUpdatedBy,
    }),
    isOpen: t.exposeBoolean('isOpen', {
      description: 'False if it is published and has no new draft.',
    }),
    hasUnpublishedChanges: t.boolean({
      description: 'True if the draft differs from the current version.',
      resolve: hasDraftChanges,
    }),
    published: t.field({
      type: FormVersionRef,
      nullable: true,
      description: 'Current version. Null if it was never published.',
      resolve: ({ published }) => published,
    }),
    versions: t.field({
      type: [FormVersionRef],
      description: 'Published versions, newest first.',
      resolve: async (node, _, context) => (await forms.detailsOf(node, context)).versions,
    }),
    sectionCount: t.exposeInt('sectionCount', { description: 'Number of sections in the draft.' }),
    fieldCount: t.exposeInt('fieldCount', { description: 'Number of fields in the draft.' }),
    usageCount: t.exposeInt('usageCount', { description: 'Number of blueprints that use it.' }),
    uses: t.field({
      type: [FormUseRef],
      description: 'Blueprints that use it and that the viewer can see.',
      resolve: async (node, _, context) => {
        const { uses } = await forms.detailsOf(node, context);
        const seesDrafts = mayReadDraft(actorOf(await context.viewer())) === null;
        return uses.filter(({ isPublished }) => seesDrafts || isPublished);
      },
    }),
    lockedBy: t.field({
      type: PartyRef,
      nullable: true,
      description: "Person who locked the form. Null if it isn't locked.",
      resolve: ({ lockedBy }) => lockedBy,
    }),
    variantOf: t.field({
      type: VariantOfRef,
      nullable: true,
      description: "Form that it is a variant of. Null if it isn't a variant.",
      resolve: ({ variantOf }) => variantOf,
    }),
    permissions: t.field({
      type: FormPermissionsRef,
      description: 'What the viewer can do with the form.',
      resolve: async (node, _, context) =>
        formPermissions(actorOf(await context.viewer()), factsOfForm(node)),
    }),
  }),
});
