import { z } from 'zod';
import { brandingCalls } from './features/branding/index.ts';
import { diagnosticsCalls } from './features/diagnostics/index.ts';
import { resetCalls, signInCalls, ssoCalls } from './features/sessions/index.ts';
import { defineCall, type Call } from './platform/rest/define-call.ts';
import { openApiOf } from './platform/rest/open-api.ts';

const described = defineCall({
  method: 'GET',
  path: '/api/openapi.json',
  group: 'Diagnostics',
  summary: 'This description, as OpenAPI 3.1.',
  needsSession: true,
  input: z.object({}),
  output: z.looseObject({ openapi: z.string() }),
  run: async ({ services }) => openApiOf(calls, services),
});

/** All calls outside GraphQL, in the order of the reference. */
export const calls: readonly Call[] = [
  ...signInCalls,
  ...ssoCalls,
  ...resetCalls,
  ...brandingCalls,
  ...diagnosticsCalls,
  described,
];
