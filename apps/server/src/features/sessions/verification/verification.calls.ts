import { z } from 'zod';
import { locales } from '@baton/domain/core/languages';
import { defineCall } from '../../../platform/rest/define-call.ts';
import { exchangeVerification, isAddressConfirmed, verifyAddress } from './confirm-address.ts';
import { requestVerification } from './request-verification.ts';

const group = 'Email confirmation';
const email = z.string().max(320);
const token = z.string().max(2000).meta({ description: 'Token that asks for the confirmation.' });
const nonce = z.string().max(200).meta({ description: 'Token of the link in the message.' });

const request = defineCall({
  method: 'GET',
  path: '/verification/request',
  group,
  summary: 'Sends the link that confirms an address. Requestors also send their address.',
  input: z.object({
    token,
    email: email.optional(),
    locale: z.enum(locales).default('en').meta({ description: 'Language of the message.' }),
    redirect: z
      .string()
      .max(2000)
      .optional()
      .meta({ description: 'Path that opens after the confirmation of an account.' }),
  }),
  errors: [
    ...(['LinkInvalid', 'AddressMissing', 'AddressAlreadyConfirmed', 'InvalidEmail'] as const),
    'TooManyAttempts',
  ],
  output: z.object({}),
  run: async (context, input) => {
    await requestVerification(context, input);
    return {};
  },
});

const exchange = defineCall({
  method: 'POST',
  path: '/verification/exchange',
  group,
  summary: 'Confirms an address with the link of a message. Returns the path that opens next.',
  input: z.object({
    token,
    nonce,
    neededConfirmation: z
      .boolean()
      .default(false)
      .meta({ description: 'True if the person selected a button on the page of the link.' }),
  }),
  output: z.object({ redirect: z.string() }),
  errors: ['LinkInvalid'],
  run: async (context, input) => ({ redirect: await exchangeVerification(context, input) }),
});

const status = defineCall({
  method: 'GET',
  path: '/user/verification-status',
  group,
  summary: 'Returns whether the address of the signed-in person is confirmed.',
  input: z.object({}),
  output: z.object({ status: z.enum(['VERIFIED', 'UNVERIFIED']) }),
  errors: ['Unauthenticated'],
  run: async (context) => {
    const isConfirmed = await isAddressConfirmed(context);
    return { status: isConfirmed ? ('VERIFIED' as const) : ('UNVERIFIED' as const) };
  },
});

const verify = defineCall({
  method: 'POST',
  path: '/user/verify',
  group,
  summary: 'Confirms the address of an account with the link of a message.',
  input: z.object({
    AuthUserEmail: email,
    UUID: nonce,
    ForceVerifyForExistingUser: z
      .boolean()
      .default(false)
      .meta({ description: 'True to also accept a confirmed address.' }),
  }),
  errors: ['LinkInvalid', 'AddressAlreadyConfirmed'],
  run: (context, input) =>
    verifyAddress(context, {
      email: input.AuthUserEmail,
      nonce: input.UUID,
      isForced: input.ForceVerifyForExistingUser,
    }),
});

export const verificationCalls = [request, exchange, status, verify];
