import { builder } from '../../../platform/graphql/builder.ts';
import {
  addPushSubscription,
  ownPushSubscriptions,
  pushKey,
  removePushSubscription,
  type PushSubscriptionRow,
} from './manage-push.ts';

const SubscriptionRef = builder.objectRef<PushSubscriptionRow>('PushSubscription').implement({
  description: 'A browser that shows push messages of the viewer.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the subscription.' }),
    userAgent: t.exposeString('userAgent', { description: 'User agent of the browser.' }),
    createdAt: t.expose('createdAt', { type: 'DateTime', description: 'Time of creation.' }),
    sentAt: t.expose('sentAt', {
      type: 'DateTime',
      nullable: true,
      description: 'Time of the latest message. Null before the first one.',
    }),
  }),
});

builder.queryFields((t) => ({
  pushKey: t.string({
    description: 'Public key with which browsers subscribe to push messages.',
    resolve: (_, _args, context) => pushKey(context),
  }),
  pushSubscriptions: t.field({
    type: [SubscriptionRef],
    description: 'Browsers that show push messages of the viewer, latest first.',
    resolve: (_, _args, context) => ownPushSubscriptions(context),
  }),
}));

const AddInput = builder.inputType('AddPushSubscriptionInput', {
  description: 'Input of `addPushSubscription`.',
  fields: (t) => ({
    endpoint: t.string({ required: true, description: 'Address at the push service.' }),
    p256dh: t.string({ required: true, description: 'Public key of the browser.' }),
    auth: t.string({ required: true, description: 'Secret of the browser.' }),
  }),
});
const RemoveInput = builder.inputType('RemovePushSubscriptionInput', {
  description: 'Input of `removePushSubscription`.',
  fields: (t) => ({
    id: t.id({ required: true, description: 'ID of the subscription.' }),
  }),
});
const AddPayloadRef = builder
  .objectRef<{ readonly id: string }>('AddPushSubscriptionPayload')
  .implement({
    description: 'Result of `addPushSubscription`.',
    fields: (t) => ({
      subscriptionId: t.exposeID('id', { description: 'ID of the subscription.' }),
      subscriptions: t.field({
        type: [SubscriptionRef],
        description: 'All browsers of the viewer.',
        resolve: (_, _args, context) => ownPushSubscriptions(context),
      }),
    }),
  });
const RemovePayloadRef = builder
  .objectRef<{ readonly id: string }>('RemovePushSubscriptionPayload')
  .implement({
    description: 'Result of `removePushSubscription`.',
    fields: (t) => ({
      subscriptions: t.field({
        type: [SubscriptionRef],
        description: 'All browsers of the viewer.',
        resolve: (_, _args, context) => ownPushSubscriptions(context),
      }),
    }),
  });

builder.mutationFields((t) => ({
  addPushSubscription: t.field({
    type: AddPayloadRef,
    description: 'Sends push messages of the viewer to a browser.',
    args: { input: t.arg({ type: AddInput, required: true }) },
    resolve: async (_, { input }, context) => ({ id: await addPushSubscription(context, input) }),
  }),
  removePushSubscription: t.field({
    type: RemovePayloadRef,
    description: 'Ends push messages to a browser of the viewer.',
    args: { input: t.arg({ type: RemoveInput, required: true }) },
    resolve: async (_, { input: { id } }, context) => {
      await removePushSubscription(context, id);
      return { id };
    },
  }),
}));
