import type { TokenScope } from '@baton/domain/party/token-scopes';
import type { TokenAccess } from '../../../platform/auth/api-token.ts';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';

export const TokenAccessRef = builder.enumType('TokenAccess', {
  description: 'What a token allows.',
  values: enumValues<Exclude<TokenAccess, 'SCIM'>>({
    READ: 'Queries only.',
    WRITE: 'Queries and mutations.',
  }),
});

export const TokenScopeRef = builder.enumType('TokenScope', {
  description: 'Part of the API that a token can be limited to.',
  values: {
    WORK: { description: 'Workflows, tasks, documents, comments, tags, and the inbox.' },
    LIBRARY: { description: 'Blueprints, forms, custom fields, product objects, and imports.' },
    PEOPLE: { description: 'People, teams, roles, invitations, and absences.' },
    SETTINGS: { description: 'Administration: settings, secrets, mail, audit log, and sign-in.' },
    ACCOUNT: { description: 'The own sessions, tokens, preferences, and notifications.' },
  } as const satisfies Readonly<Record<TokenScope, object>>,
});
