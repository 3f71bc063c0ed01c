import { builder } from '../../platform/graphql/builder.ts';
import { readPausedAddresses, resumeAddress, type PausedAddress } from './paused-addresses.ts';

const AddressRef = builder.objectRef<PausedAddress>('PausedAddress').implement({
  description: 'An address that gets no notifications, because a mail server refused it.',
  fields: (t) => ({
    email: t.exposeString('email', { description: 'Address of the recipient.' }),
    detail: t.exposeString('detail', { description: 'Answer of the mail server.' }),
    pausedAt: t.expose('pausedAt', {
      type: 'DateTime',
      description: 'Time of the refusal.',
    }),
  }),
});

builder.queryField('pausedAddresses', (t) =>
  t.field({
    type: [AddressRef],
    description:
      'Addresses that get no notifications by email, latest first, at most 1000. For admins.',
    resolve: (_, _args, context) => readPausedAddresses(context),
  }),
);

const ResumeInput = builder.inputType('ResumeAddressInput', {
  description: 'Input of `resumeAddress`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'The paused address.' }),
  }),
});
const ResumePayloadRef = builder
  .objectRef<{ readonly email: string }>('ResumeAddressPayload')
  .implement({
    description: 'Result of `resumeAddress`.',
    fields: (t) => ({
      addresses: t.field({
        type: [AddressRef],
        description: 'Addresses that are still paused.',
        resolve: (_, _args, context) => readPausedAddresses(context),
      }),
    }),
  });

builder.mutationField('resumeAddress', (t) =>
  t.field({
    type: ResumePayloadRef,
    description: 'Sends notifications to a paused address again. For admins.',
    args: { input: t.arg({ type: ResumeInput, required: true }) },
    resolve: async (_, { input: { email } }, context) => {
      await resumeAddress(context, email);
      return { email };
    },
  }),
);
