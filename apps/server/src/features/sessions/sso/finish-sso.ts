import type { ProviderMethod } from '@baton/domain/tenant/sign-in-policy';
import type { SsoRefusal } from '@baton/domain/tenant/sso-refusal';
import { newId } from '../../../platform/db/uuid.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { objectNoticeJob } from '../../object-notices/index.ts';
import { openSignIn } from '../open-sign-in.ts';
import { signInPolicyOf } from '../policy/policy-statements.ts';
import { logSecurity } from '../security-log.ts';
import type { ProvenIdentity } from './provider-client.ts';
import { insertIdentity, joinWithSso, ssoPerson, touchIdentity } from './sso-statements.ts';

/** A refused sign-in. The sign-in page explains it in the reader's language. */
export class SsoRefused extends Error {
  override readonly name = 'SsoRefused';
  readonly code: SsoRefusal;

  constructor(code: SsoRefusal) {
    super(code);
    this.code = code;
  }
}

/**
 * Returns the account of an identity. A new identity is linked to the person of the workspace if
 * the provider verified the address and the workspace its domain. An account that another
 * workspace also uses is never linked, because its password wasn't asked for.
 */
const accountOf = async (
  { services: { database, now } }: RequestContext,
  tenantId: string,
  { issuer, subject, email }: ProvenIdentity,
): Promise<string> => {
  const tenant = { kind: 'tenant', tenantId, waiting: 'ANONYMOUS' } as const;
  const at = new Date(now());
  const [[known]] = await database.trip(tenant, touchIdentity(issuer, subject, at));
  if (known !== undefined) return known.accountId;
  if (email === null) throw new SsoRefused('EMAIL_UNCONFIRMED');
  const [[person]] = await database.trip(tenant, ssoPerson(email));
  if (person === undefined) throw new SsoRefused('NO_ACCESS');
  if (person.isElsewhere) throw new SsoRefused('OTHER_WORKSPACE');
  const accountId = person.accountId ?? newId<string>();
  await database.trip(
    tenant,
    ...(person.accountId === null
      ? [
          joinWithSso(accountId, email, person.partyId),
          objectNoticeJob.enqueue({
            kind: 'INVITATION_ACCEPTED',
            objectId: person.partyId,
            at: at.getTime(),
          }),
        ]
      : []),
    insertIdentity(accountId, issuer, subject, at),
  );
  return accountId;
};

/**
 * Signs in the person whose identity the provider has proven. The identity provider is responsible
 * for a second factor. The policy can have changed since the sign-in started.
 */
export const finishSso = async (
  context: RequestContext,
  tenantId: string,
  method: ProviderMethod,
  proven: ProvenIdentity,
): Promise<void> => {
  const [[policy]] = await context.services.database.trip(
    { kind: 'tenant', tenantId },
    signInPolicyOf(),
  );
  if (policy?.methods.includes(method) !== true) throw new SsoRefused('METHOD_NOT_ALLOWED');
  const accountId = await accountOf(context, tenantId, proven);
  await openSignIn(context, { accountId, tenantId, method: 'SSO', hasSecondFactor: true });
  logSecurity(context, 'sign-in', { accountId });
};
