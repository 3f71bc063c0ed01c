import { mayReadForms } from '@baton/domain/access/forms-access';
import { refuse } from '@baton/domain/core/refusal';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { connectionOf, MAX_PAGE, pageComplexity } from '../../platform/graphql/page.ts';
import { Refused } from '../../platform/graphql/refused.ts';
import { BlueprintFieldInput, FormSectionInput, FormTextInput } from '../blueprints/index.ts';
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
    description: 'Blueprints, last changed first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      search: t.arg.string(),
      status: t.arg({ type: FormStatusRef }),
    },
    resolve: (_, args, context) => listForms(context, args),
  }),
  form: t.field({
    type: FormRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    // The id comes from a URL that people can edit.
    resolve: (_, { id }, context) => {
      const known = readId(id);
      return known === null ? null : forms.byId(context, known);
    },
  }),
  formsNamed: t.field({
    type: [FormRef],
    description: 'Existing forms with these ids.',
    args: { ids: t.arg.idList({ required: true }) },
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
    args: { form: t.arg.id({ required: true }), number: t.arg.int({ required: true }) },
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
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    name: t.string({ required: true }),
    language: t.field({ type: LocaleRef, description: 'Language of the form. Default: en.' }),
    copyOf: t.id({ description: 'Form whose draft is copied.' }),
    isVariant: t.boolean({ description: 'True if the form is a variant of the copied form.' }),
  }),
});
const FormPatchInput = builder.inputType('FormPatchInput', {
  description: 'Changes to a draft. Browser and server apply a patch with the same function.',
  fields: (t) => ({
    name: t.string(),
    description: t.string(),
    language: t.field({ type: LocaleRef }),
    order: t.idList({ description: 'All sections, if their order changed.' }),
    putSections: t.field({ type: [FormSectionInput], required: true }),
    removeSections: t.idList({ required: true }),
    putFields: t.field({ type: [BlueprintFieldInput], required: true }),
    removeFields: t.idList({ required: true }),
    putTexts: t.field({ type: [FormTextInput], required: true }),
  }),
});
const UpdateFormDraftInput = builder.inputType('UpdateFormDraftInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
    patch: t.field({ type: FormPatchInput, required: true }),
  }),
});
const PublishFormInput = builder.inputType('PublishFormInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
    notes: t.string({ required: true }),
  }),
});
const OpenFormInput = builder.inputType('OpenFormInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
    from: t.int({ description: 'Version to restore as the draft.' }),
  }),
});
const LockFormInput = builder.inputType('LockFormInput', {
  fields: (t) => ({ id: t.id({ required: true }), isLocked: t.boolean({ required: true }) }),
});
const DeleteFormInput = builder.inputType('DeleteFormInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const FormPayloadRef = builder.objectRef<FormNode>('FormPayload').implement({
  fields: (t) => ({ form: t.field({ type: FormRef, resolve: (node) => node }) }),
});
const DeleteFormPayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteFormPayload')
  .implement({ fields: (t) => ({ deletedId: t.exposeID('deletedId') }) });

builder.mutationFields((t) => ({
  createForm: t.field({
    type: FormPayloadRef,
    args: { input: t.arg({ type: CreateFormInput, required: true }) },
    resolve: (_, { input }, context) => createForm(context, input),
  }),
  updateFormDraft: t.field({
    type: FormPayloadRef,
    args: { input: t.arg({ type: UpdateFormDraftInput, required: true }) },
    resolve: (_, { input }, context) => saveFormDraft(context, input),
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
    args: { input: t.arg({ type: DeleteFormInput, required: true }) },
    resolve: async (_, { input }, context) => ({ deletedId: await deleteForm(context, input.id) }),
  }),
}));
