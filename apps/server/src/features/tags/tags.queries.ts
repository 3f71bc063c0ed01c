import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';

/** A tag that a reference means. References to a merged tag mean the tag that replaces it. */
export interface TagRow {
  readonly askedId: string;
  readonly id: string;
  readonly version: number;
  readonly name: string;
  readonly sort: string;
  readonly color: string;
  readonly tagTypeId: string;
}

const columns = `t.id, t.version, t.name, lower(t.name) AS sort, t.color, t.tag_type_id AS "tagTypeId"`;

/** Returns the tags that these references mean. Deleted tags are missing. */
export const tagsNamed = prepared<TagRow, readonly [ids: readonly string[]]>(
  'tags_named',
  `SELECT a.id AS "askedId", ${columns}
     FROM tag a
     JOIN tag t ON t.tenant_id = a.tenant_id AND t.id = coalesce(a.merged_into, a.id) AND t.deleted_at IS NULL
    WHERE a.tenant_id = app.tenant_id() AND a.id = ANY ($1::uuid[])`,
);

/** Returns the tags with these names. Of several types with the same tag, the first one counts. */
export const tagsByName = prepared<
  { readonly word: string; readonly id: string },
  readonly [names: readonly string[]]
>(
  'tags_by_name',
  `SELECT DISTINCT ON (w.word) w.word, t.id
     FROM unnest($1::text[]) w (word)
     JOIN tag t ON t.tenant_id = app.tenant_id() AND lower(t.name) = lower(w.word) AND t.deleted_at IS NULL
     JOIN tag_type y ON y.tenant_id = t.tenant_id AND y.id = t.tag_type_id
    ORDER BY w.word, lower(y.name), t.id`,
);

export const tagTypeNamed = prepared<{ readonly id: string }, readonly [name: string]>(
  'tag_type_named',
  `SELECT id FROM tag_type
    WHERE tenant_id = app.tenant_id() AND lower(name) = lower($1) AND deleted_at IS NULL`,
);

export const tagTypesById = prepared<
  {
    readonly id: string;
    readonly version: number;
    readonly name: string;
    readonly sort: string;
    readonly color: string;
  },
  readonly [ids: readonly string[]]
>(
  'tag_types_of_tags',
  `SELECT id, version, name, lower(name) AS sort, color FROM tag_type
    WHERE tenant_id = app.tenant_id() AND id = ANY ($1::uuid[])`,
);

/** Returns the number of tags of a type. */
export const tagsOfType = prepared<{ readonly count: number }, readonly [tagTypeId: string]>(
  'tags_of_type',
  `SELECT count(*)::int AS count FROM tag
    WHERE tenant_id = app.tenant_id() AND tag_type_id = $1 AND deleted_at IS NULL`,
);

/** Tables of the items that have tags. A blueprint also gives tags to the tasks that it creates. */
const tagged = ['workflow', 'task', 'document', 'blueprint'].map(
  (table) =>
    `SELECT x.id, unnest(x.tags) AS tag FROM ${table} x
      WHERE x.tenant_id = app.tenant_id() AND x.tags <> '{}'${table === 'task' ? '' : ' AND x.deleted_at IS NULL'}`,
);

/** Returns the number of items with each of these tags. Items with tags merged into it count. */
export const usesOfTags = prepared<
  { readonly id: string; readonly count: number },
  readonly [ids: readonly string[]]
>(
  'uses_of_tags',
  `SELECT coalesce(t.merged_into, t.id) AS id, count(DISTINCT u.id)::int AS count
     FROM (${tagged.join(' UNION ALL ')}
           UNION ALL
           SELECT x.id, named #>> '{}' FROM blueprint x, jsonb_path_query(x.draft, '$.tasks.*.tags[*]') named
            WHERE x.tenant_id = app.tenant_id() AND x.deleted_at IS NULL) u
     JOIN tag t ON t.tenant_id = app.tenant_id() AND t.id::text = u.tag
    WHERE coalesce(t.merged_into, t.id) = ANY ($1::uuid[])
    GROUP BY 1`,
);

/**
 * Merges tags into another one: all uses follow, because references to a merged tag mean the
 * target. Returns the target, or no row if one of the tags doesn't exist.
 */
export const mergeTags = prepared<
  Omit<TagRow, 'askedId'>,
  readonly [
    sourceIds: readonly string[],
    targetId: string,
    auditIds: readonly string[],
    at: Date,
    by: string,
  ]
>(
  'merge_tags',
  `WITH target AS (
     SELECT * FROM tag WHERE tenant_id = app.tenant_id() AND id = $2 AND deleted_at IS NULL FOR UPDATE),
   source AS (
     SELECT s.id, s.name, s.deleted_at FROM tag s, target
      WHERE s.tenant_id = app.tenant_id() AND s.id = ANY ($1::uuid[])
        AND (s.deleted_at IS NULL OR s.merged_into = target.id)
      ORDER BY s.id FOR UPDATE OF s),
   allowed AS (
     SELECT target.* FROM target WHERE (SELECT count(*) FROM source) = cardinality($1::uuid[])),
   moved AS (
     UPDATE tag m SET merged_into = allowed.id, deleted_at = coalesce(m.deleted_at, $4), version = m.version + 1
       FROM allowed
      WHERE m.tenant_id = app.tenant_id()
        AND (m.id IN (SELECT id FROM source WHERE deleted_at IS NULL) OR m.merged_into = ANY ($1::uuid[]))
     RETURNING m.id, m.name),
   t AS (
     SELECT moved.id, moved.name, a.audit_id
       FROM moved JOIN unnest($1::uuid[], $3::uuid[]) a (id, audit_id) ON a.id = moved.id),
   logged AS (${auditSql({
     action: 'MERGED',
     objectType: 'Tag',
     entry: ['t.audit_id', '$4', '$5'],
     before: `jsonb_build_object('name', t.name)`,
     after: `jsonb_build_object('name', allowed.name)`,
     from: 't, allowed',
   })})
   SELECT ${columns} FROM allowed t`,
);
