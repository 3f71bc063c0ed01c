import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { recordFailedSignIn } from '../../platform/audit/record-account-event.ts';
import { insertAccount } from '../../platform/auth/account-statements.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import {
  invitedPerson,
  openInvitation,
  useInvitation,
  type InvitedPerson,
} from '../../platform/auth/invitation-statements.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/credentials/password-hash.ts';
import { secondFactorRequired } from '../../platform/auth/credentials/second-factor-statements.ts';
import { presentedTokenHash } from '../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../platform/auth/sign-in-throttle.ts';
import type { Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { objectNoticeJob } from '../object-notices/index.ts';
import { openSignIn } from './open-sign-in.ts';
import { challengeFor, identity } from './second-factor/sign-in-challenge.ts';
import { logSecurity } from './security-log.ts';
import type { SignInResult } from './sign-in.ts';

export interface FoundInvitation {
  readonly tenantId: string;
  readonly partyId: string;
  readonly person: InvitedPerson;
}

/** Returns the invitation of a link, or null if it can't be used. */
export const findInvitation = async (
  { services }: RequestContext,
  token: string,
): Promise<FoundInvitation | null> => {
  const { database, now } = services;
  const [[found]] = await database.trip(
    identity,
    openInvitation(presentedTokenHash(token), new Date(now())),
  );
  if (found === undefined) return null;
  const { tenantId, partyId } = found;
  const [[person]] = await database.trip({ kind: 'tenant', tenantId }, invitedPerson(partyId));
  return person === undefined ? null : { tenantId, partyId, person };
};

export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly locale: Locale;
}

interface AcceptingAccount {
  readonly id: string;
  readonly hasTotp: boolean;
  readonly statements: readonly Statement[];
}

/**
 * Returns the account of the person: the existing one, whose password must be right, or a new one.
 */
const accountOf = async (
  context: RequestContext,
  { email, accountId, passwordHash, totp, passwordPolicy }: InvitedPerson,
  { password, locale }: Acceptance,
): Promise<AcceptingAccount> => {
  if (accountId === null) {
    demand(passwordRefusal(password, 'password', passwordPolicy));
    const id = newId<string>();
    const statements = [insertAccount(id, email, await hashPassword(password), locale)];
    return { id, hasTotp: false, statements };
  }
  const { database, now } = context.services;
  const at = now();
  const network = clientNetwork(context.http.address);
  const [attempts] = await database.trip(identity, countAttempt(email, network, at));
  demand(throttleRefusal(attempts, at));
  if (!(await verifyPassword(passwordHash, password))) {
    const { userAgent } = context.http;
    await database.trip(identity, ...recordFailedSignIn(accountId, at, userAgent, 'PASSWORD'));
    throw new Refused(refuse('SignInFailed'));
  }
  return { id: accountId, hasTotp: totp !== null, statements: [] };
};

/** Accepts an invitation and signs in, or returns the challenge for the second factor. */
export const acceptInvitation = async (
  context: RequestContext,
  input: Acceptance,
): Promise<SignInResult> => {
  const { database, now } = context.services;
  const found = await findInvitation(context, input.token);
  if (found === null) throw new Refused(refuse('LinkInvalid'));
  const { tenantId, partyId, person } = found;
  if (person.requiresSso) throw new Refused(refuse('SsoIsRequired'));
  if (!person.allowsPassword)
    throw new Refused(refuse('SignInMethodNotAllowed', { method: 'PASSWORD' }));
  const { id: accountId, hasTotp, statements } = await accountOf(context, person, input);
  const linkHash = presentedTokenHash(input.token);
  const at = now();
  const tenant = { kind: 'tenant', tenantId } as const;
  const answers = await database.trip(
    tenant,
    ...statements,
    objectNoticeJob.enqueue({ kind: 'INVITATION_ACCEPTED', objectId: partyId, at }),
    useInvitation(linkHash, accountId, new Date(at)),
  );
  if (answers.at(-1)?.length === 0) throw new Refused(refuse('LinkInvalid'));
  const [[policy]] = await database.trip(tenant, secondFactorRequired(accountId));
  const requiresSecondFactor = policy?.isRequired === true;
  logSecurity(context, 'invitation-accepted', { accountId });
  const challenge = await challengeFor(context, {
    accountId,
    tenantId,
    hasTotp,
    requiresSecondFactor,
  });
  if (challenge !== null) return { node: null, challenge };
  const proven = { accountId, tenantId, method: 'PASSWORD', hasSecondFactor: false } as const;
  return { node: await openSignIn(context, proven), challenge: null };
};
