import { mayReadDraft } from '@baton/domain/access/blueprint-access';
import { formPermissions, type FormPermissions } from '@baton/domain/access/forms-access';
import type { FormContent } from '@baton/domain/form/form';
import { formToWire } from '@baton/domain/form/wire-form';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { found } from '../../platform/graphql/refused.ts';
import { BlueprintFieldRef, FormSectionRef, FormTextRef } from '../blueprints/index.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { PermissionRefusalRef } from '../tasks/index.ts';
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
  description: 'DRAFT: never published.',
  values: ['DRAFT', 'PUBLISHED'] as const satisfies readonly FormStatus[],
});

const FormContentRef = builder.objectRef<FormContent>('FormContent').implement({
  description: 'Content of a form.',
  fields: (t) => ({
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    language: t.field({ type: LocaleRef, resolve: ({ language }) => language }),
    sections: t.field({
      type: [FormSectionRef],
      description: 'Stages in order.',
      resolve: (content) => formToWire(content).sections,
    }),
    fields: t.field({
      type: [BlueprintFieldRef],
      resolve: ({ fields }) => Object.values(fields),
    }),
    translations: t.field({
      type: [FormTextRef],
      resolve: (content) => formToWire(content).translations,
    }),
  }),
});

export const FormVersionRef = builder.objectRef<FormVersionNode>('FormVersion').implement({
  description: 'Published version of a form. It never changes.',
  fields: (t) => ({
    id: t.exposeID('id'),
    number: t.exposeInt('number'),
    notes: t.exposeString('notes'),
    publishedAt: t.field({ type: 'DateTime', resolve: ({ publishedAt }) => publishedAt }),
    publishedBy: t.field({ type: UserRef, resolve: ({ publishedBy }) => publishedBy }),
    content: t.field({
      type: FormContentRef,
      resolve: ({ id }, _, context) => contentOfFormVersion(context, id).then(found),
    }),
  }),
});

const FormUseRef = builder.objectRef<FormUse>('FormUse').implement({
  description: 'Blueprint that uses the form.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'True if a published version uses it, not only the draft.',
    }),
  }),
});

const VariantOfRef = builder
  .objectRef<NonNullable<FormNode['variantOf']>>('FormVariantOf')
  .implement({
    description: 'Form that this variant was created from.',
    fields: (t) => ({ id: t.exposeID('id'), name: t.exposeString('name') }),
  });

const FormPermissionsRef = builder.objectRef<FormPermissions>('FormPermissions').implement({
  description:
    'What the viewer can do with the form. Each false flag has its reason in `refusals`.',
  fields: (t) => ({
    write: t.exposeBoolean('write'),
    open: t.exposeBoolean('open'),
    publish: t.exposeBoolean('publish'),
    lock: t.exposeBoolean('lock'),
    delete: t.exposeBoolean('delete'),
    refusals: t.field({
      type: [PermissionRefusalRef],
      resolve: ({ refusals }) => refusals.map((one) => ({ ...one, whoMay: () => [] })),
    }),
  }),
});

export const FormRef = builder.objectRef<FormNode>('Form').implement({
  description: 'Form of the workspace: a draft and its versions.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    status: t.field({
      type: FormStatusRef,
      resolve: ({ published }) => (published === null ? 'DRAFT' : 'PUBLISHED'),
    }),
    draftVersion: t.exposeInt('draftVersion', {
      description: 'Number of saved edits of the draft. Send it as expectedVersion.',
    }),
    draft: t.field({
      type: FormContentRef,
      resolve: async (node, _, context) => (await forms.detailsOf(node, context)).draft,
    }),
    draftUpdatedAt: t.field({ type: 'DateTime', resolve: ({ draftUpdatedAt }) => draftUpdatedAt }),
    draftUpdatedBy: t.field({ type: UserRef, resolve: ({ draftUpdatedBy }) => draftUpdatedBy }),
    isOpen: t.exposeBoolean('isOpen', {
      description: 'False if it is published and has no new draft.',
    }),
    hasUnpublishedChanges: t.boolean({ resolve: hasDraftChanges }),
    published: t.field({
      type: FormVersionRef,
      nullable: true,
      resolve: ({ published }) => published,
    }),
    versions: t.field({
      type: [FormVersionRef],
      description: 'Published versions, newest first.',
      resolve: async (node, _, context) => (await forms.detailsOf(node, context)).versions,
    }),
    sectionCount: t.exposeInt('sectionCount'),
    fieldCount: t.exposeInt('fieldCount'),
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
    lockedBy: t.field({ type: PartyRef, nullable: true, resolve: ({ lockedBy }) => lockedBy }),
    variantOf: t.field({
      type: VariantOfRef,
      nullable: true,
      resolve: ({ variantOf }) => variantOf,
    }),
    permissions: t.field({
      type: FormPermissionsRef,
      resolve: async (node, _, context) =>
        formPermissions(actorOf(await context.viewer()), factsOfForm(node)),
    }),
  }),
});
