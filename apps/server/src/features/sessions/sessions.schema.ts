import { installationState } from '../../platform/auth/account-statements.ts';
import type { OpenLink } from '../../platform/auth/single-use-link.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { publicField } from '../../platform/graphql/anonymous-access.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import type { DemoSignIn } from '../../platform/graphql/request-context.ts';
import { revokeSession } from './revoke-session.ts';
import { acceptInvitation, findInvitation, type FoundInvitation } from './accept-invitation.ts';
import { changeOwnPassword } from './change-password.ts';
import { findPasswordReset, requestPasswordReset, resetPassword } from './reset-password.ts';
import {
  OkPayloadRef,
  PasswordPolicyRef,
  SignInPayloadRef,
  ViewerPayloadRef,
} from './session-payloads.ts';
import { setUpInstallation } from './set-up-installation.ts';
import { signIn } from './sign-in.ts';
import { signOut } from './sign-out.ts';
import { updatePreferences } from './update-preferences.ts';
import { findViewerNode } from './viewer-node.ts';
import { ThemeRef, ViewerRef } from './viewer.schema.ts';

interface Installation {
  readonly isFirstRun: boolean;
  readonly needsSetupCode: boolean;
  readonly demo: DemoSignIn | null;
}

const DemoSignInRef = builder.objectRef<DemoSignIn>('DemoSignIn').implement({
  description: 'How to sign in to the sample company.',
  fields: (t) => ({
    emails: t.exposeStringList('emails'),
    password: t.exposeString('password'),
  }),
});

const InstallationRef = builder.objectRef<Installation>('Installation').implement({
  description: 'What people can know before they sign in.',
  fields: (t) => ({
    isFirstRun: t.exposeBoolean('isFirstRun', {
      description: 'True until the first workspace exists.',
    }),
    needsSetupCode: t.exposeBoolean('needsSetupCode', {
      description:
        'True if the first run demands the setup code that the start of the server prints.',
    }),
    demo: t.expose('demo', { type: DemoSignInRef, nullable: true }),
  }),
});

const SignOutPayloadRef = builder
  .objectRef<{ readonly ok: boolean }>('SignOutPayload')
  .implement({ fields: (t) => ({ ok: t.exposeBoolean('ok') }) });

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  fields: (t) => ({
    email: t.string({ required: true }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the message.' }),
  }),
});
const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the link in the message.' }),
    password: t.string({ required: true }),
  }),
});
const PasswordResetRef = builder.objectRef<OpenLink>('PasswordReset').implement({
  description: 'What a person can know before they set a new password.',
  fields: (t) => ({ passwordPolicy: t.expose('passwordPolicy', { type: PasswordPolicyRef }) }),
});
const InvitationRef = builder.objectRef<FoundInvitation>('Invitation').implement({
  description: 'What an invited person can know before they sign up.',
  fields: (t) => ({
    name: t.string({ resolve: ({ person }) => person.name }),
    email: t.string({ resolve: ({ person }) => person.email }),
    workspaceName: t.string({ resolve: ({ person }) => person.workspaceName }),
    accentColor: t.string({ resolve: ({ person }) => person.accentColor }),
    passwordPolicy: t.field({
      type: PasswordPolicyRef,
      resolve: ({ person }) => person.passwordPolicy,
    }),
    provider: t.string({
      nullable: true,
      description: 'Identity provider with which the person can sign up.',
      resolve: ({ person }) => person.provider,
    }),
    requiresSso: t.boolean({
      description: 'True if the person can sign up only with the identity provider.',
      resolve: ({ person }) => person.requiresSso,
    }),
    hasAccount: t.boolean({
      description: 'True if the person has an account, whose password they must enter.',
      resolve: ({ person }) => person.accountId !== null,
    }),
  }),
});
const AcceptInvitationInput = builder.inputType('AcceptInvitationInput', {
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the link in the invitation.' }),
    password: t.string({ required: true }),
    locale: t.field({ type: LocaleRef, required: true }),
  }),
});
const SignInInput = builder.inputType('SignInInput', {
  fields: (t) => ({ email: t.string({ required: true }), password: t.string({ required: true }) }),
});
const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  fields: (t) => ({
    currentPassword: t.string({ required: true }),
    newPassword: t.string({ required: true }),
  }),
});
const RevokeSessionInput = builder.inputType('RevokeSessionInput', {
  fields: (t) => ({ id: t.id({ required: true }) }),
});
const UpdatePreferencesInput = builder.inputType('UpdatePreferencesInput', {
  fields: (t) => ({ locale: t.field({ type: LocaleRef }), theme: t.field({ type: ThemeRef }) }),
});
const CreateFirstTenantInput = builder.inputType('CreateFirstTenantInput', {
  fields: (t) => ({
    workspaceName: t.string({ required: true }),
    name: t.string({ required: true }),
    email: t.string({ required: true }),
    password: t.string({ required: true }),
    timeZone: t.string({ required: true }),
    locale: t.field({ type: LocaleRef, required: true }),
    setupCode: t.string({
      description: 'Required where `Installation.needsSetupCode` is true.',
    }),
  }),
});

builder.queryField('viewer', (t) =>
  t.field({
    extensions: publicField,
    type: ViewerRef,
    nullable: true,
    description: 'Null if no one is signed in.',
    resolve: (_, __, context) => findViewerNode(context),
  }),
);

builder.queryField('installation', (t) =>
  t.field({
    extensions: publicField,
    type: InstallationRef,
    resolve: async (_, __, { http, services: { database, demo, setupCode } }) => {
      const [states] = await database.trip(
        { kind: 'identity', waiting: 'ANONYMOUS' },
        installationState(demo?.emails ?? []),
      );
      const known = states[0]?.known ?? [];
      return {
        isFirstRun: states[0]?.hasAccounts === false,
        needsSetupCode: states[0]?.hasAccounts === false && setupCode(http) !== null,
        demo: demo === null || known.length === 0 ? null : { ...demo, emails: known },
      };
    },
  }),
);

builder.queryField('passwordReset', (t) =>
  t.field({
    extensions: publicField,
    type: PasswordResetRef,
    nullable: true,
    description: 'Password reset of a link. Null if the link was used or expired.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) => findPasswordReset(context, token),
  }),
);

builder.queryField('invitation', (t) =>
  t.field({
    extensions: publicField,
    type: InvitationRef,
    nullable: true,
    description: 'Invitation of a link. Null if the link was used, expired, or withdrawn.',
    args: { token: t.arg.string({ required: true }) },
    resolve: (_, { token }, context) => findInvitation(context, token),
  }),
);

builder.mutationFields((t) => ({
  acceptInvitation: t.field({
    extensions: publicField,
    type: SignInPayloadRef,
    description:
      'Accepts an invitation, and signs in. Returns a challenge if a second factor is required.',
    args: { input: t.arg({ type: AcceptInvitationInput, required: true }) },
    resolve: (_, { input }, context) => acceptInvitation(context, input),
  }),
  signIn: t.field({
    extensions: publicField,
    type: SignInPayloadRef,
    description: 'Signs in. Returns a challenge if a second factor is required.',
    args: { input: t.arg({ type: SignInInput, required: true }) },
    resolve: (_, { input }, context) => signIn(context, input),
  }),
  signOut: t.field({
    extensions: publicField,
    type: SignOutPayloadRef,
    resolve: async (_, __, context) => {
      await signOut(context);
      return { ok: true };
    },
  }),
  requestPasswordReset: t.field({
    extensions: publicField,
    type: OkPayloadRef,
    description:
      'Sends a link to set a new password. The answer is the same for unknown addresses.',
    args: { input: t.arg({ type: RequestPasswordResetInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await requestPasswordReset(context, input);
      return { ok: true };
    },
  }),
  resetPassword: t.field({
    extensions: publicField,
    type: OkPayloadRef,
    description: 'Sets a new password with a link, and ends all sessions of the account.',
    args: { input: t.arg({ type: ResetPasswordInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await resetPassword(context, input);
      return { ok: true };
    },
  }),
  changePassword: t.field({
    type: OkPayloadRef,
    description: 'Changes the password of the viewer, and signs out all other browsers.',
    args: { input: t.arg({ type: ChangePasswordInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await changeOwnPassword(context, input);
      return { ok: true };
    },
  }),
  revokeSession: t.field({
    type: ViewerPayloadRef,
    args: { input: t.arg({ type: RevokeSessionInput, required: true }) },
    resolve: (_, { input }, context) => revokeSession(context, input.id),
  }),
  createFirstTenant: t.field({
    extensions: publicField,
    type: ViewerPayloadRef,
    description: 'Creates the first workspace with its admin. Refused if a workspace exists.',
    args: { input: t.arg({ type: CreateFirstTenantInput, required: true }) },
    resolve: (_, { input }, context) => setUpInstallation(context, input),
  }),
  updatePreferences: t.field({
    type: ViewerPayloadRef,
    args: { input: t.arg({ type: UpdatePreferencesInput, required: true }) },
    resolve: (_, { input }, context) => updatePreferences(context, input),
  }),
}));
