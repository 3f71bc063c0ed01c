import type { TokenAccess } from '../../../platform/auth/api-token.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { ViewerRef } from '../viewer.schema.ts';
import { createApiToken, tokenDays, type CreatedApiToken } from './api-tokens.ts';
import { createTokenCode, type TokenCode } from './token-code.ts';

const TokenAccessRef = builder.enumType('TokenAccess', {
  description: 'READ allows queries, and WRITE also mutations.',
  values: ['READ', 'WRITE'] as const satisfies readonly TokenAccess[],
});
const CreateApiTokenInput = builder.inputType('CreateApiTokenInput', {
  fields: (t) => ({
    name: t.string({ required: true }),
    access: t.field({ type: TokenAccessRef, required: true }),
    days: t.int({ required: true, description: `Lifetime: ${tokenDays.join(', ')}.` }),
  }),
});
const CreateApiTokenPayloadRef = builder
  .objectRef<CreatedApiToken>('CreateApiTokenPayload')
  .implement({
    fields: (t) => ({
      token: t.exposeString('token', { description: 'The token. It is returned only once.' }),
      viewer: t.field({ type: ViewerRef, resolve: (node) => node }),
    }),
  });
const TokenCodePayloadRef = builder.objectRef<TokenCode>('TokenCodePayload').implement({
  fields: (t) => ({
    code: t.exposeString('code', { description: 'The code. It is returned only once.' }),
    expiresAt: t.expose('expiresAt', { type: 'DateTime' }),
  }),
});
const CreateTokenCodeInput = builder.inputType('CreateTokenCodeInput', {
  fields: (t) => ({ access: t.field({ type: TokenAccessRef, required: true }) }),
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
    resolve: (_, { input }, context) => createTokenCode(context, input.access),
  }),
}));
