import { refuse } from '@baton/domain/core/refusal';
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from '@simplewebauthn/server';
import { z } from 'zod';
import { Refused } from '../../../platform/graphql/refused.ts';

const base64url = z
  .string()
  .regex(/^[\w-]+$/)
  .max(20_000);
const shared = { id: base64url, rawId: base64url, type: z.literal('public-key') };

const registrationShape = z.object({
  ...shared,
  response: z.object({ clientDataJSON: base64url, attestationObject: base64url }),
});
const authenticationShape = z.object({
  ...shared,
  response: z.object({
    clientDataJSON: base64url,
    authenticatorData: base64url,
    signature: base64url,
    userHandle: base64url.optional(),
  }),
});

const read = <T>(shape: z.ZodType<T>, text: string): T => {
  try {
    return shape.parse(JSON.parse(text));
  } catch {
    throw new Refused(refuse('PasskeyRefused'));
  }
};

/** Reads the answer of a device that created a passkey. Throws PasskeyRefused for all other text. */
export const readRegistration = (text: string): RegistrationResponseJSON => ({
  ...read(registrationShape, text),
  clientExtensionResults: {},
});

/** Reads the answer of a device to a sign-in. Throws PasskeyRefused for all other text. */
export const readAuthentication = (text: string): AuthenticationResponseJSON => {
  const { response, ...rest } = read(authenticationShape, text);
  const { userHandle, ...signed } = response;
  return {
    ...rest,
    response: { ...signed, ...(userHandle === undefined ? {} : { userHandle }) },
    clientExtensionResults: {},
  };
};
