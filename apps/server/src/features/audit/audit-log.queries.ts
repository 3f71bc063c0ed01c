import type { AuditAction, AuditedType } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly action: AuditAction;
  readonly objectType: AuditedType;
  readonly objectName: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Names of the people, teams, and roles in the values, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Returns audit entries, newest first. */
export const auditPage = prepared<
  AuditRow,
  readonly [before: Date | null, beforeId: string, objectType: string | null, limit: number]
>(
  'audit_page',
  `SELECT e.id, e.at, e.actor_id AS "actorId", a.name AS "actorName", e.action, e.object_type AS "objectType",
          e.object_name AS "objectName", e.before, e.after,
          coalesce((SELECT json_object_agg(p.id, p.name) FROM party p
             WHERE p.tenant_id = app.tenant_id() AND p.id = ANY (ARRAY(
               SELECT (regexp_matches(concat(e.before, e.after), '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g'))[1]::uuid))), '{}') AS names
     FROM audit_entry e LEFT JOIN party a ON a.tenant_id = e.tenant_id AND a.id = e.actor_id
    WHERE e.tenant_id = app.tenant_id()
      AND ($1::timestamptz IS NULL OR (e.at, e.id) < ($1, $2::uuid))
      AND ($3::text IS NULL OR e.object_type = $3)
    ORDER BY e.at DESC, e.id DESC LIMIT $4`,
);
