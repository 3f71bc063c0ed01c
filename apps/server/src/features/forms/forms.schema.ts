import { mayReadForms } from '@baton/domain/access/library/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { formPatch } from '@baton/domain/schema/form-schema';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { documentScalar, readDocument } from '../../platform/graphql/documents/document-scalar.ts';
import { ItemSortInput } from '../../platform/graphql/item-sort.ts';
import { connectionOf, MAX_PAGE, pageComplexity } from '../../platform/graphql/page.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { createForm } from './create-form.ts';
import { FormRef, FormStatusRef, FormVersionRef } from './form.schema.ts';
import type { FormNode } from './form-node.ts';
import { forms } from './forms.access.ts';
import { listForms } from './list-forms.ts';
import { deleteForm, lockForm } from './manage-form.ts';
import { openForm } from './open-form.ts';
import { publishForm } from './form-publication.ts';
import { saveFormDraft } from './save-form-draft.ts';
import { readId } from '../../platform/db/uuid.ts';

const FormConnectionRef = connectionOf<FormNode>('Form', FormRef);

builder.queryFields((t) => ({
  forms: t.field({
    type: FormConnectionRef,
    description: 'Forms, last changed first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
      sort: t.arg({ type: ItemSortInput, description: 'Order. Last changed first if not set.' }),
      status: t.arg({ type: FormStatusRef, description: 'Returns only items with this status.' }),
    },
    resolve: (_, args, context) => listForms(context, args),
  }),
  form: t.field({
    type: FormRef,
    nullable: true,
    description: 'Form with this ID. Null if the viewer has no access.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    // The id comes from a URL that people can edit.
    resolve: (_, { id }, context) => {
      const known = readId(id);
      return known === null ? null : forms.byId(context, known);
    },
  }),
  formsNamed: t.field({
    type: [FormRef],
    description: 'Existing forms with these IDs.',
    args: { ids: t.arg.idList({ required: true, description: 'IDs of the items.' }) },
    resolve: async (_, { ids }, context) => {
      if (ids.length > MAX_PAGE)
        throw new Refused(refuse('MaxResultsOutOfRange', { min: 1, max: MAX_PAGE }, 'ids'));
      const found = await Promise.all(ids.map((id) => forms.byId(context, id)));
      return found.filter((form) => form !== null);
    },
  }),
  formVersion: t.field({
    type: FormVersionRef,
    description: 'One published version of a form. Only internal people can view it.',
    args: {
      form: t.arg.id({ required: true, description: 'ID of the form.' }),
      number: t.arg.int({ required: true, description: 'Number of the version.' }),
    },
    resolve: async (_, { form: id, number }, context) => {
      if (mayReadForms(actorOf(await context.viewer())) !== null)
        throw new Refused(refuse('CannotViewFormVersion'));
      const form = await forms.byId(context, id);
      const version = form?.details?.versions.find((one) => one.number === number);
      if (version === undefined) throw new Refused(refuse('FormVersionNotFound', { number }));
      return version;
    },
  }),
}));

const CreateFormInput = builder.inputType('CreateFormInput', {
  description: 'Input of `createForm`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    name: t.string({ required: true, description: 'Name of the draft.' }),
    language: t.field({ type: LocaleRef, description: 'Language of the form. Default: en.' }),
    copyOf: t.id({ description: 'Form whose draft is copied.' }),
    isVariant: t.boolean({ description: 'True if the form is a variant of the copied form.' }),
  }),
});
builder.scalarType(
  'FormPatch',
  documentScalar(
    'Changes to a draft as JSON: parts to add or replace, and keys of parts to remove. `/api/schemas/form-patch` is its schema.',
  ),
);
const UpdateFormDraftInput = builder.inputType('UpdateFormDraftInput', {
  description: 'Input of `updateFormDraft`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the form.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    patch: t.field({ type: 'FormPatch', required: true, description: 'Changes of the draft.' }),
  }),
});
const PublishFormInput = builder.inputType('PublishFormInput', {
  description: 'Input of `publishForm`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the form.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    notes: t.string({ required: true, description: 'Version notes.' }),
  }),
});
const OpenFormInput = builder.inputType('OpenFormInput', {
  description: 'Input of `openForm`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the form.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    from: t.int({ description: 'Version to restore as the draft.' }),
  }),
});
const LockFormInput = builder.inputType('LockFormInput', {
  description: 'Input of `lockForm`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the form.' }),
    isLocked: t.boolean({
      required: true,
      description: 'True to lock the form, false to unlock it.',
    }),
  }),
});
const DeleteFormInput = builder.inputType('DeleteFormInput', {
  description: 'Input of `deleteForm`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the form.' }) }),
});

const FormPayloadRef = builder.objectRef<FormNode>('FormPayload').implement({
  description: 'Result of commands that change a form.',
  fields: (t) => ({
    form: t.field({ type: FormRef, description: 'The form.', resolve: (node) => node }),
  }),
});
const DeleteFormPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteFormPayload')
  .implement({
    description: 'Result of `deleteForm`.',
    fields: (t) => ({
      deletedId: t.exposeID('deletedId', { description: 'ID of the deleted form.' }),
    }),
  });

builder.mutationFields((t) => ({
  createForm: t.field({
    type: FormPayloadRef,
    description: 'Creates an empty form. For people who can create forms.',
    args: { input: t.arg({ type: CreateFormInput, required: true }) },
    resolve: (_, { input }, context) => createForm(context, input),
  }),
  updateFormDraft: t.field({
    type: FormPayloadRef,
    description:
      'Changes the draft of a form. Returns a conflict if someone else changed the same item.',
    args: { input: t.arg({ type: UpdateFormDraftInput, required: true }) },
    resolve: (_, { input }, context) =>
      saveFormDraft(context, { ...input, patch: readDocument(formPatch, input.patch) }),
  }),
  publishForm: t.field({
    type: FormPayloadRef,
    description: 'Makes the draft the version that blueprints can use.',
    args: { input: t.arg({ type: PublishFormInput, required: true }) },
    resolve: (_, { input }, context) => publishForm(context, input),
  }),
  openForm: t.field({
    type: FormPayloadRef,
    description:
      'Creates the next draft of a published form, or restores an older version as the draft.',
    args: { input: t.arg({ type: OpenFormInput, required: true }) },
    resolve: (_, { input }, context) => openForm(context, input),
  }),
  lockForm: t.field({
    type: FormPayloadRef,
    description: 'Locks or unlocks a form.',
    args: { input: t.arg({ type: LockFormInput, required: true }) },
    resolve: (_, { input }, context) => lockForm(context, input),
  }),
  deleteForm: t.field({
    type: DeleteFormPayloadRef,
    description: 'Deletes a form. Blueprints that use it keep their version.',
    args: { input: t.arg({ type: DeleteFormInput, required: true }) },
    resolve: async (_, { input }, context) => ({ deletedId: await deleteForm(context, input.id) }),
  }),
}));
