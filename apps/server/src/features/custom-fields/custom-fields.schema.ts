import { isAdministrator } from '@baton/domain/access/actor';
import { mayReadDraft } from '@baton/domain/access/blueprint-access';
import {
  customFieldPermissions,
  mayEditCustomField,
  mayReadCustomFields,
  type CustomFieldPermissions,
} from '@baton/domain/access/custom-field-access';
import {
  savedColumns,
  shapeFromWire,
  type WireShape,
} from '@baton/domain/blueprint/wire/wire-fields';
import { appendedWords } from '@baton/domain/field/appended-words';
import type { BlueprintField } from '@baton/domain/field/field';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import {
  AskedFieldRef,
  FieldColumnInput,
  FieldConstraintsInput,
  FieldKindRef,
  FieldOptionInput,
} from '../fields/index.ts';
import { UserRef } from '../people/index.ts';
import { PermissionRefusalRef } from '../tasks/index.ts';
import {
  createCustomField,
  deleteCustomField,
  updateCustomField,
} from './custom-field-commands.ts';
import { factsOfCustomField, fieldOfEdition, type CustomFieldNode } from './custom-field-node.ts';
import { customFields } from './custom-fields.access.ts';
import {
  answersForKeeper,
  customFieldEditions,
  type CustomFieldUse,
  type CustomFieldVersionRow,
} from './custom-fields.queries.ts';
import { listCustomFields } from './list-custom-fields.ts';

const DefinitionRef = builder.objectRef<BlueprintField>('CustomFieldDefinition').implement({
  description: 'Content of a version of a custom field.',
  interfaces: [AskedFieldRef],
});

interface EditionNode extends CustomFieldVersionRow {
  readonly fieldId: string;
}

const EditionRef = builder.objectRef<EditionNode>('CustomFieldVersion').implement({
  description: 'Version of a custom field. It never changes.',
  fields: (t) => ({
    number: t.exposeInt('number'),
    createdAt: t.field({ type: 'DateTime', resolve: ({ createdAt }) => createdAt }),
    createdBy: t.field({ type: UserRef, resolve: ({ createdBy }) => createdBy }),
    definition: t.field({
      type: DefinitionRef,
      resolve: ({ content, fieldId, number }) => fieldOfEdition(content, fieldId, number),
    }),
  }),
});

const UseRef = builder.objectRef<CustomFieldUse>('CustomFieldUse').implement({
  description: 'Blueprint or form that uses the field.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    isForm: t.exposeBoolean('isForm'),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'True if a published version uses it, not only the draft.',
    }),
  }),
});

const PermissionsRef = builder
  .objectRef<CustomFieldPermissions>('CustomFieldPermissions')
  .implement({
    fields: (t) => ({
      edit: t.exposeBoolean('edit'),
      delete: t.exposeBoolean('delete'),
      refusals: t.field({
        type: [PermissionRefusalRef],
        resolve: ({ refusals }) => refusals.map((one) => ({ ...one, whoMay: () => [] })),
      }),
    }),
  });

const CustomFieldRef = builder.objectRef<CustomFieldNode>('CustomField').implement({
  description: 'Reusable field of the workspace.',
  fields: (t) => ({
    id: t.exposeID('id'),
    name: t.exposeString('name'),
    kind: t.field({ type: FieldKindRef, resolve: ({ kind }) => kind }),
    isShared: t.exposeBoolean('isShared', {
      description: 'True if everyone who edits can use it. Otherwise, only its creator can.',
    }),
    version: t.exposeInt('version', {
      description: 'Current version number. Send it as expectedVersion.',
    }),
    definition: t.field({
      type: DefinitionRef,
      resolve: ({ content, id, version }) => fieldOfEdition(content, id, version),
    }),
    updatedAt: t.field({ type: 'DateTime', resolve: ({ updatedAt }) => updatedAt }),
    updatedBy: t.field({ type: UserRef, resolve: ({ updatedBy }) => updatedBy }),
    usageCount: t.exposeInt('usageCount', {
      description: 'Number of blueprints and forms that use it.',
    }),
    versions: t.field({
      type: [EditionRef],
      description: 'Published versions, newest first.',
      resolve: async (node, _, context) =>
        (await customFields.detailsOf(node, context)).versions.map((one) => ({
          ...one,
          fieldId: node.id,
        })),
    }),
    uses: t.field({
      type: [UseRef],
      description: 'Blueprints and forms that use it and that the viewer can see.',
      resolve: async (node, _, context) => {
        const { uses } = await customFields.detailsOf(node, context);
        const seesDrafts = mayReadDraft(actorOf(await context.viewer())) === null;
        return uses.filter(({ isForm, isPublished }) => isForm || isPublished || seesDrafts);
      },
    }),
    appendedWords: t.stringList({
      description: "Entered values that aren't options yet, for people who can change the field.",
      resolve: async (node, _, context) => {
        const viewer = await context.viewer();
        const actor = actorOf(viewer);
        if (mayEditCustomField(actor, factsOfCustomField(node)) !== null) return [];
        const { mayAppend, ...field } = fieldOfEdition(node.content, node.id, node.version);
        if (!mayAppend) return [];
        const [rows] = await context.db.read(
          answersForKeeper(node.id, 2000, isAdministrator(actor), viewer.userId, viewer.parties),
        );
        return [
          ...appendedWords(
            field,
            rows.map(({ answer }) => answer),
          ),
        ];
      },
    }),
    permissions: t.field({
      type: PermissionsRef,
      resolve: async (node, _, context) =>
        customFieldPermissions(actorOf(await context.viewer()), factsOfCustomField(node)),
    }),
  }),
});

const NewestEditionRef = builder
  .objectRef<{ readonly id: string; readonly version: number }>('CustomFieldEdition')
  .implement({
    description: 'Current version of a custom field.',
    fields: (t) => ({ field: t.exposeID('id'), version: t.exposeInt('version') }),
  });

const ConnectionRef = connectionOf<CustomFieldNode>('CustomField', CustomFieldRef);

builder.queryFields((t) => ({
  customFields: t.field({
    type: ConnectionRef,
    description: 'Blueprints, last changed first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true }),
      after: t.arg.string(),
      search: t.arg.string(),
      kind: t.arg({ type: FieldKindRef }),
    },
    resolve: (_, args, context) => listCustomFields(context, args),
  }),
  customField: t.field({
    type: CustomFieldRef,
    nullable: true,
    args: { id: t.arg.id({ required: true }) },
    resolve: (_, { id }, context) => customFields.byId(context, id),
  }),
  customFieldEditions: t.field({
    type: [NewestEditionRef],
    description: 'Current version of each of these custom fields. Deleted ones are not included.',
    args: { ids: t.arg.idList({ required: true }) },
    resolve: async (_, { ids }, context) => {
      if (mayReadCustomFields(actorOf(await context.viewer())) !== null) return [];
      const [rows] = await context.db.read(customFieldEditions(ids));
      return rows;
    },
  }),
}));

const DefinitionInput = builder.inputType('CustomFieldDefinitionInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    kind: t.field({ type: FieldKindRef, required: true }),
    options: t.field({ type: [FieldOptionInput], required: true }),
    unit: t.string(),
    constraints: t.field({ type: FieldConstraintsInput }),
    mayAppend: t.boolean(),
    columns: t.field({ type: [FieldColumnInput] }),
  }),
});
const CreateInput = builder.inputType('CreateCustomFieldInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    definition: t.field({ type: DefinitionInput, required: true }),
    isShared: t.boolean({ required: true }),
  }),
});
const UpdateInput = builder.inputType('UpdateCustomFieldInput', {
  fields: (t) => ({
    id: t.id({ required: true }),
    expectedVersion: t.int({ required: true }),
    idempotencyKey: t.id({ required: true }),
    definition: t.field({ type: DefinitionInput, required: true }),
    isShared: t.boolean({ required: true }),
  }),
});
const DeleteInput = builder.inputType('DeleteCustomFieldInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});

const PayloadRef = builder.objectRef<CustomFieldNode>('CustomFieldPayload').implement({
  fields: (t) => ({ customField: t.field({ type: CustomFieldRef, resolve: (node) => node }) }),
});
const DeletePayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteCustomFieldPayload')
  .implement({ fields: (t) => ({ deletedId: t.exposeID('deletedId') }) });

interface WireCreation {
  readonly idempotencyKey: string;
  readonly definition: WireShape;
  readonly isShared: boolean;
}

const fromWire = ({ idempotencyKey, definition, isShared }: WireCreation) => ({
  idempotencyKey,
  content: shapeFromWire({
    ...definition,
    columns: savedColumns(definition.columns ?? [], newId),
  }),
  isShared,
});

builder.mutationFields((t) => ({
  createCustomField: t.field({
    type: PayloadRef,
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input }, context) => createCustomField(context, fromWire(input)),
  }),
  updateCustomField: t.field({
    type: PayloadRef,
    description: 'Creates the next version of a custom field. Blueprints and forms keep theirs.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { input }, context) => {
      const { id, expectedVersion } = input;
      return updateCustomField(context, { ...fromWire(input), id, expectedVersion });
    },
  }),
  deleteCustomField: t.field({
    type: DeletePayloadRef,
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteCustomField(context, input.id),
    }),
  }),
}));
