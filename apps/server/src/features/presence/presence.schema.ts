import { builder } from '../../platform/graphql/builder.ts';
import type { PresentScreen } from '../../platform/live/presence.ts';
import { endPresence, tellPresence } from './tell-presence.ts';

const PresentPersonRef = builder.objectRef<PresentScreen>('PresentPerson').implement({
  description: 'Person who has the same task open in one window.',
  fields: (t) => ({
    userId: t.exposeID('userId'),
    name: t.exposeString('userName'),
    instance: t.exposeID('instance', {
      nullable: true,
      description: 'Field instance that the person edits.',
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
    screen: t.id({ required: true, description: 'Id of the window within the session.' }),
    instance: t.id({ description: 'Field instance that the viewer edits.' }),
  }),
});
const EndPresenceInput = builder.inputType('EndPresenceInput', {
  fields: (t) => ({ screen: t.id({ required: true }) }),
});

builder.mutationFields((t) => ({
  tellPresence: t.field({
    type: TellPresencePayloadRef,
    description:
      'Reports that the viewer has the task open, and returns who else has. Repeat every 10 seconds while others do.',
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
