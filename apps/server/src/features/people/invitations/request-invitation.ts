import type { Locale } from '@baton/domain/core/languages';
import { cleanEmail, emailRefusal } from '@baton/domain/party/person-rules';
import type { SignInReturn } from '@baton/domain/tenant/sign-in-return';
import { clientNetwork } from '../../../platform/auth/client-network.ts';
import { countAttempt, throttleRefusal } from '../../../platform/auth/sign-in-throttle.ts';
import { demand } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { lostInvitationJob } from './invitation.jobs.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

/**
 * Sends the open invitations of an address again. Known and unknown addresses get the same answer
 * after the same work, because a job finds the invitations.
 */
export const requestInvitation = async (
  context: RequestContext,
  input: {
    readonly email: string;
    readonly locale: Locale;
    readonly returnTo?: SignInReturn | null | undefined;
  },
): Promise<void> => {
  demand(emailRefusal(input.email));
  const email = cleanEmail(input.email);
  const { database, now } = context.services;
  const at = now();
  const network = clientNetwork(context.http.address);
  const [attempts] = await database.trip(
    identity,
    countAttempt(`invitation ${email}`, network, at),
  );
  demand(throttleRefusal(attempts, at));
  const { locale, returnTo } = input;
  await database.trip(identity, lostInvitationJob.enqueue({ email, locale, returnTo }));
};
