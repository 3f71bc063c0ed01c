import { randomBytes } from 'node:crypto';
import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { cleanName, nameRefusal } from '@baton/domain/party/person-rules';
import { domainRefusal, issuerRefusal } from '@baton/domain/tenant/single-sign-on';
import { recordAudit, type AuditRecord } from '../../../platform/audit/record-audit.ts';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { violates } from '../../../platform/db/database-error.ts';
import { newId } from '../../../platform/db/uuid.ts';
import { demand, demandAll, Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { Viewer } from '../../../platform/graphql/viewer.ts';
import { freshViewer } from '../second-factor/confirm-identity.ts';
import { clientSecretPlace } from './oidc-client.ts';
import {
  deleteConnectionRow,
  insertConnection,
  insertDomain,
  listConnections,
  listDomains,
  verifyDomain,
  type SsoConnection,
  type SsoDomain,
} from './sso-statements.ts';

export interface SingleSignOn {
  readonly connections: readonly SsoConnection[];
  readonly domains: readonly SsoDomain[];
}

const admin = async (context: RequestContext): Promise<Viewer> => {
  const viewer = await freshViewer(context);
  demand(mayEditTenant(actorOf(viewer)));
  return viewer;
};

/** Returns the connections and domains of the workspace. */
export const readSso = async (context: RequestContext): Promise<SingleSignOn> => {
  demand(mayEditTenant(actorOf(await context.viewer())));
  const [connections, domains] = await context.db.read(listConnections(), listDomains());
  return { connections, domains };
};

type Change = Pick<AuditRecord, 'action' | 'objectType' | 'objectId' | 'objectName'> &
  Partial<Pick<AuditRecord, 'after'>>;

const record = (context: RequestContext, { userId }: Viewer, change: Change) =>
  recordAudit(userId, context.services.now(), { before: null, after: null, ...change });

export interface NewConnection {
  readonly name: string;
  readonly issuer: string;
  readonly clientId: string;
  readonly clientSecret: string;
}

export const addConnection = async (
  context: RequestContext,
  input: NewConnection,
): Promise<SingleSignOn> => {
  const viewer = await admin(context);
  const { clientId, clientSecret } = input;
  const [name, issuer] = [cleanName(input.name), input.issuer.trim()];
  demandAll([
    nameRefusal(name),
    issuerRefusal(issuer),
    clientId.trim() === '' ? refuse('Required', {}, 'clientId') : null,
    clientSecret === '' ? refuse('Required', {}, 'clientSecret') : null,
  ]);
  const id = newId<string>();
  const { secrets, now } = context.services;
  const sealed = secrets.seal(clientSecret, clientSecretPlace(viewer.tenantId, id));
  try {
    await context.db.trip(
      insertConnection(id, name, issuer, clientId.trim(), sealed, new Date(now())),
      record(context, viewer, {
        action: 'CREATED',
        objectType: 'SsoConnection',
        objectId: id,
        objectName: name,
        after: { issuer, clientId: clientId.trim() },
      }),
    );
  } catch (error) {
    if (!violates(error, 'sso_connection_name')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'connection', name }, 'name'));
  }
  return readSso(context);
};

/** Deletes a connection with its domains. People sign in with their password again. */
export const deleteConnection = async (
  context: RequestContext,
  id: string,
): Promise<SingleSignOn> => {
  const viewer = await admin(context);
  const { connections } = await readSso(context);
  const found = connections.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
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
  const viewer = await admin(context);
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

/** Looks for the DNS record of a domain. A domain of another workspace is never taken over. */
export const checkDomain = async (context: RequestContext, id: string): Promise<SingleSignOn> => {
  const viewer = await admin(context);
  const found = (await readSso(context)).domains.find((one) => one.id === id);
  if (found === undefined) throw new Refused(refuse('NotFound', {}, 'id'));
  const records = await context.services.resolveText(found.domain);
  if (!records.includes(found.proof)) throw new Refused(refuse('DomainUnproven', {}, 'domain'));
  try {
    await context.db.trip(
      verifyDomain(id, new Date(context.services.now())),
      record(context, viewer, {
        action: 'UPDATED',
        objectType: 'SsoDomain',
        objectId: id,
        objectName: found.domain,
        after: { verified: true },
      }),
    );
  } catch (error) {
    if (!violates(error, 'sso_domain_verified')) throw error;
    throw new Refused(refuse('NameConflict', { object: 'domain', name: found.domain }, 'domain'));
  }
  return readSso(context);
};
