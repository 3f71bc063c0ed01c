import { passwordPolicies } from '@baton/domain/party/password-rules';
import { builder } from '../../platform/graphql/builder.ts';
import type { SignInChallenge } from './second-factor/sign-in-challenge.ts';
import type { SignInResult } from './sign-in.ts';
import type { ViewerNode } from './viewer-node.ts';
import { ViewerRef } from './viewer.schema.ts';

export const PasswordPolicyRef = builder.enumType('PasswordPolicy', {
  description:
    'SPEC demands 15 characters of three classes. NIST demands 15 characters of any class.',
  values: passwordPolicies,
});

export const ViewerPayloadRef = builder.objectRef<ViewerNode>('ViewerPayload').implement({
  fields: (t) => ({ viewer: t.field({ type: ViewerRef, resolve: (node) => node }) }),
});

export const OkPayloadRef = builder
  .objectRef<{ readonly ok: boolean }>('OkPayload')
  .implement({ fields: (t) => ({ ok: t.exposeBoolean('ok') }) });

const ChallengeStepRef = builder.enumType('SignInStep', {
  description:
    'CODE asks for a code of the authenticator app. SET_UP asks to set up an authenticator app.',
  values: ['CODE', 'SET_UP'] as const satisfies readonly SignInChallenge['step'][],
});
const SignInChallengeRef = builder.objectRef<SignInChallenge>('SignInChallenge').implement({
  description: 'What a person must do after the password, within ten minutes.',
  fields: (t) => ({
    token: t.exposeString('token'),
    step: t.expose('step', { type: ChallengeStepRef }),
  }),
});

export const SignInPayloadRef = builder.objectRef<SignInResult>('SignInPayload').implement({
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
