import {
  passkeysOf,
  type PasskeyRow,
} from '../../../platform/auth/credentials/passkey-statements.ts';
import { publicField } from '../../../platform/graphql/access/anonymous-access.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { OkPayloadRef, ViewerPayloadRef } from '../session-payloads.ts';
import { loadViewerNode } from '../viewer-node.ts';
import { ViewerRef } from '../viewer.schema.ts';
import { addPasskey, deletePasskey, startPasskey } from './manage-passkeys.ts';
import type { Ceremony } from './passkey-ceremony.ts';
import { signInWithPasskey, startPasskeySignIn, testPasskey } from './sign-in-with-passkey.ts';

const PasskeyRef = builder.objectRef<PasskeyRow>('Passkey').implement({
  description: 'Device or password manager with which the viewer signs in without a password.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the passkey.' }),
    name: t.exposeString('name', { description: 'Name that the person gave it.' }),
    createdAt: t.field({
      type: 'DateTime',
      description: 'Time of creation.',
      resolve: ({ createdAt }) => createdAt.toISOString(),
    }),
    lastUsedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Null if it was never used.',
      resolve: ({ lastUsedAt }) => lastUsedAt?.toISOString() ?? null,
    }),
  }),
});

builder.objectField(ViewerRef, 'passkeys', (t) =>
  t.field({
    type: [PasskeyRef],
    description: 'Passkeys of the viewer, oldest first.',
    resolve: async ({ viewer }, _, context) => {
      const [rows] = await context.db.read(passkeysOf(viewer.accountId));
      return rows;
    },
  }),
);

const CeremonyRef = builder.objectRef<Ceremony>('PasskeyCeremony').implement({
  description: 'What a browser needs to use a passkey, within five minutes.',
  fields: (t) => ({
    options: t.exposeString('options', { description: 'Options of WebAuthn, as JSON.' }),
    ceremony: t.exposeString('ceremony', { description: 'Value to send back with the answer.' }),
  }),
});

const responseText = 'Answer of the device, as JSON.';
const AddPasskeyInput = builder.inputType('AddPasskeyInput', {
  description: 'Input of `addPasskey`.',
  fields: (t) => ({
    ceremony: t.string({
      required: true,
      description: 'ID of the registration, from `startPasskey`.',
    }),
    response: t.string({ required: true, description: responseText }),
    name: t.string({ required: true, description: 'Name that the person gave it.' }),
  }),
});
const DeletePasskeyInput = builder.inputType('DeletePasskeyInput', {
  description: 'Input of `deletePasskey`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the passkey.' }) }),
});
const SignInWithPasskeyInput = builder.inputType('SignInWithPasskeyInput', {
  description: 'Input of `signInWithPasskey` and `testPasskey`.',
  fields: (t) => ({
    ceremony: t.string({ required: true, description: 'ID of the sign-in, from its start.' }),
    response: t.string({ required: true, description: responseText }),
  }),
});

builder.mutationFields((t) => ({
  startPasskey: t.field({
    type: CeremonyRef,
    description: 'Starts to add a passkey for the viewer.',
    resolve: (_, __, context) => startPasskey(context),
  }),
  addPasskey: t.field({
    type: ViewerPayloadRef,
    description: 'Stores a passkey that a device created.',
    args: { input: t.arg({ type: AddPasskeyInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await addPasskey(context, input);
      return loadViewerNode(context);
    },
  }),
  deletePasskey: t.field({
    type: ViewerPayloadRef,
    description: 'Deletes a passkey of the viewer.',
    args: { input: t.arg({ type: DeletePasskeyInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await deletePasskey(context, input.id);
      return loadViewerNode(context);
    },
  }),
  startPasskeySignIn: t.field({
    extensions: publicField,
    type: CeremonyRef,
    description: 'Starts a sign-in with a passkey.',
    resolve: (_, __, context) => startPasskeySignIn(context),
  }),
  signInWithPasskey: t.field({
    extensions: publicField,
    type: ViewerPayloadRef,
    description: 'Signs in with a passkey. It counts as two factors.',
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    resolve: (_, { input }, context) => signInWithPasskey(context, input),
  }),
  testPasskey: t.field({
    type: OkPayloadRef,
    description:
      'Tests a passkey of the viewer after `startPasskeySignIn`. The viewer stays signed in.',
    args: { input: t.arg({ type: SignInWithPasskeyInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await testPasskey(context, input);
      return { ok: true };
    },
  }),
}));
