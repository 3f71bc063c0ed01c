import { builder } from '../../platform/graphql/builder.ts';
import type { PresentScreen } from '../../platform/live/presence.ts';
import { endPresence, tellPresence } from './tell-presence.ts';

const PresentPersonRef = builder.objectRef<PresentScreen>('PresentPerson').implement({
  description: 'Somebody who has the same task open, in one window.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('userName'),
    instance: t.exposeID('instance', {
      nullable: true,
      description: 'The question of its form that they are in.',
    }),
  }),
});

const TellPresencePayloadRef = builder
  .objectRef<readonly PresentScreen[]>('TellPresencePayload')
  .implement({
    fields: (t) => ({
      others: t.field({ type: [PresentPersonRef], resolve: (others) => others }),
    }),
  });

const EndPresencePayloadRef = builder
  .objectRef<{ readonly ok: boolean }>('EndPresencePayload')
  .implement({ fields: (t) => ({ ok: t.exposeBoolean('ok') }) });

const TellPresenceInput = builder.inputType('TellPresenceInput', {
  fields: (t) => ({
    taskId: t.id({ required: true }),
    screen: t.id({ required: true, description: 'Names the window among those of the session.' }),
    instance: t.id({ description: 'The question that the viewer is in.' }),
  }),
});
const EndPresenceInput = builder.inputType('EndPresenceInput', {
  fields: (t) => ({ screen: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  tellPresence: t.field({
    type: TellPresencePayloadRef,
    description:
      'The viewer has the task open; answers who else has. To be said again every ten seconds while somebody is, and when `changes` tells of it.',
    args: { input: t.arg({ type: TellPresenceInput, required: true }) },
    resolve: (_, { input }, context) =>
      tellPresence(context, { ...input, instance: input.instance ?? null }),
  }),
  endPresence: t.field({
    type: EndPresencePayloadRef,
    args: { input: t.arg({ type: EndPresenceInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await endPresence(context, input.screen);
      return { ok: true };
    },
  }),
}));
