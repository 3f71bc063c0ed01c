import { builder } from '../../../platform/graphql/builder.ts';
import { ViewerRef } from '../viewer.schema.ts';
import { createApiToken, tokenDays, type CreatedApiToken } from './api-tokens.ts';
import { TokenAccessRef, TokenScopeRef } from './token-types.ts';
import { createTokenCode, type TokenCode } from './token-code.ts';

const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  description: 'Input of `createApiToken`.',
  fields: (t) => ({
    name: t.string({ required: true, description: 'Name that the person gave it.' }),
    access: t.field({
      type: TokenAccessRef,
      required: true,
      description: 'What the token allows.',
    }),
    scopes: t.field({
      type: [TokenScopeRef],
      description: 'What the token can reach. Null for everything.',
    }),
    days: t.int({ required: true, description: `Lifetime: ${tokenDays.join(', ')}.` }),
  }),
});
const CreateApiTokenPayloadRef = builder
  .objectRef<CreatedApiToken>('CreateApiTokenPayload')
  .implement({
    description: 'Result of `createApiToken`.',
    fields: (t) => ({
      token: t.exposeString('token', { description: 'The token. It is returned only once.' }),
      viewer: t.field({
        type: ViewerRef,
        description: 'The signed-in person.',
        resolve: (node) => node,
      }),
    }),
  });
const TokenCodePayloadRef = builder.objectRef<TokenCode>('TokenCodePayload').implement({
  description: 'Result of `createTokenCode`.',
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code. It is returned only once.' }),
    expiresAt: t.expose('expiresAt', {
      type: 'DateTime',
      description: 'Time when the code expires.',
    }),
  }),
});
const CreateTokenCodeInput = builder.inputType('CreateTokenCodeInput', {
  description: 'Input of `createTokenCode`.',
  fields: (t) => ({
    access: t.field({
      type: TokenAccessRef,
      required: true,
      description: 'What the token allows.',
    }),
    scopes: t.field({
      type: [TokenScopeRef],
      description: 'What the token can reach. Null for everything.',
    }),
  }),
});

builder.mutationFields((t) => ({
  createApiToken: t.field({
    type: CreateApiTokenPayloadRef,
    description: 'Creates a token for a program. Revoke it with `revokeSession`.',
    args: { input: t.arg({ type: CreateApiTokenInput, required: true }) },
    resolve: (_, { input }, context) => createApiToken(context, input),
  }),
  createTokenCode: t.field({
    type: TokenCodePayloadRef,
    description:
      'Creates a code that a program can exchange once for a token, with `POST /auth/request-for-token-with-code`.',
    args: { input: t.arg({ type: CreateTokenCodeInput, required: true }) },
    resolve: (_, { input }, context) => createTokenCode(context, input),
  }),
}));
