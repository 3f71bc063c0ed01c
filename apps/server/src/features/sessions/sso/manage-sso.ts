import { randomBytes, X509Certificate } from 'node:crypto';
import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName } from '@baton/domain/party/person-rules';
import { methodOfConnection, methodsRefusals } from '@baton/domain/tenant/sign-in-policy';
import {
  connectionRefusals,
  domainRefusal,
  noBreakGlassAdmin,
  pemCertificates,
  requirementRefusals,
  type ConnectionFields,
  type SsoProtocol,
} from '@baton/domain/tenant/single-sign-on';
import { recordAudit, type AuditRecord } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { violates } from '../../../platform/db/database-error.ts';
import type { Statement } from '../../../platform/db/statement.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { freshViewer } from '../../../platform/graphql/access/fresh-viewer.ts';
import { signInPolicyOf } from '../policy/policy-statements.ts';
import { waysIn } from '../policy/ways-in.ts';
import { clientSecretPlace } from './oidc-client.ts';
import { isDomainCode } from './domain-code.ts';
import {
  deleteConnectionRow,
  endSessionsWithoutSso,
  insertConnection,
  insertDomain,
  listAdmins,
  listConnections,
  listDomains,
  passwordAdmins,
  requireConnection,
  setBreakGlass,
  updateConnectionRow,
  verifyDomain,
  type SsoAdmin,
  type SsoConnection,
  type SsoDomain,
} from './sso-statements.ts';

export interface SingleSignOn {
  readonly connections: readonly SsoConnection[];
  readonly domains: readonly SsoDomain[];
  readonly admins: readonly SsoAdmin[];
}

/** Returns the viewer if they are an admin who signed in recently. */
export const freshAdmin = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await freshViewer(context);
  demand(mayEditTenant(actorOf(viewer)));
  return viewer;
};

/** Returns the connections and domains of the workspace. */
export const readSso = async (context: RequestContext): Promise<SingleSignOn> => {
  demand(mayEditTenant(actorOf(await context.viewer())));
  const [connections, domains, admins] = await context.db.read(
    listConnections(),
    listDomains(),
    listAdmins(),
  );
  return { connections, domains, admins };
};

type Change = Pick<AuditRecord, 'action' | 'objectType' | 'objectId' | 'objectName'> &
  Partial<Pick<AuditRecord, 'before' | 'after'>>;

const record = (context: RequestContext, { userId }: Viewer, change: Change) =>
  recordAudit(userId, context.services.now(), { before: null, after: null, ...change });

/** The values of the other protocol are left out. An empty secret keeps the one that is stored. */
export type ConnectionInput = Pick<ConnectionFields, 'name' | 'issuer'> & {
  readonly [Name in 'clientId' | 'clientSecret' | 'signInUrl' | 'certificate']?:
    | string
    | null
    | undefined;
};

/** Returns the certificates of a text. Refuses keys that are too weak to sign assertions. */
const readCertificate = (text: string): string => {
  const certificates = pemCertificates(text).map((pem) => {
    try {
      return new X509Certificate(pem);
    } catch {
      return null;
    }
  });
  const areStrong = certificates.every(
    (one) =>
      one?.publicKey.asymmetricKeyType === 'rsa' &&
      (one.publicKey.asymmetricKeyDetails?.modulusLength ?? 0) >= 2048,
  );
  if (!areStrong) throw new Refused(refuse('InvalidCertificate', {}, 'certificate'));
  return certificates.map(String).join('');
};

/** Checks and cleans the values of a connection. Those of the other protocol are null. */
const cleaned = (protocol: SsoProtocol, input: ConnectionInput, isNew: boolean) => {
  const { clientId, clientSecret, signInUrl, certificate } = input;
  const fields: ConnectionFields = {
    protocol,
    name: cleanName(input.name),
    issuer: input.issuer.trim(),
    clientId: clientId?.trim() ?? '',
    clientSecret: clientSecret ?? '',
    signInUrl: signInUrl?.trim() ?? '',
    certificate: certificate ?? '',
  };
  demandAll(connectionRefusals(fields, isNew));
  const isSaml = protocol === 'SAML';
  return {
    name: fields.name,
    issuer: fields.issuer,
    clientId: isSaml ? null : fields.clientId,
    clientSecret: isSaml || fields.clientSecret === '' ? null : fields.clientSecret,
    signInUrl: isSaml ? fields.signInUrl : null,
    certificate: isSaml ? readCertificate(fields.certificate) : null,
  };
};

/** Returns true if all certificates are still there. The provider can then replace its key. */
const keepsCertificates = (before: string | null, after: string | null): boolean => {
  const known = new Set(pemCertificates(after ?? ''));
  return pemCertificates(before ?? '').every((pem) => known.has(pem));
};

/** Stores a connection, and turns a used name into an error at the field. */
const storeConnection = async (
  context: RequestContext,
  name: string,
  ...statements: readonly Statement[]
): Promise<SingleSignOn> => {
  try {
    await context.db.trip(...statements);
  } catch (error) {
    if (!violates(error, 'sso_connection_name')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'connection', name }, 'name'));
  }
  return readSso(context);
};

export const addConnection = async (
  context: RequestContext,
  { protocol, ...input }: ConnectionInput & { readonly protocol: SsoProtocol },
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const { name, clientSecret, ...values } = cleaned(protocol, input, true);
  const { issuer, clientId, signInUrl, certificate } = values;
  const method = methodOfConnection(protocol, issuer);
  const id = newId<string>();
  const { secrets, now } = context.services;
  const sealed =
    clientSecret === null
      ? null
      : secrets.seal(clientSecret, clientSecretPlace(viewer.tenantId, id));
  const at = new Date(now());
  return storeConnection(
    context,
    name,
    insertConnection(
      id,
      name,
      protocol,
      at,
      method,
      issuer,
      clientId,
      sealed,
      signInUrl,
      certificate,
    ),
    record(context, viewer, {
      action: 'CREATED',
      objectType: 'SsoConnection',
      objectId: id,
      objectName: name,
      after: { protocol, ...values },
    }),
  );
};

/** Changes a connection. With another provider or client, it must be tested again. */
export const updateConnection = async (
  context: RequestContext,
  { id, ...input }: ConnectionInput & { readonly id: string },
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const found = (await readSso(context)).connections.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const { name, clientSecret, ...values } = cleaned(found.protocol, input, false);
  const { issuer, clientId, signInUrl, certificate } = values;
  const method = methodOfConnection(found.protocol, issuer);
  const isSame =
    found.issuer === issuer &&
    found.clientId === clientId &&
    found.signInUrl === signInUrl &&
    keepsCertificates(found.certificate, certificate) &&
    clientSecret === null;
  if (found.isRequired && !isSame) throw new Refused(refuse('SsoIsRequired', {}, 'issuer'));
  const sealed =
    clientSecret === null
      ? null
      : context.services.secrets.seal(clientSecret, clientSecretPlace(viewer.tenantId, id));
  return storeConnection(
    context,
    name,
    updateConnectionRow(id, name, isSame, method, issuer, clientId, sealed, signInUrl, certificate),
    record(context, viewer, {
      action: 'UPDATED',
      objectType: 'SsoConnection',
      objectId: id,
      objectName: name,
      before: {
        name: found.name,
        issuer: found.issuer,
        clientId: found.clientId,
        signInUrl: found.signInUrl,
        certificate: found.certificate,
      },
      after: { name, ...values },
    }),
  );
};

export interface SsoRequirement {
  readonly id: string;
  readonly isRequired: boolean;
  readonly breakGlassIds: readonly string[];
}

/**
 * Requires a connection for the people of its domains, or not. It needs a verified domain, a
 * successful test, and an admin who can still use a password. Signs out everyone else.
 */
export const requireSso = async (
  context: RequestContext,
  { id, isRequired, breakGlassIds }: SsoRequirement,
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const [{ connections, domains }, [[exempt], [policy]]] = await Promise.all([
    readSso(context),
    context.db.read(passwordAdmins(breakGlassIds), signInPolicyOf()),
  ]);
  const found = connections.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const methods = policy?.methods ?? [];
  const isAnyRequired = isRequired || connections.some((one) => one.id !== id && one.isRequired);
  demandAll([
    ...(isRequired
      ? requirementRefusals({
          hasDomain: domains.some((one) => one.connectionId === id && one.verifiedAt !== null),
          isTested: found.testedAt !== null,
          isAllowed: methods.includes(found.method),
        })
      : []),
    // The exempt admins are the same for all connections.
    (isAnyRequired || !methods.includes('PASSWORD')) && (exempt?.count ?? 0) === 0
      ? noBreakGlassAdmin
      : null,
  ]);
  const [, , ended] = await context.db.trip(
    requireConnection(id, isRequired),
    setBreakGlass(breakGlassIds),
    endSessionsWithoutSso(),
    record(context, viewer, {
      action: 'UPDATED',
      objectType: 'SsoConnection',
      objectId: id,
      objectName: found.name,
      before: { isRequired: found.isRequired },
      after: { isRequired, breakGlassIds },
    }),
  );
  context.services.live.endSessions(ended.map((session) => session.id));
  return readSso(context);
};

/**
 * Deletes a connection with its domains. People sign in with their password again. The last one
 * stays while passwords aren't allowed.
 */
export const deleteConnection = async (
  context: RequestContext,
  id: string,
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const [{ connections, domains }, [[policy]]] = await Promise.all([
    readSso(context),
    context.db.read(signInPolicyOf()),
  ]);
  const found = connections.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const others = connections.filter((one) => one.id !== id);
  const [noWayIn] = methodsRefusals(policy?.methods ?? [], waysIn(others, domains, 0));
  demand(noWayIn ?? null);
  await context.db.trip(
    deleteConnectionRow(id),
    record(context, viewer, {
      action: 'DELETED',
      objectType: 'SsoConnection',
      objectId: id,
      objectName: found.name,
    }),
  );
  return readSso(context);
};

/** Adds a domain. It counts after its DNS record was found. */
export const addDomain = async (
  context: RequestContext,
  input: { readonly domain: string; readonly connectionId: string },
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const domain = input.domain.trim().toLowerCase();
  demand(domainRefusal(domain));
  const id = newId<string>();
  const proof = `baton-domain=${randomBytes(24).toString('base64url')}`;
  try {
    const [added] = await context.db.trip(
      insertDomain(id, domain, proof, input.connectionId, new Date(context.services.now())),
    );
    if (added.length === 0) throw new Refused(refuse('NotFound', {}, 'connectionId'));
  } catch (error) {
    if (!violates(error, 'sso_domain_tenant_id_domain_key')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'domain', name: domain }, 'domain'));
  }
  await context.db.trip(
    record(context, viewer, {
      action: 'CREATED',
      objectType: 'SsoDomain',
      objectId: id,
      objectName: domain,
    }),
  );
  return readSso(context);
};

/**
 * Checks the code of a domain, or looks for its DNS record. A domain of another workspace is never
 * reassigned.
 */
export const checkDomain = async (
  context: RequestContext,
  id: string,
  code: string | null,
): Promise<SingleSignOn> => {
  const viewer = await freshAdmin(context);
  const found = (await readSso(context)).domains.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const { secrets, now, resolveText } = context.services;
  if (code === null) {
    const records = await resolveText(found.domain);
    if (!records.includes(found.proof)) throw new Refused(refuse('DomainUnproven', {}, 'domain'));
  } else if (!isDomainCode(secrets, viewer.tenantId, found, code, now()))
    throw new Refused(refuse('DomainCodeInvalid', {}, 'code'));
  try {
    await context.db.trip(
      verifyDomain(id, new Date(context.services.now())),
      record(context, viewer, {
        action: 'UPDATED',
        objectType: 'SsoDomain',
        objectId: id,
        objectName: found.domain,
        after: { verified: true, method: code === null ? 'DNS' : 'EMAIL' },
      }),
    );
  } catch (error) {
    if (!violates(error, 'sso_domain_verified')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'domain', name: found.domain }, 'domain'));
  }
  return readSso(context);
};
