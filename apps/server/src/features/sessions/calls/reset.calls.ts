import { z } from 'zod';
import { locales } from '@baton/domain/core/languages';
import { defineCall } from '../../../platform/rest/define-call.ts';
import { resetPassword } from '../reset-password.ts';
import {
  requestSecondFactorReset,
  resetSecondFactor,
} from '../second-factor/reset-second-factor.ts';

const email = z.string().max(320);
const linkToken = z.string().max(200).meta({ description: 'Token of the link in the message.' });

const sendSecondFactorReset = defineCall({
  method: 'POST',
  path: '/send-mfa-reset-request-email',
  group: 'Password and second factor',
  summary:
    'Sends a link that removes the second factor. The answer is the same for unknown addresses.',
  input: z.object({
    email,
    locale: z.enum(locales).default('en').meta({ description: 'Language of the message.' }),
  }),
  errors: ['InvalidEmail', 'TooManyAttempts'],
  run: requestSecondFactorReset,
});

const removeSecondFactor = defineCall({
  method: 'POST',
  path: '/reset-mfa',
  group: 'Password and second factor',
  summary:
    'Removes the authenticator app and the recovery codes with a link and the password. Sends an email about it.',
  input: z.object({
    email,
    verificationUUID: linkToken,
    timestamp: z.string().max(40),
    password: z.string().max(1000).meta({ description: 'A wrong one doesn’t use the link.' }),
    locale: z.enum(locales).default('en').meta({ description: 'Language of the message.' }),
  }),
  output: z.object({ reset: z.literal(true) }),
  errors: ['LinkInvalid', 'NoSecondFactor', 'PasswordWrong', 'TooManyAttempts'],
  run: async (context, { verificationUUID: token, password, locale }) => {
    await resetSecondFactor(context, { token, password, locale });
    return { reset: true } as const;
  },
});

const setPassword = defineCall({
  method: 'POST',
  path: '/auth/reset-password',
  group: 'Password and second factor',
  summary: 'Sets a new password with a link, and ends all sessions of the account.',
  input: z.object({ email, nonce: linkToken, password: z.string().max(1000) }),
  errors: [
    'LinkInvalid',
    'PasswordTooShort',
    'PasswordTooFewClasses',
    'PasswordRepeats',
    'PasswordCommon',
  ],
  run: (context, { nonce, password }) => resetPassword(context, { token: nonce, password }),
});

export const resetCalls = [sendSecondFactorReset, removeSecondFactor, setPassword];
