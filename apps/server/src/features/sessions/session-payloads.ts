import type { PasswordPolicy } from '@baton/domain/party/password-rules';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import type { SignInChallenge } from './second-factor/sign-in-challenge.ts';
import type { SignInResult } from './sign-in.ts';
import type { ViewerNode } from './viewer-node.ts';
import { ViewerRef } from './viewer.schema.ts';

export const PasswordPolicyRef = builder.enumType('PasswordPolicy', {
  description: 'Rules for passwords.',
  values: enumValues<PasswordPolicy>({
    NIST: '15 characters of any class.',
    SPEC: '15 characters of at least three classes.',
  }),
});

export const ViewerPayloadRef = builder.objectRef<ViewerNode>('ViewerPayload').implement({
  description: 'Result of commands that change the signed-in person or the session.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerRef,
      description: 'The signed-in person.',
      resolve: (node) => node,
    }),
  }),
});

export const OkPayloadRef = builder.objectRef<{ readonly ok: boolean }>('OkPayload').implement({
  description: 'Result of a command without other data.',
  fields: (t) => ({ ok: t.exposeBoolean('ok', { description: 'Always true.' }) }),
});

const ChallengeStepRef = builder.enumType('SignInStep', {
  description: 'What a person must do after the password.',
  values: enumValues<SignInChallenge['step']>({
    CODE: 'Enter a code of the authenticator app.',
    SET_UP: 'Set up an authenticator app.',
  }),
});
const SignInChallengeRef = builder.objectRef<SignInChallenge>('SignInChallenge').implement({
  description: 'What a person must do after the password, within ten minutes.',
  fields: (t) => ({
    token: t.exposeString('token', { description: 'Token for the next step.' }),
    step: t.expose('step', { type: ChallengeStepRef, description: 'What the person must do.' }),
  }),
});

export const SignInPayloadRef = builder.objectRef<SignInResult>('SignInPayload').implement({
  description: 'Result of `acceptInvitation` and `signIn`.',
  fields: (t) => ({
    viewer: t.field({
      type: ViewerRef,
      nullable: true,
      description: 'Null if a second factor is required.',
      resolve: ({ node }) => node,
    }),
    challenge: t.field({
      type: SignInChallengeRef,
      nullable: true,
      description: 'Null if the person is signed in.',
      resolve: ({ challenge }) => challenge,
    }),
  }),
});
