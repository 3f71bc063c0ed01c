import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { sessionLimitsRefusals, type SessionLimits } from '@baton/domain/tenant/session-limits';
import {
  methodsRefusals,
  signInMethods,
  type SignInMethod,
  type SignInPolicy,
} from '@baton/domain/tenant/sign-in-policy';
import { addressOfAccount } from '../../../platform/auth/addresses/address-statements.ts';
import { addressUnconfirmed } from '../../../platform/auth/addresses/address-unconfirmed.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { sessionConfirmation } from '../../../platform/auth/credentials/second-factor-statements.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { logSecurity } from '../security-log.ts';
import {
  listAdmins,
  listConnections,
  listDomains,
  passwordAdmins,
  setBreakGlass,
} from '../sso/sso-statements.ts';
import {
  applySessionLimits,
  endSessionsAgainstPolicy,
  setSecondFactorRoles,
  signInPolicyOf,
  updateSignInPolicyRow,
} from './policy-statements.ts';
import { waysIn } from './ways-in.ts';

/** Missing methods, limits of sessions, and exempt admins stay as they are. */
export type SignInPolicyInput = Omit<SignInPolicy, 'methods' | keyof SessionLimits> & {
  readonly methods?: readonly SignInMethod[] | null | undefined;
  readonly breakGlassIds?: readonly string[] | null | undefined;
  readonly sessionIdleMinutes?: number | null | undefined;
  readonly sessionMaxMinutes?: number | null | undefined;
};

/**
 * Changes how the people of the workspace sign in. People whose session isn't allowed anymore
 * are signed out. An exempt admin must be able to sign in with a password if others can't. An admin can require it only after setting it up for themselves, and must
 * confirm their own address before they require that of others.
 */
export const updateSignInPolicy = async (
  context: RequestContext,
  input: SignInPolicyInput,
): Promise<SignInPolicy> => {
  const viewer = await freshViewer(context);
  demand(mayEditTenant(actorOf(viewer)));
  const [[before], [session], [address]] = await context.db.trip(
    signInPolicyOf(),
    sessionConfirmation(viewer.sessionId),
    addressOfAccount(viewer.accountId),
  );
  if (before === undefined) throw new Refused(refuse('Unexpected'));
  const limits = {
    sessionIdleMinutes: input.sessionIdleMinutes ?? before.sessionIdleMinutes,
    sessionMaxMinutes: input.sessionMaxMinutes ?? before.sessionMaxMinutes,
  };
  const isRequired = input.requiresSecondFactor || input.secondFactorRoleIds.length > 0;
  if (isRequired && session?.secondFactorAt == null)
    throw new Refused(refuse('SecondFactorRequired', {}, 'requiresSecondFactor'));
  if (input.confirmsAddress && address?.isConfirmed !== true)
    throw await addressUnconfirmed(context.services, context.tokenHash());
  const [connections, domains, admins] = await context.db.read(
    listConnections(),
    listDomains(),
    listAdmins(),
  );
  const exemptBefore = admins.filter(({ isBreakGlass }) => isBreakGlass).map(({ id }) => id);
  const exempt = input.breakGlassIds ?? exemptBefore;
  const [[exemptAdmins]] = await context.db.read(passwordAdmins(exempt));
  const methods = signInMethods.filter((one) => (input.methods ?? before.methods).includes(one));
  demandAll([
    ...methodsRefusals(methods, waysIn(connections, domains, exemptAdmins?.count ?? 0)),
    ...sessionLimitsRefusals(limits),
  ]);
  const endsSso = connections.some(
    ({ method }) => before.methods.includes(method) && !methods.includes(method),
  );
  const at = context.services.now();
  const [, , , [after], , ended] = await context.db.trip(
    setBreakGlass(exempt),
    updateSignInPolicyRow(
      methods,
      input.passwordPolicy,
      input.requiresSecondFactor,
      input.confirmsAddress,
      limits.sessionIdleMinutes,
      limits.sessionMaxMinutes,
    ),
    setSecondFactorRoles(input.secondFactorRoleIds),
    signInPolicyOf(),
    applySessionLimits(
      limits.sessionIdleMinutes !== before.sessionIdleMinutes ||
        limits.sessionMaxMinutes !== before.sessionMaxMinutes,
      new Date(at),
    ),
    endSessionsAgainstPolicy(endsSso, new Date(at)),
    recordAudit(viewer.userId, at, {
      action: 'UPDATED',
      objectType: 'Workspace',
      objectId: viewer.tenantId,
      objectName: viewer.tenantName,
      before: { ...before, breakGlassIds: exemptBefore },
      after: { ...input, ...limits, methods, breakGlassIds: exempt },
    }),
  );
  if (after === undefined) throw new Refused(refuse('Unexpected'));
  context.services.live.endSessions(ended.map(({ id }) => id));
  logSecurity(context, 'sign-in-policy-changed', { accountId: viewer.accountId });
  return after;
};
