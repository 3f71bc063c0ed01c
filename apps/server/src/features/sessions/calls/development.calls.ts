import { z } from 'zod';
import { refuse } from '@baton/domain/core/refusal';
import { cleanEmail } from '@baton/domain/party/person-rules';
import { accountByEmail } from '../../../platform/auth/account-statements.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { defineCall } from '../../../platform/rest/define-call.ts';
import { openSignIn } from '../open-sign-in.ts';
import { identity } from '../second-factor/sign-in-challenge.ts';
import { logSecurity } from '../security-log.ts';

const loginAs = defineCall({
  method: 'POST',
  path: '/dev/login-as',
  group: 'Development',
  summary: 'Signs the browser in as a person without a password. The audit log names the method.',
  setsCookie: true,
  input: z.object({ username: z.string().max(320).meta({ description: 'Email of the person.' }) }),
  errors: ['NotFound'],
  run: async (context, { username }) => {
    const { database } = context.services;
    const [[account]] = await database.trip(identity, accountByEmail(cleanEmail(username)));
    if (account === undefined || account.tenantId === null)
      throw new Refused(refuse('NotFound', {}, 'username'));
    const { id: accountId, tenantId } = account;
    logSecurity(context, 'sign-in', { accountId });
    const proven = { accountId, tenantId, method: 'DEVELOPMENT', hasSecondFactor: false } as const;
    await openSignIn(context, proven);
  },
});

const flagOverrides = defineCall({
  method: 'GET',
  path: '/dev/feature-flag-overrides',
  group: 'Development',
  summary: 'Overrides of feature flags by name. Baton has no feature flags, so there are none.',
  input: z.object({}),
  output: z.record(z.string(), z.boolean()),
  run: async () => ({}),
});

/** Calls for developers. They exist only with the development switch of the configuration. */
export const developmentCalls = [loginAs, flagOverrides];
