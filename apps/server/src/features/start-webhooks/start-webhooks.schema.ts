import { mayEditBlueprint } from '@baton/domain/access/library/blueprint-access';
import { completeContent } from '@baton/domain/blueprint/complete-content';
import { startProperties } from '@baton/domain/start-webhook/start-body';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import { BlueprintRef } from '../blueprints/index.ts';
import { loadParty, PartyRef } from '../people/index.ts';
import { publishedForm } from '../public-forms/index.ts';
import {
  rotateStartSecret,
  saveStartWebhook,
  type SavedStartWebhook,
} from './manage-start-webhook.ts';
import {
  lastCalls,
  webhooksOfBlueprints,
  type StartCallRow,
  type StartWebhookRow,
} from './start-webhooks.queries.ts';

/** Returns the address of a blueprint. Callers check the access to the blueprint. */
const webhookOfBlueprint = perRequest<StartWebhookRow>(async (context, ids) => {
  const [rows] = await context.db.read(webhooksOfBlueprints(ids));
  return new Map(rows.map((row) => [row.blueprintId, row]));
});

interface PropertyNode {
  readonly instance: string;
  readonly name: string;
  readonly field: string;
}

const PropertyRef = builder.objectRef<PropertyNode>('StartProperty').implement({
  description: 'JSON property that fills in a field of the intake form.',
  fields: (t) => ({
    instance: t.exposeID('instance', { description: 'Key of the field instance.' }),
    name: t.exposeString('name', { description: 'Name of the property.' }),
    field: t.exposeString('field', { description: 'Name of the field.' }),
  }),
});

const CallRef = builder.objectRef<StartCallRow>('StartCall').implement({
  description: 'A call that was made with the secret.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the call.' }),
    at: t.expose('at', { type: 'DateTime', description: 'When it was made.' }),
    status: t.exposeInt('status', { description: 'HTTP status of the response.' }),
    code: t.exposeString('code', {
      nullable: true,
      description: 'Code of the first error. Null if a workflow was started.',
    }),
    property: t.exposeString('property', {
      nullable: true,
      description: 'Property that the error is about. Null if it is about none.',
    }),
    reference: t.exposeString('reference', {
      nullable: true,
      description: 'Reference of the workflow. Null if none was started.',
    }),
  }),
});

const StartWebhookRef = builder.objectRef<StartWebhookRow>('StartWebhook').implement({
  description: 'Address at which other systems start workflows of a blueprint.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the address.' }),
    url: t.string({
      description: 'Address for a POST with the secret in the `Authorization` header.',
      resolve: ({ id }, _, { services }) => `${services.publicUrl}/hooks/${id}`,
    }),
    owner: t.field({
      type: PartyRef,
      nullable: true,
      description: 'Owner of the workflows. Null if the person was deleted.',
      resolve: ({ ownerId }, _, context) => loadParty(ownerId, context),
    }),
    isOff: t.boolean({
      description: 'True if calls are refused.',
      resolve: ({ disabledAt }) => disabledAt !== null,
    }),
    properties: t.field({
      type: [PropertyRef],
      description: 'Properties of the JSON body, in the order of the intake form.',
      resolve: async ({ blueprintId, mapping }, _, context) => {
        const [[form]] = await context.db.read(publishedForm(blueprintId));
        if (form?.content == null) return [];
        return startProperties(completeContent(form.content), mapping).map(
          ({ instance, name, field }) => ({ instance, name, field: field.name }),
        );
      },
    }),
    calls: t.field({
      type: [CallRef],
      description: 'The last 20 calls with the secret, latest first.',
      resolve: async ({ id }, _, context) => {
        const [calls] = await context.db.read(lastCalls(id));
        return calls;
      },
    }),
  }),
});

builder.objectField(BlueprintRef, 'startWebhook', (t) =>
  t.field({
    type: StartWebhookRef,
    nullable: true,
    description: 'Null if there is none, or the viewer can’t edit the blueprint.',
    resolve: async ({ id }, _, context) =>
      mayEditBlueprint(actorOf(await context.viewer())) === null
        ? webhookOfBlueprint(context, id)
        : null,
  }),
);

const MappedPropertyInput = builder.inputType('MappedPropertyInput', {
  description: 'Name of the JSON property of a field instance.',
  fields: (t) => ({
    instance: t.id({ required: true, description: 'Key of the field instance.' }),
    name: t.string({ required: true, description: 'Name of the property.' }),
  }),
});

const SaveStartWebhookInput = builder.inputType('SaveStartWebhookInput', {
  description: 'Input of `saveStartWebhook`.',
  fields: (t) => ({
    blueprintId: t.id({ required: true, description: 'ID of the blueprint.' }),
    ownerId: t.id({ required: true, description: 'ID of the owner of the workflows.' }),
    mapping: t.field({
      type: [MappedPropertyInput],
      required: true,
      description: 'Fields with another name than in the form.',
    }),
    isOff: t.boolean({ required: true, description: 'True to refuse calls.' }),
  }),
});

const PayloadRef = builder.objectRef<SavedStartWebhook>('StartWebhookPayload').implement({
  description: 'Result of `saveStartWebhook` and `rotateStartWebhookSecret`.',
  fields: (t) => ({
    startWebhook: t.field({
      type: StartWebhookRef,
      description: 'The address.',
      resolve: ({ webhook }) => webhook,
    }),
    secret: t.exposeString('secret', {
      nullable: true,
      description: 'Secret, which is shown only here. Null if it didn’t change.',
    }),
  }),
});

builder.mutationFields((t) => ({
  saveStartWebhook: t.field({
    type: PayloadRef,
    description:
      'Creates the address at which other systems start workflows, or changes it. For people who can edit the blueprint.',
    args: {
      input: t.arg({ type: SaveStartWebhookInput, required: true, description: 'The settings.' }),
    },
    resolve: (_, { input: { mapping, ...input } }, context) =>
      saveStartWebhook(context, {
        ...input,
        mapping: Object.fromEntries(mapping.map(({ instance, name }) => [instance, name.trim()])),
      }),
  }),
  rotateStartWebhookSecret: t.field({
    type: PayloadRef,
    description: 'Replaces the secret of an address. The former one stays valid for a day.',
    args: { blueprintId: t.arg.id({ required: true, description: 'ID of the blueprint.' }) },
    resolve: (_, { blueprintId }, context) => rotateStartSecret(context, blueprintId),
  }),
}));
