import { mayEditTenant } from '@baton/domain/access/people-access';
import type { SignInPolicy } from '@baton/domain/tenant/sign-in-policy';
import { PasswordPolicyRef } from '../session-payloads.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { demand } from '../../../platform/graphql/refused.ts';
import { signInPolicyOf } from './policy-statements.ts';
import { updateSignInPolicy } from './update-sign-in-policy.ts';

const SignInPolicyRef = builder.objectRef<SignInPolicy>('SignInPolicy').implement({
  description: 'How the people of the workspace sign in.',
  fields: (t) => ({
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
  }),
});

const UpdateSignInPolicyInput = builder.inputType('UpdateSignInPolicyInput', {
  description: 'Input of `updateSignInPolicy`.',
  fields: (t) => ({
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
      'Changes how people sign in. Signs out people without a required second factor. Only for admins.',
    args: { input: t.arg({ type: UpdateSignInPolicyInput, required: true }) },
    resolve: (_, { input }, context) => updateSignInPolicy(context, input),
  }),
);
