import { isAdministrator } from '@baton/domain/party/actor';
import { mayReadDraft } from '@baton/domain/access/library/blueprint-access';
import {
  customFieldPermissions,
  mayEditCustomField,
  mayReadCustomFields,
  type CustomFieldAction,
} from '@baton/domain/access/library/custom-field-access';
import { shapeFromApi, type ApiShape } from '@baton/domain/field/field-in-api';
import { savedColumns } from '@baton/domain/field/saved-columns';
import { appendedWords } from '@baton/domain/field/custom/appended-words';
import type { BlueprintField } from '@baton/domain/field/field';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { newId } from '../../platform/db/uuid.ts';
import { permissionsType } from '../../platform/graphql/access/permissions-type.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { ItemSortInput } from '../../platform/graphql/item-sort.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import {
  FieldDefinitionRef,
  FieldColumnInput,
  FieldConstraintsInput,
  FieldKindRef,
  FieldOptionInput,
} from '../fields/index.ts';
import { UserRef } from '../people/index.ts';
import {
  createCustomField,
  deleteCustomField,
  updateCustomField,
} from './custom-field-commands.ts';
import { factsOfCustomField, fieldOfVersion, type CustomFieldNode } from './custom-field-node.ts';
import { customFields } from './custom-fields.access.ts';
import {
  answersForKeeper,
  currentCustomFieldVersions,
  type CustomFieldUse,
  type CustomFieldVersionRow,
} from './custom-fields.queries.ts';
import { listCustomFields } from './list-custom-fields.ts';

const DefinitionRef = builder.objectRef<BlueprintField>('CustomFieldDefinition').implement({
  description: 'Content of a version of a custom field.',
  interfaces: [FieldDefinitionRef],
});

interface VersionNode extends CustomFieldVersionRow {
  readonly fieldId: string;
}

const VersionRef = builder.objectRef<VersionNode>('CustomFieldVersion').implement({
  description: 'Version of a custom field. It never changes.',
  fields: (t) => ({
    number: t.exposeInt('number', { description: 'Number of the version, from 1.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt,
    }),
    createdBy: t.field({
      type: UserRef,
      description: 'Person who created the version.',
      resolve: ({ createdBy }) => createdBy,
    }),
    definition: t.field({
      type: DefinitionRef,
      description: 'Definition of the field.',
      resolve: ({ content, fieldId, number }) => fieldOfVersion(content, fieldId, number),
    }),
  }),
});

const UseRef = builder.objectRef<CustomFieldUse>('CustomFieldUse').implement({
  description: 'Blueprint or form that uses the field.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the form or blueprint.' }),
    name: t.exposeString('name', { description: 'Name of the form or blueprint.' }),
    isForm: t.exposeBoolean('isForm', { description: 'True for a form, false for a blueprint.' }),
    isPublished: t.exposeBoolean('isPublished', {
      description: 'True if a published version uses it, not only the draft.',
    }),
  }),
});

const PermissionsRef = permissionsType<CustomFieldAction>(
  'CustomFieldPermissions',
  'What the viewer can do with a custom field. Each false flag has its reason in `refusals`.',
  {
    edit: 'Edit the field.',
    delete: 'Delete the field.',
  },
);

const CustomFieldRef = builder.objectRef<CustomFieldNode>('CustomField').implement({
  description: 'Reusable field of the workspace.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the custom field.' }),
    name: t.exposeString('name', { description: 'Name of the field.' }),
    kind: t.field({
      type: FieldKindRef,
      description: 'Type of the field.',
      resolve: ({ kind }) => kind,
    }),
    isShared: t.exposeBoolean('isShared', {
      description: 'True if everyone who edits can use it. Otherwise, only its creator can.',
    }),
    version: t.exposeInt('version', {
      description: 'Current version number. Send it as expectedVersion.',
    }),
    definition: t.field({
      type: DefinitionRef,
      description: 'Definition in the latest version.',
      resolve: ({ content, id, version }) => fieldOfVersion(content, id, version),
    }),
    updatedAt: t.field({
      type: 'DateTime',
      description: 'Time of the last change.',
      resolve: ({ updatedAt }) => updatedAt,
    }),
    updatedBy: t.field({
      type: UserRef,
      description: 'Person who last changed it.',
      resolve: ({ updatedBy }) => updatedBy,
    }),
    usageCount: t.exposeInt('usageCount', {
      description: 'Number of blueprints and forms that use it.',
    }),
    versions: t.field({
      type: [VersionRef],
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
        const { mayAppend, ...field } = fieldOfVersion(node.content, node.id, node.version);
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
      description: 'What the viewer can do with the field.',
      resolve: async (node, _, context) =>
        customFieldPermissions(actorOf(await context.viewer()), factsOfCustomField(node)),
    }),
  }),
});

const CurrentVersionRef = builder
  .objectRef<{ readonly id: string; readonly version: number }>('CurrentCustomFieldVersion')
  .implement({
    description: 'Current version of a custom field.',
    fields: (t) => ({
      field: t.exposeID('id', { description: 'ID of the custom field.' }),
      version: t.exposeInt('version', { description: 'Number of the version.' }),
    }),
  });

const ConnectionRef = connectionOf<CustomFieldNode>('CustomField', CustomFieldRef);

builder.queryFields((t) => ({
  customFields: t.field({
    type: ConnectionRef,
    description: 'Custom fields, last changed first.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
      search: t.arg.string({ description: 'Part of the name.' }),
      sort: t.arg({ type: ItemSortInput, description: 'Order. Last changed first if not set.' }),
      kind: t.arg({ type: FieldKindRef, description: 'Returns only fields of this type.' }),
    },
    resolve: (_, args, context) => listCustomFields(context, args),
  }),
  customField: t.field({
    type: CustomFieldRef,
    nullable: true,
    description: 'Custom field with this ID. Null if the viewer has no access.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: (_, { id }, context) => customFields.byId(context, id),
  }),
  currentCustomFieldVersions: t.field({
    type: [CurrentVersionRef],
    description: 'Current version of each of these custom fields. Deleted ones are not included.',
    args: { ids: t.arg.idList({ required: true, description: 'IDs of the items.' }) },
    resolve: async (_, { ids }, context) => {
      if (mayReadCustomFields(actorOf(await context.viewer())) !== null) return [];
      const [rows] = await context.db.read(currentCustomFieldVersions(ids));
      return rows;
    },
  }),
}));

const DefinitionInput = builder.inputType('CustomFieldDefinitionInput', {
  description: 'Definition of a custom field.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name of the field.' }),
    kind: t.field({ type: FieldKindRef, required: true, description: 'Type of the field.' }),
    options: t.field({
      type: [FieldOptionInput],
      required: true,
      description: 'Options of a select field. Empty for other types.',
    }),
    unit: t.string({
      description:
        'Currency: ISO 4217 code. Number: a CLDR unit such as `kilogram`, or a custom unit symbol.',
    }),
    constraints: t.field({ type: FieldConstraintsInput, description: 'Limits of the value.' }),
    mayAppend: t.boolean({ description: "True if people can enter values that aren't options." }),
    columns: t.field({
      type: [FieldColumnInput],
      description: 'Columns of a table. Null for other types.',
    }),
  }),
});
const CreateInput = builder.inputType('CreateCustomFieldInput', {
  description: 'Input of `createCustomField`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    definition: t.field({
      type: DefinitionInput,
      required: true,
      description: 'Definition in the latest version.',
    }),
    isShared: t.boolean({
      required: true,
      description: 'True if everyone who edits can use it. Otherwise, only its creator can.',
    }),
  }),
});
const UpdateInput = builder.inputType('UpdateCustomFieldInput', {
  description: 'Input of `updateCustomField`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the custom field.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    definition: t.field({
      type: DefinitionInput,
      required: true,
      description: 'Definition in the latest version.',
    }),
    isShared: t.boolean({
      required: true,
      description: 'True if everyone who edits can use it. Otherwise, only its creator can.',
    }),
  }),
});
const DeleteInput = builder.inputType('DeleteCustomFieldInput', {
  description: 'Input of `deleteCustomField`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the custom field.' }) }),
});

const PayloadRef = builder.objectRef<CustomFieldNode>('CustomFieldPayload').implement({
  description: 'Result of `createCustomField` and `updateCustomField`.',
  fields: (t) => ({
    customField: t.field({
      type: CustomFieldRef,
      description: 'The custom field.',
      resolve: (node) => node,
    }),
  }),
});
const DeletePayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteCustomFieldPayload')
  .implement({
    description: 'Result of `deleteCustomField`.',
    fields: (t) => ({
      deletedId: t.exposeID('deletedId', { description: 'ID of the deleted custom field.' }),
    }),
  });

interface WireCreation {
  readonly idempotencyKey: string;
  readonly definition: ApiShape;
  readonly isShared: boolean;
}

const fromWire = ({ idempotencyKey, definition, isShared }: WireCreation) => ({
  idempotencyKey,
  content: shapeFromApi({
    ...definition,
    columns: savedColumns(definition.columns ?? [], newId),
  }),
  isShared,
});

builder.mutationFields((t) => ({
  createCustomField: t.field({
    type: PayloadRef,
    description: 'Creates a custom field. For people who can create custom fields.',
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
    description: 'Deletes a custom field. Forms and blueprints that use it keep their version.',
    args: { input: t.arg({ type: DeleteInput, required: true }) },
    resolve: async (_, { input }, context) => ({
      deletedId: await deleteCustomField(context, input.id),
    }),
  }),
}));
