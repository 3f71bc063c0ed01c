import type { AuditedProperty } from '@baton/domain/core/audited-properties';
import { prepared, type Statement } from '../db/statement.ts';
import { newId } from '../db/uuid.ts';

export const auditActions = [
  'CREATED',
  'UPDATED',
  'DELETED',
  'MERGED',
  'SIGNED_IN',
  'OPENED',
  'VIEWED_AS',
  'PUBLISHED',
  'SIGN_IN_FAILED',
  'PASSWORD_CHANGED',
  'PASSWORD_RESET',
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
  'Session',
  'CalendarFeed',
  'ServiceAccount',
  'Webhook',
  'TagType',
  'Tag',
  'ProductObject',
  'IncomingMail',
  'OutgoingMail',
  'SsoConnection',
  'SsoDomain',
  'Absence',
  'WorkCalendar',
  'Blueprint',
  'Form',
  'CustomField',
  'SavedView',
] as const;
export type AuditedType = (typeof auditedTypes)[number];

type AuditValues = Readonly<Partial<Record<AuditedProperty, unknown>>>;

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
  /** Person in whose name the actor acts. */
  readonly onBehalfOf?: string;
}

/** An audit entry as SQL expressions. */
interface AuditSql {
  readonly action: AuditAction;
  readonly objectType: AuditedType;
  /** Id of the entry, the time, and the person who made the change. */
  readonly entry: readonly [id: string, at: string, by: string];
  /** Tables of the entry and their conditions. One has the alias `t`, with `id` and `name`. */
  readonly from?: string;
  readonly before?: string;
  readonly after?: string;
}

/**
 * Returns SQL that records the change of each row of `t`. As a part of the statement that makes the
 * change, it records nothing if nothing was changed.
 */
export const auditSql = ({
  action,
  objectType,
  entry,
  from = 't',
  before = 'NULL',
  after = 'NULL',
}: AuditSql): string =>
  `INSERT INTO audit_entry (tenant_id, id, at, actor_id, action, object_type, object_id, object_name, before, after)
   SELECT app.tenant_id(), ${entry.join(', ')}, '${action}', '${objectType}', t.id, t.name, ${before}, ${after} FROM ${from}`;

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
    onBehalfOf: string | null,
  ]
>(
  'insert_audit',
  `INSERT INTO audit_entry (tenant_id, id, at, actor_id, action, object_type, object_id, object_name, before, after, on_behalf_of)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)`,
);

const json = (values: AuditValues | null): string | null =>
  values === null ? null : JSON.stringify(values);

/** Returns the statement that records a change, for the round trip of the command that makes it. */
export const recordAudit = (
  actorId: string,
  at: number,
  { action, objectType, objectId, objectName, before, after, onBehalfOf }: AuditRecord,
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
    onBehalfOf ?? null,
  );

const insertSignIn = prepared<unknown, [id: string, at: Date, tokenHash: Buffer]>(
  'insert_sign_in',
  auditSql({
    action: 'SIGNED_IN',
    objectType: 'User',
    entry: ['$1', '$2', 't.id'],
    from: `session s JOIN party t ON t.tenant_id = s.tenant_id AND t.account_id = s.account_id AND t.deleted_at IS NULL
    WHERE s.token_hash = $3 AND t.tenant_id = app.tenant_id()`,
    after: `jsonb_build_object('method', s.method)`,
  }),
);

/** Returns the statement that records a sign-in. It follows the statement that enters the session. */
export const recordSignIn = (tokenHash: Buffer, at: number): Statement =>
  insertSignIn(newId(), new Date(at), tokenHash);
