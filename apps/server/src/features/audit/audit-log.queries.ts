import type { AuditAction, AuditedType } from '../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';

export interface AuditRow {
  readonly id: string;
  readonly at: Date;
  readonly actorId: string | null;
  readonly actorName: string | null;
  readonly onBehalfOfId: string | null;
  readonly onBehalfOfName: string | null;
  readonly tokenId: string | null;
  readonly client: string | null;
  readonly action: AuditAction;
  readonly objectType: AuditedType;
  readonly objectId: string;
  readonly objectName: string;
  readonly before: Readonly<Record<string, unknown>> | null;
  readonly after: Readonly<Record<string, unknown>> | null;
  /** Names of the people, teams, roles, blueprints, and tag types in the values, by id. */
  readonly names: Readonly<Record<string, string>>;
}

/** Entries that a reader wants. Null means all. */
export interface AuditFilter {
  readonly objectType: AuditedType | null;
  readonly objectId: string | null;
  readonly action: AuditAction | null;
  readonly actorId: string | null;
  readonly from: Date | null;
  /** Only entries before this time. */
  readonly until: Date | null;
}

/** The last entry of the previous page. */
export interface AuditPlace {
  readonly at: Date;
  readonly id: string;
}

/** Each filter with its condition, up to the value. */
const conditions: readonly (readonly [filter: keyof AuditFilter, condition: string])[] = [
  ['objectType', 'e.object_type ='],
  ['objectId', 'e.object_id ='],
  ['action', 'e.action ='],
  ['actorId', 'e.actor_id ='],
  ['from', 'e.at >='],
  ['until', 'e.at <'],
];

/** Tables of the objects that values refer to by id. */
const namedIn = ['party', 'blueprint', 'tag_type'] as const;

/**
 * Returns audit entries, newest first. Each set of filters is a statement of its own, because a
 * generic plan can use an index only for conditions that always apply.
 */
export const auditPage = (
  filter: AuditFilter,
  after: AuditPlace | null,
  limit: number,
): Statement<AuditRow> => {
  const used = conditions.filter(([key]) => filter[key] !== null);
  const values: unknown[] = [limit, ...used.map(([key]) => filter[key])];
  const wanted = used.map(([, condition], at) => `${condition} $${at + 2}`);
  if (after !== null) {
    wanted.push(`(e.at, e.id) < ($${values.length + 1}, $${values.length + 2})`);
    values.push(after.at, after.id);
  }
  const name = ['audit', ...used.map(([key]) => key), ...(after === null ? [] : ['next'])];
  return prepared<AuditRow>(
    name.join('_'),
    `SELECT e.id, e.at, e.actor_id AS "actorId", a.name AS "actorName", e.on_behalf_of AS "onBehalfOfId",
            b.name AS "onBehalfOfName", e.token_id AS "tokenId", e.client, e.action, e.object_type AS "objectType",
            e.object_id AS "objectId", e.object_name AS "objectName", e.before, e.after,
            coalesce((SELECT json_object_agg(n.id, n.name)
               FROM (SELECT ARRAY(SELECT (regexp_matches(concat(e.before, e.after), '"([0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12})"', 'g'))[1]::uuid) AS ids) w,
                    LATERAL (${namedIn.map((table) => `SELECT id, name FROM ${table} WHERE tenant_id = app.tenant_id() AND id = ANY (w.ids)`).join(' UNION ALL ')}) n), '{}') AS names
       FROM audit_entry e
       LEFT JOIN party a ON a.tenant_id = e.tenant_id AND a.id = e.actor_id
       LEFT JOIN party b ON b.tenant_id = e.tenant_id AND b.id = e.on_behalf_of
      WHERE ${['e.tenant_id = app.tenant_id()', ...wanted].join(' AND ')}
      ORDER BY e.at DESC, e.id DESC LIMIT $1`,
  )(...values);
};
