import { z } from 'zod';
import { defineCall } from '../../../platform/rest/define-call.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { ssoOfDomain } from './sso-statements.ts';

const isSso = defineCall({
  method: 'POST',
  path: '/is-sso',
  group: 'Sign-in',
  summary: 'Tells whether people with addresses of a domain sign in at an identity provider.',
  input: z.object({ domain: z.string().max(254) }),
  output: z.object({
    isSso: z.boolean(),
    isSsoOptional: z
      .boolean()
      .meta({ description: 'True if people can also sign in with a password.' }),
    connectionName: z.string().nullable(),
  }),
  run: async ({ services: { database } }, { domain }) => {
    const [[found]] = await database.trip(identity, ssoOfDomain(domain.toLowerCase()));
    const isSso = found !== undefined;
    return {
      isSso,
      isSsoOptional: found?.isRequired === false,
      connectionName: found?.name ?? null,
    };
  },
});

export const ssoCalls = [isSso];
