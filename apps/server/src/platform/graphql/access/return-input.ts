import type { SignInReturn } from '@baton/domain/tenant/sign-in-return';
import { z } from 'zod';
import { builder } from '../builder.ts';

/** `SignInReturn` in the data of a job. */
export const signInReturnShape = z.object({
  redirect: z.string().nullish(),
  isSupplier: z.boolean().nullish(),
}) satisfies z.ZodType<SignInReturn>;

/** Input for what a person wanted to open before sign-in. */
export const SignInReturnInput = builder.inputType('SignInReturnInput', {
  description: 'What a person wanted to open. The link in the message leads back to it.',
  fields: (t) => ({
    redirect: t.string({ description: 'Path to open after sign-in. Null for the start page.' }),
    isSupplier: t.boolean({ description: 'True if the person uses the sign-in of suppliers.' }),
  }),
});
