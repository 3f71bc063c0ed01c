import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import type { SignInPolicy } from '@baton/domain/tenant/sign-in-policy';
import { addressOfAccount } from '../../../platform/auth/addresses/address-statements.ts';
import { addressUnconfirmed } from '../../../platform/auth/addresses/address-unconfirmed.ts';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { sessionConfirmation } from '../../../platform/auth/credentials/second-factor-statements.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { freshViewer } from '../second-factor/confirm-identity.ts';
import { logSecurity } from '../security-log.ts';
import {
  endSessionsAgainstPolicy,
  setSecondFactorRoles,
  signInPolicyOf,
  updateSignInPolicyRow,
} from './policy-statements.ts';

/**
 * Changes how the people of the workspace sign in. People whose session has no required second
 * factor are signed out. An admin can require it only after setting it up for themselves, and must
 * confirm their own address before they require that of others.
 */
export const updateSignInPolicy = async (
  context: RequestContext,
  input: SignInPolicy,
): Promise<SignInPolicy> => {
  const viewer = await freshViewer(context);
  demand(mayEditTenant(actorOf(viewer)));
  const [[before], [session], [address]] = await context.db.trip(
    signInPolicyOf(),
    sessionConfirmation(viewer.sessionId),
    addressOfAccount(viewer.accountId),
  );
  const isRequired = input.requiresSecondFactor || input.secondFactorRoleIds.length > 0;
  if (isRequired && session?.secondFactorAt == null)
    throw new Refused(refuse('SecondFactorRequired', {}, 'requiresSecondFactor'));
  if (input.confirmsAddress && address?.isConfirmed !== true)
    throw await addressUnconfirmed(context.services, context.tokenHash());
  const [, , [after], ended] = await context.db.trip(
    updateSignInPolicyRow(input.passwordPolicy, input.requiresSecondFactor, input.confirmsAddress),
    setSecondFactorRoles(input.secondFactorRoleIds),
    signInPolicyOf(),
    endSessionsAgainstPolicy(),
    recordAudit(viewer.userId, context.services.now(), {
      action: 'UPDATED',
      objectType: 'Workspace',
      objectId: viewer.tenantId,
      objectName: viewer.tenantName,
      before: { ...before },
      after: { ...input },
    }),
  );
  if (after === undefined) throw new Refused(refuse('Unexpected'));
  context.services.live.endSessions(ended.map(({ id }) => id));
  logSecurity(context, 'sign-in-policy-changed', { accountId: viewer.accountId });
  return after;
};
