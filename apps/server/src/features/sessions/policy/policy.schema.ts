import { mayEditTenant } from '@baton/domain/access/people-access';
import type { SignInMethod, SignInPolicy } from '@baton/domain/tenant/sign-in-policy';
import { PasswordPolicyRef } from '../session-payloads.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { demand } from '../../../platform/graphql/refused.ts';
import { signInPolicyOf } from './policy-statements.ts';
import { updateSignInPolicy } from './update-sign-in-policy.ts';

export const SignInMethodRef = builder.enumType('SignInMethod', {
  description: 'Way to prove who a person is.',
  values: {
    PASSWORD: { description: 'Password, with a second factor if one is required.' },
    PASSKEY: { description: 'Passkey of a device or password manager.' },
    OIDC: { description: 'Identity provider with OpenID Connect.' },
    SAML: { description: 'Identity provider with SAML 2.0.' },
    SOCIAL: { description: 'Account of Google.' },
  } satisfies Record<SignInMethod, object>,
});

const SignInPolicyRef = builder.objectRef<SignInPolicy>('SignInPolicy').implement({
  description: 'How the people of the workspace sign in.',
  fields: (t) => ({
    methods: t.expose('methods', {
      type: [SignInMethodRef],
      description: 'Methods that people can use. Exempt admins can always use a password.',
    }),
    passwordPolicy: t.expose('passwordPolicy', {
      type: PasswordPolicyRef,
      description: 'Rules for passwords.',
    }),
    requiresSecondFactor: t.exposeBoolean('requiresSecondFactor', {
      description: 'True if everyone needs two-step sign-in.',
    }),
    secondFactorRoleIds: t.exposeIDList('secondFactorRoleIds', {
      description: 'Roles whose people need two-step sign-in.',
    }),
    confirmsAddress: t.exposeBoolean('confirmsAddress', {
      description: 'True if people must confirm their email address before they can continue.',
    }),
    sessionIdleMinutes: t.exposeInt('sessionIdleMinutes', {
      description: 'Minutes without use after which a session in a browser ends.',
    }),
    sessionMaxMinutes: t.exposeInt('sessionMaxMinutes', {
      description: 'Minutes since the sign-in after which a session in a browser ends.',
    }),
  }),
});

const UpdateSignInPolicyInput = builder.inputType('UpdateSignInPolicyInput', {
  description: 'Input of `updateSignInPolicy`.',
  fields: (t) => ({
    methods: t.field({
      type: [SignInMethodRef],
      description: 'Methods that people can use. Null keeps them.',
    }),
    breakGlassIds: t.idList({
      description:
        'IDs of admins who can use a password even if it isn’t allowed. Null keeps them.',
    }),
    passwordPolicy: t.field({
      type: PasswordPolicyRef,
      required: true,
      description: 'Rules for passwords.',
    }),
    requiresSecondFactor: t.boolean({
      required: true,
      description: 'True if everyone needs two-step sign-in.',
    }),
    secondFactorRoleIds: t.idList({
      required: true,
      description: 'Roles whose people need two-step sign-in.',
    }),
    confirmsAddress: t.boolean({
      required: true,
      description: 'True if people must confirm their email address before they can continue.',
    }),
    sessionIdleMinutes: t.int({
      description:
        'Minutes without use after which a session in a browser ends, from 15 to 43,200. Null keeps them.',
    }),
    sessionMaxMinutes: t.int({
      description:
        'Minutes since the sign-in after which a session in a browser ends, from 60 to 129,600. Null keeps them.',
    }),
  }),
});

const SignInPolicyPayloadRef = builder.objectRef<SignInPolicy>('SignInPolicyPayload').implement({
  description: 'Result of `updateSignInPolicy`.',
  fields: (t) => ({
    signInPolicy: t.field({
      type: SignInPolicyRef,
      description: 'The sign-in policy.',
      resolve: (policy) => policy,
    }),
  }),
});

builder.queryField('signInPolicy', (t) =>
  t.field({
    type: SignInPolicyRef,
    nullable: true,
    description: 'Sign-in policy of the workspace. Only for admins.',
    resolve: async (_, __, context) => {
      demand(mayEditTenant(actorOf(await context.viewer())));
      const [[policy]] = await context.db.read(signInPolicyOf());
      return policy;
    },
  }),
);

builder.mutationField('updateSignInPolicy', (t) =>
  t.field({
    type: SignInPolicyPayloadRef,
    description:
      'Changes how people sign in. Signs out people whose session the policy doesn’t allow, also if it is too old. Only for admins.',
    args: { input: t.arg({ type: UpdateSignInPolicyInput, required: true }) },
    resolve: (_, { input }, context) => updateSignInPolicy(context, input),
  }),
);
