import type { Locale } from '@baton/domain/core/languages';
import { refuse } from '@baton/domain/core/refusal';
import { passwordRefusal } from '@baton/domain/party/password-rules';
import { insertAccount } from '../../platform/auth/account-statements.ts';
import { recordSignIn } from '../../platform/audit/record-audit.ts';
import { clientNetwork } from '../../platform/auth/client-network.ts';
import {
  invitedPerson,
  openInvitation,
  useInvitation,
  type InvitedPerson,
} from '../../platform/auth/invitation-statements.ts';
import { hashPassword, verifyPassword } from '../../platform/auth/password-hash.ts';
import { endSessionOfToken, openSession } from '../../platform/auth/session-statements.ts';
import { makeSessionToken, presentedTokenHash } from '../../platform/auth/session-token.ts';
import { countAttempt, throttleRefusal } from '../../platform/auth/sign-in-throttle.ts';
import { newId } from '../../platform/db/uuid.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { enterStatement } from '../../platform/graphql/viewer.ts';
import { logSecurity } from './security-log.ts';
import { startSession } from './start-session.ts';
import type { ViewerNode } from './viewer-node.ts';
import { viewerShape } from './viewer.queries.ts';

const identity = { kind: 'identity', waiting: 'ANONYMOUS' } as const;

export interface FoundInvitation {
  readonly tenantId: string;
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
  return person === undefined ? null : { tenantId, person };
};

export interface Acceptance {
  readonly token: string;
  readonly password: string;
  readonly locale: Locale;
}

/**
 * Returns the account of the person: the existing one, whose password must be right, or a new one.
 */
const accountOf = async (
  context: RequestContext,
  { email, accountId, passwordHash }: InvitedPerson,
  { password, locale }: Acceptance,
) => {
  const id = accountId ?? newId<string>();
  if (accountId === null) {
    demand(passwordRefusal(password));
    return { id, statements: [insertAccount(id, email, await hashPassword(password), locale)] };
  }
  const { database, now } = context.services;
  const at = now();
  const network = clientNetwork(context.http.address);
  const [attempts] = await database.trip(identity, countAttempt(email, network, at));
  demand(throttleRefusal(attempts, at));
  if (!(await verifyPassword(passwordHash, password))) throw new Refused(refuse('SignInFailed'));
  return { id, statements: [] };
};

/** Accepts an invitation and signs in. */
export const acceptInvitation = async (
  context: RequestContext,
  input: Acceptance,
): Promise<ViewerNode> => {
  const { database, now } = context.services;
  const found = await findInvitation(context, input.token);
  if (found === null) throw new Refused(refuse('LinkInvalid'));
  const { tenantId, person } = found;
  const account = await accountOf(context, person, input);
  const at = now();
  const linkHash = presentedTokenHash(input.token);
  const answers = await database.trip(
    { kind: 'tenant', tenantId },
    ...account.statements,
    useInvitation(linkHash, account.id, new Date(at)),
  );
  if (answers.at(-1)?.length === 0) throw new Refused(refuse('LinkInvalid'));
  const { token, hash } = makeSessionToken();
  const [, viewers, shapes, ended] = await database.trip(
    identity,
    openSession({
      tokenHash: hash,
      accountId: account.id,
      tenantId,
      userAgent: context.http.userAgent,
      now: at,
    }),
    enterStatement(hash, at),
    viewerShape(hash, at),
    endSessionOfToken(context.tokenHash()),
    recordSignIn(hash, at, context.http.userAgent),
  );
  context.services.live.endSessions(ended.map((session) => session.id));
  logSecurity(context, 'invitation-accepted', { accountId: account.id });
  return startSession(context, { token, hash }, viewers[0], shapes[0]);
};
