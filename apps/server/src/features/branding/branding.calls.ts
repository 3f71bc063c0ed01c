import { z } from 'zod';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { defineCall } from '../../platform/rest/define-call.ts';
import { logoOfLink, logoUrl, workspaceLogo } from './branding-statements.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;
const output = z.object({
  Logo: z.object({
    value: z.string().nullable().meta({ description: 'A data URL. Null without a logo.' }),
  }),
});

const logo = defineCall({
  method: 'GET',
  path: '/workspace-logo',
  group: 'Workspace',
  summary: 'Returns the logo of a workspace. Without an id, of the only one of the installation.',
  input: z.object({ 'tenant-uuid': z.uuid().optional() }),
  output,
  run: async ({ services: { database } }, { 'tenant-uuid': tenantId = null }) => {
    const [[row]] = await database.trip(identity, workspaceLogo(tenantId));
    return { Logo: { value: logoUrl(row) } };
  },
});

const personalization = defineCall({
  method: 'GET',
  path: '/workspace-personalization',
  group: 'Workspace',
  summary: 'Returns the logo of the workspace that a link in a message leads to.',
  input: z.object({ token: z.string().max(200) }),
  output,
  run: async ({ services: { database, now } }, { token }) => {
    const [[row]] = await database.trip(
      identity,
      logoOfLink(presentedTokenHash(token), new Date(now())),
    );
    return { Logo: { value: logoUrl(row) } };
  },
});

export const brandingCalls = [logo, personalization];
