import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import type { SignInPolicy } from '@baton/domain/tenant/sign-in-policy';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { sessionConfirmation } from '../../../platform/auth/second-factor-statements.ts';
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
 * factor are signed out. An admin can require it only after setting it up for themselves.
 */
export const updateSignInPolicy = async (
  context: RequestContext,
  input: SignInPolicy,
): Promise<SignInPolicy> => {
  const viewer = await freshViewer(context);
  demand(mayEditTenant(actorOf(viewer)));
  const [[before], [session]] = await context.db.trip(
    signInPolicyOf(),
    sessionConfirmation(viewer.sessionId),
  );
  const isRequired = input.requiresSecondFactor || input.secondFactorRoleIds.length > 0;
  if (isRequired && session?.secondFactorAt == null)
    throw new Refused(refuse('SecondFactorRequired', {}, 'requiresSecondFactor'));
  const [, , [after], ended] = await context.db.trip(
    updateSignInPolicyRow(input.passwordPolicy, input.requiresSecondFactor),
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
