import { builder } from '../../platform/graphql/builder.ts';
import type { PresentScreen } from '../../platform/live/presence.ts';
import { endPresence, tellPresence } from './tell-presence.ts';

const PresentPersonRef = builder.objectRef<PresentScreen>('PresentPerson').implement({
  description: 'Person who has the same task open in one window.',
  fields: (t) => ({
    userId: t.exposeID('userId', { description: 'ID of the person.' }),
    name: t.exposeString('userName', { description: 'Name of the person.' }),
    instance: t.exposeID('instance', {
      nullable: true,
      description: 'Field instance that the person edits. Null if the person edits none.',
    }),
  }),
});

const TellPresencePayloadRef = builder
  .objectRef<readonly PresentScreen[]>('TellPresencePayload')
  .implement({
    description: 'Result of `tellPresence`.',
    fields: (t) => ({
      others: t.field({
        type: [PresentPersonRef],
        description: 'Other people who have the same form open.',
        resolve: (others) => others,
      }),
    }),
  });

const EndPresencePayloadRef = builder
  .objectRef<{ readonly ok: boolean }>('EndPresencePayload')
  .implement({
    description: 'Result of `endPresence`.',
    fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
  });

const TellPresenceInput = builder.inputType('TellPresenceInput', {
  description: 'Input of `tellPresence`.',
  fields: (t) => ({
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    screen: t.id({ required: true, description: 'ID of the window within the session.' }),
    instance: t.id({ description: 'Field instance that the viewer edits.' }),
  }),
});
const EndPresenceInput = builder.inputType('EndPresenceInput', {
  description: 'Input of `endPresence`.',
  fields: (t) => ({
    screen: t.id({ required: true, description: 'ID of the open form in this browser tab.' }),
  }),
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
    description: 'Reports that the person closed the form.',
    args: { input: t.arg({ type: EndPresenceInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await endPresence(context, input.screen);
      return { ok: true };
    },
  }),
}));
