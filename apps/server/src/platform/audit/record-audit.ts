import { prepared, type Statement } from '../db/statement.ts';
import { newId } from '../db/uuid.ts';

export const auditActions = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'SIGNED_IN',
  'OPENED',
  'VIEWED_AS',
] as const;
export type AuditAction = (typeof auditActions)[number];

/** API types of the objects in the audit log. */
export const auditedTypes = [
  'User',
  'Team',
  'Role',
  'Workspace',
  'Secret',
  'ApiToken',
  'TagType',
  'ProductObject',
  'OutgoingMail',
  'SsoConnection',
  'SsoDomain',
] as const;
export type AuditedType = (typeof auditedTypes)[number];

type AuditValues = Readonly<Record<string, unknown>>;

/** A change of something that isn't a workflow. */
export interface AuditRecord {
  readonly action: AuditAction;
  readonly objectType: AuditedType;
  readonly objectId: string;
  readonly objectName: string;
  /** Values before. Null before the creation. Never contains secrets. */
  readonly before: AuditValues | null;
  /** Values after. Null after the deletion. */
  readonly after: AuditValues | null;
}

const insertAudit = prepared<
  unknown,
  [
    id: string,
    at: Date,
    actorId: string,
    action: AuditAction,
    objectType: AuditedType,
    objectId: string,
    objectName: string,
    before: string | null,
    after: string | null,
  ]
>(
  'insert_audit',
  `INSERT INTO audit_entry (tenant_id, id, at, actor_id, action, object_type, object_id, object_name, before, after)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9)`,
);

const json = (values: AuditValues | null): string | null =>
  values === null ? null : JSON.stringify(values);

/** Returns the statement that records a change, for the trip of the command that makes it. */
export const recordAudit = (
  actorId: string,
  at: number,
  { action, objectType, objectId, objectName, before, after }: AuditRecord,
): Statement =>
  insertAudit(
    newId(),
    new Date(at),
    actorId,
    action,
    objectType,
    objectId,
    objectName,
    json(before),
    json(after),
  );

const insertSignIn = prepared<unknown, [id: string, at: Date, tokenHash: Buffer, client: string]>(
  'insert_sign_in',
  `INSERT INTO audit_entry (tenant_id, id, at, actor_id, action, object_type, object_id, object_name, before, after)
   SELECT p.tenant_id, $1, $2, p.id, 'SIGNED_IN', 'User', p.id, p.name, NULL, jsonb_build_object('client', $4::text)
     FROM session s JOIN party p ON p.tenant_id = s.tenant_id AND p.account_id = s.account_id AND p.deleted_at IS NULL
    WHERE s.token_hash = $3 AND p.tenant_id = app.tenant_id()`,
);

/** Returns the statement that records a sign-in. It follows the statement that enters the session. */
export const recordSignIn = (tokenHash: Buffer, at: number, userAgent: string): Statement =>
  insertSignIn(newId(), new Date(at), tokenHash, userAgent.slice(0, 300));
