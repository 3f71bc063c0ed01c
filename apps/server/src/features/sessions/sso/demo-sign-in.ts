import type { Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/db/uuid.ts';
import type { Services } from '../../../platform/graphql/request-context.ts';
import { clientSecretPlace } from './oidc-client.ts';
import {
  insertConnection,
  insertDomain,
  insertIdentity,
  joinWithSso,
  recordTest,
  requireConnection,
  setBreakGlass,
  verifyDomain,
} from './sso-statements.ts';

interface DemoSignIn {
  readonly tenantId: string;
  readonly name: string;
  readonly domain: string;
  /** Admin who can always use a password. */
  readonly exemptId: string;
  /** Person without a password. */
  readonly partyId: string;
  readonly email: string;
  readonly at: Date;
}

/**
 * Returns the statements that add an identity provider, which its people must use, and the account
 * of one of them. The provider doesn't really exist.
 */
export const demoSignIn = (
  { secrets }: Services,
  { tenantId, name, domain, exemptId, partyId, email, at }: DemoSignIn,
): readonly Statement[] => {
  const [id, domainId, accountId] = [newId<string>(), newId<string>(), newId<string>()];
  const issuer = `https://id.${domain}`;
  const secret = secrets.seal(newId<string>(), clientSecretPlace(tenantId, id));
  return [
    insertConnection(id, name, 'OIDC', at, 'OIDC', issuer, 'baton', secret, null, null),
    insertDomain(domainId, domain, `baton-domain=${newId<string>()}`, id, at),
    verifyDomain(domainId, at),
    recordTest(id, at),
    setBreakGlass([exemptId]),
    requireConnection(id, true),
    joinWithSso(accountId, email, partyId),
    insertIdentity(accountId, issuer, email, at),
  ];
};
