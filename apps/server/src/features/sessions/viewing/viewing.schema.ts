import { publicField } from '../../../platform/graphql/access/anonymous-access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OkPayloadRef } from '../session-payloads.ts';
import { stopViewing, viewAs } from './view-as.ts';

const ViewAsInput = builder.inputType('ViewAsInput', {
  description: 'Input of `viewAs`.',
  fields: (t) => ({
    personId: t.id({ required: true, description: 'ID of the person.' }),
    reason: t.string({ required: true, description: 'For the audit log.' }),
  }),
});

builder.mutationFields((t) => ({
  viewAs: t.field({
    type: OkPayloadRef,
    description:
      'Lets an admin view Baton as another person for half an hour, without changing anything. Only after a recent sign-in.',
    args: { input: t.arg({ type: ViewAsInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await viewAs(context, input);
      return { ok: true };
    },
  }),
  stopViewing: t.field({
    extensions: publicField,
    type: OkPayloadRef,
    description: 'Ends the viewing as another person, and continues the session of the admin.',
    resolve: async (_, __, context) => {
      await stopViewing(context);
      return { ok: true };
    },
  }),
}));
