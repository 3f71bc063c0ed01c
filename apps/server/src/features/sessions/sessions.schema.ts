import { installationState } from '../../platform/auth/account-statements.ts';
import type { OpenLink } from '../../platform/auth/single-use-link.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { publicField } from '../../platform/graphql/access/anonymous-access.ts';
import { LocaleRef } from '../../platform/graphql/locale-type.ts';
import { SignInReturnInput } from '../../platform/graphql/access/return-input.ts';
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
    emails: t.exposeStringList('emails', { description: 'Email addresses of the sample people.' }),
    password: t.exposeString('password', { description: 'Password of all sample people.' }),
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
    demo: t.expose('demo', {
      type: DemoSignInRef,
      nullable: true,
      description: 'How to sign in to the sample company. Null outside of the demo.',
    }),
  }),
});

const SignOutPayloadRef = builder.objectRef<{ readonly ok: boolean }>('SignOutPayload').implement({
  description: 'Result of `signOut`.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
});

const RequestPasswordResetInput = builder.inputType('RequestPasswordResetInput', {
  description: 'Input of `requestPasswordReset`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address of the person.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the message.' }),
    returnTo: t.field({
      type: SignInReturnInput,
      description: 'What the person wanted to open. Null for the start page.',
    }),
  }),
});
const ResetPasswordInput = builder.inputType('ResetPasswordInput', {
  description: 'Input of `resetPassword`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the link in the message.' }),
    password: t.string({ required: true, description: 'New password.' }),
  }),
});
const PasswordResetRef = builder.objectRef<OpenLink>('PasswordReset').implement({
  description: 'What a person can know before they set a new password.',
  fields: (t) => ({
    passwordPolicy: t.expose('passwordPolicy', {
      type: PasswordPolicyRef,
      description: 'Rules for the new password.',
    }),
  }),
});
const InvitationRef = builder.objectRef<FoundInvitation>('Invitation').implement({
  description: 'What an invited person can know before they sign up.',
  fields: (t) => ({
    name: t.string({
      description: 'Name of the invited person.',
      resolve: ({ person }) => person.name,
    }),
    email: t.string({
      description: 'Email address of the invited person.',
      resolve: ({ person }) => person.email,
    }),
    workspaceName: t.string({
      description: 'Name of the workspace.',
      resolve: ({ person }) => person.workspaceName,
    }),
    accentColor: t.string({
      description: 'Accent color of the workspace, as #rrggbb.',
      resolve: ({ person }) => person.accentColor,
    }),
    passwordPolicy: t.field({
      type: PasswordPolicyRef,
      description: 'Rules for the password.',
      resolve: ({ person }) => person.passwordPolicy,
    }),
    provider: t.string({
      nullable: true,
      description: 'Identity provider with which the person can sign up. Null for a password.',
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
  description: 'Input of `acceptInvitation`.',
  fields: (t) => ({
    token: t.string({ required: true, description: 'Token of the link in the invitation.' }),
    password: t.string({ required: true, description: 'New password.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the interface.' }),
  }),
});
const SignInInput = builder.inputType('SignInInput', {
  description: 'Input of `signIn`.',
  fields: (t) => ({
    email: t.string({ required: true, description: 'Email address.' }),
    password: t.string({ required: true, description: 'Password.' }),
  }),
});
const ChangePasswordInput = builder.inputType('ChangePasswordInput', {
  description: 'Input of `changePassword`.',
  fields: (t) => ({
    currentPassword: t.string({ required: true, description: 'Current password.' }),
    newPassword: t.string({ required: true, description: 'New password.' }),
  }),
});
const RevokeSessionInput = builder.inputType('RevokeSessionInput', {
  description: 'Input of `revokeSession`.',
  fields: (t) => ({ id: t.id({ required: true, description: 'ID of the session.' }) }),
});
const UpdatePreferencesInput = builder.inputType('UpdatePreferencesInput', {
  description: 'Input of `updatePreferences`.',
  fields: (t) => ({
    locale: t.field({ type: LocaleRef, description: 'Language of the interface.' }),
    theme: t.field({ type: ThemeRef, description: 'Color theme of the interface.' }),
    region: t.string({ description: 'Region in this workspace, such as PT.' }),
    timeZone: t.string({ description: 'Time zone in this workspace, such as Europe/Lisbon.' }),
  }),
});
const CreateFirstTenantInput = builder.inputType('CreateFirstTenantInput', {
  description: 'Input of `createFirstTenant`.',
  fields: (t) => ({
    workspaceName: t.string({ required: true, description: 'Name of the workspace.' }),
    name: t.string({ required: true, description: 'Name.' }),
    email: t.string({ required: true, description: 'Email address of the admin.' }),
    password: t.string({ required: true, description: 'Password of the admin.' }),
    timeZone: t.string({ required: true, description: 'IANA time zone of the workspace.' }),
    locale: t.field({ type: LocaleRef, required: true, description: 'Language of the interface.' }),
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
    description: 'State of the Baton server before anyone signs in.',
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
    args: { token: t.arg.string({ required: true, description: 'Token from the link.' }) },
    resolve: (_, { token }, context) => findPasswordReset(context, token),
  }),
);

builder.queryField('invitation', (t) =>
  t.field({
    extensions: publicField,
    type: InvitationRef,
    nullable: true,
    description: 'Invitation of a link. Null if the link was used, expired, or withdrawn.',
    args: { token: t.arg.string({ required: true, description: 'Token from the link.' }) },
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
    description: 'Ends the session of this browser.',
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
    description: 'Signs the viewer out of another browser.',
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
    description: 'Changes the language, theme, and time zone of the viewer. Null values stay.',
    args: { input: t.arg({ type: UpdatePreferencesInput, required: true }) },
    resolve: (_, { input }, context) => updatePreferences(context, input),
  }),
}));
