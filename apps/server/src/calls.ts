import { z } from 'zod';
import { brandingCalls } from './features/branding/index.ts';
import { diagnosticsCalls } from './features/diagnostics/index.ts';
import { describedFiles } from './features/documents/index.ts';
import { invitationCalls } from './features/people/index.ts';
import { documentSchemaCalls, publicApiCalls } from './features/public-api/index.ts';
import {
  developmentCalls,
  resetCalls,
  signInCalls,
  ssoCalls,
  verificationCalls,
} from './features/sessions/index.ts';
import { defineCall, type Call } from './platform/rest/define-call.ts';
import { openApiOf } from './platform/rest/open-api.ts';
import { schema } from './schema.ts';

const production: readonly Call[] = [
  ...signInCalls,
  ...ssoCalls,
  ...resetCalls,
  ...verificationCalls,
  ...invitationCalls,
  ...brandingCalls,
  ...diagnosticsCalls,
  ...publicApiCalls(schema),
  ...documentSchemaCalls,
];

const describe = (calls: readonly Call[], publicUrl: string, cookieName: string) =>
  openApiOf(calls, describedFiles, { publicUrl, cookieName });

/** Returns all calls outside GraphQL, in the order of the reference. */
export const callsOf = ({ development = false }: { readonly development?: boolean }) => {
  let description: ReturnType<typeof describe> | undefined;
  const calls: readonly Call[] = [
    ...production,
    ...(development ? developmentCalls : []),
    defineCall({
      method: 'GET',
      path: '/api/openapi.json',
      group: 'Diagnostics',
      summary: 'This description, as OpenAPI 3.1.',
      needsSession: true,
      input: z.object({}),
      output: z.looseObject({ openapi: z.string() }),
      run: async ({ services: { publicUrl, cookie } }) =>
        (description ??= describe(calls, publicUrl, cookie.name)),
    }),
  ];
  return calls;
};

/** Returns the OpenAPI description of the calls that programs use. */
export const describeApi = (publicUrl: string, cookieName: string) =>
  describe(production, publicUrl, cookieName);
