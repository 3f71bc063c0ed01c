import { refuse } from '@baton/domain/core/refusal';
import {
  signInSettingsOf,
  type SignInSettings,
} from '../../../platform/auth/credentials/second-factor-statements.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { publicField } from '../../../platform/graphql/access/anonymous-access.ts';
import { LocaleRef } from '../../../platform/graphql/locale-type.ts';
import { SignInReturnInput } from '../../../platform/graphql/access/return-input.ts';
import { OkPayloadRef, PasswordPolicyRef, ViewerPayloadRef } from '../session-payloads.ts';
import { ViewerRef } from '../viewer.schema.ts';
import { confirmIdentity } from './confirm-identity.ts';
import { confirmSignIn } from './confirm-sign-in.ts';
import { requestSecondFactorReset, resetSecondFactor } from './reset-second-factor.ts';
import {
  confirmTotp,
  renewRecoveryCodes,
  startTotp,
  turnOffTotp,
  type RecoveryCodes,
  type StartedTotp,
} from './set-up-totp.ts';

const challengeText = 'Token of the challenge. Not set if the person is signed in.';

const ConfirmSignInInput = builder.inputType('ConfirmSignInInput', {
  description: 'Input of `confirmSignIn`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the challenge.' }),
    code: t.string({
      required: true,
      description: 'Code of the authenticator app, or a recovery code.',
    }),
  }),
});
const ConfirmIdentityInput = builder.inputType('ConfirmIdentityInput', {
  description: 'Input of `confirmIdentity`.',
  fields: (t) => ({
    password: t.string({ description: 'Password of the viewer.' }),
    code: t.string({ description: 'Code of the authenticator app. Used if it is set.' }),
  }),
});
const StartTotpInput = builder.inputType('StartTotpInput', {
  description: 'Input of `startTotp`.',
  fields: (t) => ({ challenge: t.string({ description: challengeText }) }),
});
const ConfirmTotpInput = builder.inputType('ConfirmTotpInput', {
  description: 'Input of `confirmTotp`.',
  fields: (t) => ({
    enrollment: t.string({ required: true, description: 'Value that `startTotp` returned.' }),
    code: t.string({ required: true, description: 'Code that the app shows.' }),
    challenge: t.string({ description: challengeText }),
  }),
});
const RequestSecondFactorResetInput = builder.inputType('RequestSecondFactorResetInput', {
  description: 'Input of `requestSecondFactorReset`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the person.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the message.' }),
    returnTo: t.field({
      type: SignInReturnInput,
      description: 'What the person wanted to open. Null for the start page.',
    }),
  }),
});
const ResetSecondFactorInput = builder.inputType('ResetSecondFactorInput', {
  description: 'Input of `resetSecondFactor`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the link in the message.' }),
    password: t.string({ required: true, description: 'Password of the person.' }),
    locale: t.field({
      type: LocaleRef,
      required: true,
      description: 'Language of the message about the removal.',
    }),
  }),
});

const StartTotpPayloadRef = builder.objectRef<StartedTotp>('StartTotpPayload').implement({
  description: 'Key for an authenticator app. It is stored by `confirmTotp`.',
  fields: (t) => ({
    secret: t.exposeString('secret', { description: 'The key in Base32.' }),
    uri: t.exposeString('uri', { description: 'Address for a QR code.' }),
    enrollment: t.exposeString('enrollment', { description: 'Encrypted key for `confirmTotp`.' }),
  }),
});
const RecoveryCodesPayloadRef = builder.objectRef<RecoveryCodes>('RecoveryCodesPayload').implement({
  description: 'Result of `confirmTotp` and `renewRecoveryCodes`.',
  fields: (t) => ({
    recoveryCodes: t.exposeStringList('recoveryCodes', {
      description: 'Codes for when the app is lost. They are returned only once.',
    }),
    viewer: t.field({
      type: ViewerRef,
      description: 'The signed-in person.',
      resolve: ({ node }) => node,
    }),
  }),
});

const SignInSettingsRef = builder.objectRef<SignInSettings>('SignInSettings').implement({
  description: 'How the viewer signs in.',
  fields: (t) => ({
    hasPassword: t.exposeBoolean('hasPassword', {
      description: 'True if the person can sign in with a password.',
    }),
    hasTotp: t.exposeBoolean('hasTotp', { description: 'True if two-step sign-in is on.' }),
    recoveryCodesLeft: t.exposeInt('recoveryCodesLeft', {
      description: 'Number of unused recovery codes.',
    }),
    passwordPolicy: t.expose('passwordPolicy', {
      type: PasswordPolicyRef,
      description: 'Rules for a new password: the strictest of all workspaces of the person.',
    }),
  }),
});

builder.objectField(ViewerRef, 'signIn', (t) =>
  t.field({
    type: SignInSettingsRef,
    description: 'How the person signs in.',
    resolve: async ({ viewer }, _, context) => {
      const [[settings]] = await context.db.read(signInSettingsOf(viewer.accountId));
      if (settings === undefined) throw new Refused(refuse('Unauthenticated'));
      return settings;
    },
  }),
);

builder.mutationFields((t) => ({
  confirmSignIn: t.field({
    extensions: publicField,
    type: ViewerPayloadRef,
    description: 'Signs in with the second factor, after `signIn` returned a challenge.',
    args: { input: t.arg({ type: ConfirmSignInInput, required: true }) },
    resolve: (_, { input }, context) => confirmSignIn(context, input),
  }),
  confirmIdentity: t.field({
    type: OkPayloadRef,
    description:
      'Confirms who the viewer is, with the password or a code. Sensitive changes need this after 15 minutes.',
    args: { input: t.arg({ type: ConfirmIdentityInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await confirmIdentity(context, input);
      return { ok: true };
    },
  }),
  startTotp: t.field({
    extensions: publicField,
    type: StartTotpPayloadRef,
    description: 'Returns a key for an authenticator app, for the viewer or a challenge.',
    args: { input: t.arg({ type: StartTotpInput, required: true }) },
    resolve: (_, { input }, context) => startTotp(context, input.challenge),
  }),
  confirmTotp: t.field({
    extensions: publicField,
    type: RecoveryCodesPayloadRef,
    description: 'Turns on two-step sign-in. With a challenge, it also signs in.',
    args: { input: t.arg({ type: ConfirmTotpInput, required: true }) },
    resolve: (_, { input }, context) => confirmTotp(context, input),
  }),
  renewRecoveryCodes: t.field({
    type: RecoveryCodesPayloadRef,
    description: 'Replaces the recovery codes of the viewer.',
    resolve: (_, __, context) => renewRecoveryCodes(context),
  }),
  turnOffTotp: t.field({
    type: ViewerPayloadRef,
    description: 'Turns off two-step sign-in. Refused if the workspace requires it.',
    resolve: (_, __, context) => turnOffTotp(context),
  }),
  requestSecondFactorReset: t.field({
    extensions: publicField,
    type: OkPayloadRef,
    description:
      'Sends a link to remove the second factor. The answer is the same for unknown addresses.',
    args: { input: t.arg({ type: RequestSecondFactorResetInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await requestSecondFactorReset(context, input);
      return { ok: true };
    },
  }),
  resetSecondFactor: t.field({
    extensions: publicField,
    type: OkPayloadRef,
    description:
      'Removes the second factor of an account with a link and the password. Sends an email about it. A wrong password doesn’t use the link.',
    args: { input: t.arg({ type: ResetSecondFactorInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await resetSecondFactor(context, input);
      return { ok: true };
    },
  }),
}));
