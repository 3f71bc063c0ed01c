import { webhookTypes } from '@baton/domain/webhook/webhook-events';
import { builder } from '../../platform/graphql/builder.ts';
import { connectionOf, pageComplexity } from '../../platform/graphql/page.ts';
import {
  changeWebhook,
  createWebhook,
  deleteWebhook,
  readDeliveries,
  readWebhooks,
  replayWebhookDelivery,
  rotateWebhookSecret,
  setWebhookPaused,
  testWebhook,
} from './manage-webhooks.ts';
import type { AttemptRow, DeliveryRow, WebhookRow } from './webhooks.queries.ts';

const PauseReasonRef = builder.enumType('WebhookPauseReason', {
  description: 'Why a webhook is paused.',
  values: {
    BY_PERSON: { description: 'An admin paused it.' },
    FAILURES: { description: 'It failed for 3 days.' },
  } as const,
});
const StateRef = builder.enumType('WebhookDeliveryState', {
  description: 'State of a delivery.',
  values: {
    PENDING: { description: 'It waits for its first or next attempt.' },
    DELIVERED: { description: 'The receiver confirmed it.' },
    FAILED: { description: 'It is not sent anymore.' },
  } as const,
});

const workflowTypes = webhookTypes.filter((type) => !type.startsWith('audit.'));
const typesText = `Types of events: ${workflowTypes.join(', ')}, and those of the audit log, such as audit.person.updated.`;

const WebhookRef = builder.objectRef<WebhookRow>('Webhook').implement({
  description: 'URL of another system that gets events.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the webhook.' }),
    version: t.exposeInt('version', { description: 'Version for conflict checks.' }),
    name: t.exposeString('name', { description: 'Name of the webhook.' }),
    url: t.exposeString('url', { description: 'Address that gets the events.' }),
    types: t.exposeStringList('types', { description: typesText }),
    blueprintIds: t.idList({
      description: 'Only workflows of these blueprints. Empty for all.',
      resolve: ({ blueprintIds }) => [...blueprintIds],
    }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      nullable: true,
      description: "Time when it was paused. Null if it isn't.",
    }),
    pauseReason: t.expose('pauseReason', {
      type: PauseReasonRef,
      nullable: true,
      description: "Why the webhook is paused. Null if it isn't.",
    }),
    failingSince: t.expose('failingSince', {
      type: 'DateTime',
      nullable: true,
      description:
        'Time of the first failure after the last success. Null if the last delivery succeeded.',
    }),
    oldSecretUntil: t.expose('oldSecretUntil', {
      type: 'DateTime',
      nullable: true,
      description: 'Until then, the former secret also signs. Null if it was never replaced.',
    }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
  }),
});

const HeaderRef = builder
  .objectRef<{ readonly name: string; readonly value: string }>('WebhookHeader')
  .implement({
    description: 'A header of a request to a webhook.',
    fields: (t) => ({
      name: t.exposeString('name', { description: 'Name of the header in lower case.' }),
      value: t.exposeString('value', { description: 'Value of the header. Never a secret.' }),
    }),
  });

const AttemptRef = builder.objectRef<AttemptRow>('WebhookAttempt').implement({
  description: 'An attempt to send a message, with its request and response.',
  fields: (t) => ({
    at: t.field({
      type: 'DateTime',
      description: 'Time of the response, or of the failure.',
      resolve: ({ at }) => new Date(at),
    }),
    url: t.exposeString('url', { description: 'Address of the request.' }),
    headers: t.field({
      type: [HeaderRef],
      description: 'Headers of the request. Empty for attempts before Baton stored them.',
      resolve: ({ headers }) => Object.entries(headers).map(([name, value]) => ({ name, value })),
    }),
    status: t.exposeInt('status', {
      nullable: true,
      description: 'HTTP status of the response. Null without a response.',
    }),
    failure: t.exposeString('failure', {
      nullable: true,
      description: 'Why there is no response, such as TIMEOUT. Null with a response.',
    }),
    response: t.exposeString('response', {
      nullable: true,
      description: 'Beginning of the response. Null without a response.',
    }),
    durationMs: t.exposeInt('durationMs', { description: 'Duration in milliseconds.' }),
  }),
});

const DeliveryRef = builder.objectRef<DeliveryRow>('WebhookDelivery').implement({
  description: 'A message to a webhook, with its attempts.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'The webhook-id, which is the same for each attempt.' }),
    type: t.exposeString('type', { description: 'Type of the event.' }),
    state: t.field({
      type: StateRef,
      description: 'State of the delivery.',
      resolve: ({ state }) => state,
    }),
    attempts: t.exposeInt('attempts', { description: 'Number of attempts.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of the event.' }),
    lastAt: t.expose('lastAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the last attempt. Null before the first one.',
    }),
    nextAt: t.expose('nextAt', {
      type: 'DateTime',
      nullable: true,
      description: "Next attempt of a message that waits. Null if it doesn't wait.",
    }),
    status: t.int({
      nullable: true,
      description: 'HTTP status of the last response. Null without a response.',
      resolve: ({ log }) => log[0]?.status ?? null,
    }),
    failure: t.string({
      nullable: true,
      description: 'Why there is no response, such as TIMEOUT. Null with a response.',
      resolve: ({ log }) => log[0]?.failure ?? null,
    }),
    response: t.string({
      nullable: true,
      description: 'Beginning of the last response. Null without a response.',
      resolve: ({ log }) => log[0]?.response ?? null,
    }),
    durationMs: t.int({
      nullable: true,
      description: 'Duration of the last attempt in milliseconds. Null before the first one.',
      resolve: ({ log }) => log[0]?.durationMs ?? null,
    }),
    log: t.field({
      type: [AttemptRef],
      description: 'All attempts, latest first.',
      resolve: ({ log }) => [...log],
    }),
    body: t.exposeString('body', { description: 'The message as JSON.' }),
  }),
});

const DeliveryConnectionRef = connectionOf<DeliveryRow>('WebhookDelivery', DeliveryRef);

builder.queryFields((t) => ({
  webhooks: t.field({
    type: [WebhookRef],
    description: 'Webhooks of the workspace, by name. For admins.',
    resolve: (_, _args, context) => readWebhooks(context),
  }),
  webhookDeliveries: t.field({
    type: DeliveryConnectionRef,
    complexity: pageComplexity,
    description: 'Messages to a webhook of the last 30 days, latest first. For admins.',
    args: {
      webhookId: t.arg.id({ required: true, description: 'ID of the webhook.' }),
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: (_, { webhookId, ...args }, context) => readDeliveries(context, webhookId, args),
  }),
}));

type InputFields = Parameters<NonNullable<Parameters<typeof builder.inputType>[1]['fields']>>[0];
const values = (t: InputFields) => ({
  name: t.string({ required: true, description: 'Name of the webhook.' }),
  url: t.string({ required: true, description: 'Address that gets the events.' }),
  types: t.stringList({ required: true, description: typesText }),
  blueprintIds: t.idList({
    required: true,
    description: 'Only workflows of these blueprints. Empty for all.',
  }),
});
const CreateInput = builder.inputType('CreateWebhookInput', {
  description: 'Input of `createWebhook`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    ...values(t),
  }),
});
const UpdateInput = builder.inputType('UpdateWebhookInput', {
  description: 'Input of `updateWebhook`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the webhook.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    ...values(t),
  }),
});
const PauseInput = builder.inputType('PauseWebhookInput', {
  description: 'Input of `pauseWebhook`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the webhook.' }),
    isPaused: t.boolean({ required: true, description: 'False to resume it.' }),
  }),
});
const TestInput = builder.inputType('TestWebhookInput', {
  description: 'Input of `testWebhook`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the webhook.' }),
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
  }),
});

const PayloadRef = builder.objectRef<WebhookRow>('WebhookPayload').implement({
  description: 'Result of `pauseWebhook`, `testWebhook`, and `updateWebhook`.',
  fields: (t) => ({
    webhook: t.field({
      type: WebhookRef,
      description: 'The webhook.',
      resolve: (webhook) => webhook,
    }),
  }),
});
const SecretPayloadRef = builder
  .objectRef<{ readonly webhook: WebhookRow; readonly secret: string }>('WebhookSecretPayload')
  .implement({
    description: 'Result of `createWebhook` and `rotateWebhookSecret`.',
    fields: (t) => ({
      webhook: t.field({
        type: WebhookRef,
        description: 'The webhook.',
        resolve: ({ webhook }) => webhook,
      }),
      secret: t.exposeString('secret', { description: 'Shown once.' }),
    }),
  });
const DeletePayloadRef = builder
  .objectRef<{ readonly deletedId: string }>('DeleteWebhookPayload')
  .implement({
    description: 'Result of `deleteWebhook`.',
    fields: (t) => ({
      deletedId: t.exposeID('deletedId', { description: 'ID of the deleted webhook.' }),
    }),
  });
const DeliveryPayloadRef = builder.objectRef<DeliveryRow>('WebhookDeliveryPayload').implement({
  description: 'Result of `replayWebhookDelivery`.',
  fields: (t) => ({
    delivery: t.field({
      type: DeliveryRef,
      description: 'The delivery.',
      resolve: (delivery) => delivery,
    }),
  }),
});

builder.mutationFields((t) => ({
  createWebhook: t.field({
    type: SecretPayloadRef,
    description: 'Creates a webhook. People need a recent sign-in.',
    args: { input: t.arg({ type: CreateInput, required: true }) },
    resolve: (_, { input: { idempotencyKey, ...given } }, context) =>
      createWebhook(context, idempotencyKey, given),
  }),
  updateWebhook: t.field({
    type: PayloadRef,
    description: 'Changes a webhook. For another address, people need a recent sign-in.',
    args: { input: t.arg({ type: UpdateInput, required: true }) },
    resolve: (_, { input: { id, expectedVersion, ...given } }, context) =>
      changeWebhook(context, id, given, expectedVersion ?? null),
  }),
  rotateWebhookSecret: t.field({
    type: SecretPayloadRef,
    description:
      'Replaces the secret. Messages have both signatures for a day. People need a recent sign-in.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: (_, { id }, context) => rotateWebhookSecret(context, id),
  }),
  pauseWebhook: t.field({
    type: PayloadRef,
    description: 'Pauses a webhook, or resumes it. Messages wait while it is paused.',
    args: { input: t.arg({ type: PauseInput, required: true }) },
    resolve: (_, { input: { id, isPaused } }, context) => setWebhookPaused(context, id, isPaused),
  }),
  deleteWebhook: t.field({
    type: DeletePayloadRef,
    description: 'Deletes a webhook with its messages.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: async (_, { id }, context) => ({ deletedId: await deleteWebhook(context, id) }),
  }),
  testWebhook: t.field({
    type: PayloadRef,
    description: 'Sends a message of the type webhook.test.',
    args: { input: t.arg({ type: TestInput, required: true }) },
    resolve: (_, { input: { id, idempotencyKey } }, context) =>
      testWebhook(context, id, idempotencyKey),
  }),
  replayWebhookDelivery: t.field({
    type: DeliveryPayloadRef,
    description: 'Sends a message again with the same ID.',
    args: { id: t.arg.id({ required: true, description: 'ID of the item.' }) },
    resolve: (_, { id }, context) => replayWebhookDelivery(context, id),
  }),
}));
