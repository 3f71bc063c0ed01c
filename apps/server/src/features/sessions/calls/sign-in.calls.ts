import { z } from 'zod';
import { endSessionOfToken } from '../../../platform/auth/session-statements.ts';
import { presentedApiToken } from '../../../platform/auth/api-token.ts';
import { defineCall } from '../../../platform/rest/define-call.ts';
import { signOut } from '../sign-out.ts';
import { refreshToken, tokenOfCode, type ExchangedToken } from '../tokens/token-code.ts';

const tokenBody = z.object({
  access_token: z.string(),
  token_type: z.literal('Bearer'),
  expires_in: z.int().meta({ description: 'Seconds.' }),
});

const bodyOf = ({ token, expiresIn }: ExchangedToken): z.input<typeof tokenBody> => ({
  access_token: token,
  token_type: 'Bearer',
  expires_in: expiresIn,
});

const tokenWithCode = defineCall({
  method: 'POST',
  path: '/auth/request-for-token-with-code',
  group: 'Sign-in',
  summary: 'Exchanges a code of a person for an API token, once.',
  input: z.object({ code: z.string().max(100), email: z.string().max(320) }),
  output: tokenBody,
  errors: ['NotFound', 'TooManyAttempts'],
  run: async (context, input) => bodyOf(await tokenOfCode(context, input)),
});

const tokenWithToken = defineCall({
  method: 'POST',
  path: '/auth/request-for-token-with-token',
  group: 'Sign-in',
  summary: 'Extends a token that was exchanged for a code, up to 90 days after its creation.',
  input: z.object({ access_token: z.string().max(200) }),
  output: tokenBody,
  errors: ['NotFound'],
  run: async (context, input) => bodyOf(await refreshToken(context, input.access_token)),
});

const logout = defineCall({
  method: 'POST',
  path: '/auth/logout',
  group: 'Sign-in',
  summary: 'Ends the session of a token. Without a token, ends the session of the request.',
  setsCookie: true,
  input: z.object({ access_token: z.string().max(200).optional() }),
  run: async (context, { access_token: token }) => {
    if (token === undefined) return signOut(context);
    const { database, live } = context.services;
    const hash = presentedApiToken(`Bearer ${token}`)?.hash ?? null;
    const [ended] = await database.trip({ kind: 'identity' }, endSessionOfToken(hash));
    live.endSessions(ended.map(({ id }) => id));
  },
});

export const signInCalls = [tokenWithCode, tokenWithToken, logout];
