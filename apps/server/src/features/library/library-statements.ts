import { auditSql, type AuditedType } from '../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';

interface Written {
  readonly id: string;
}

export interface DraftWrite<Content> {
  readonly id: string;
  readonly content: Content;
  readonly at: number;
  readonly by: string;
  /** The command's idempotency key. */
  readonly key: string;
  /** Number of the version whose content the draft gets, for the audit log. */
  readonly restored?: number;
}

export interface DraftTable<Content> {
  /** Has the columns of drafts. `<table>_version` has its versions. */
  readonly table: string;
  readonly type: AuditedType;
  /** Columns with numbers that lists show. */
  readonly counts: Readonly<Record<string, (content: Content) => number>>;
  /** Further assignments when a draft is saved or published. */
  readonly onSave?: string;
  readonly onPublish?: string;
}

/**
 * Returns the statement that marks an item of the table as deleted and records it. Repeating it
 * changes nothing. Returns no row if there is no such item, or if the condition isn't met.
 */
export const markDeletedIn = (table: string, objectType: AuditedType, condition = 'true') => {
  const mark = prepared<Written>(
    `mark_${table}_deleted`,
    `WITH t AS (
       UPDATE ${table} SET deleted_at = $2
        WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL AND ${condition} RETURNING id, name),
     audited AS (${auditSql({
       action: 'DELETED',
       ...{ objectType, entry: ['$4', '$2', '$3'], before: `jsonb_build_object('name', t.name)` },
     })})
     SELECT id FROM t
     UNION ALL
     SELECT id FROM ${table} WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NOT NULL`,
  );
  return (id: string, at: Date, by: string): Statement<Written> => mark(id, at, by, newId());
};

/**
 * The statements that change drafts. All violate command_log_pkey if the command was already
 * executed. They record everything but changes of the content, which the next version shows.
 */
export const draftStatements = <Content extends { readonly name: string }>({
  table,
  type: objectType,
  counts,
  onSave,
  onPublish,
}: DraftTable<Content>) => {
  const columns = Object.keys(counts);
  const values = (first: number) => columns.map((_, at) => `$${first + at}`).join(', ');
  const also = (assignments: string | undefined) =>
    assignments === undefined ? '' : `, ${assignments}`;
  const common = ({ id, content, at, by, key }: DraftWrite<Content>) =>
    [id, content.name, JSON.stringify(content), new Date(at), by, key, newId()] as const;
  const counted = (content: Content) => Object.values(counts).map((count) => count(content));

  const insert = prepared<Written>(
    `insert_${table}`,
    `WITH logged AS (
       INSERT INTO command_log (tenant_id, key, subject_id) VALUES (app.tenant_id(), $6, $1)),
     t AS (
       INSERT INTO ${table} (tenant_id, id, name, draft, draft_updated_at, draft_updated_by, created_at, created_by,
                             variant_of, ${columns.join(', ')})
       VALUES (app.tenant_id(), $1, $2, $3::jsonb, $4, $5, $4, $5, $8, ${values(9)})
       RETURNING id, name, variant_of),
     audited AS (${auditSql({
       action: 'CREATED',
       ...{ objectType, entry: ['$7', '$4', '$5'] },
       from: `t LEFT JOIN ${table} o ON o.tenant_id = app.tenant_id() AND o.id = t.variant_of`,
       after: `jsonb_strip_nulls(jsonb_build_object('name', t.name, 'variantOf', o.name))`,
     })})
     SELECT id FROM t`,
  );
  const save = prepared<Written>(
    `save_${table}_draft`,
    `WITH old AS (
       SELECT id, name FROM ${table}
        WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $8 AND deleted_at IS NULL FOR UPDATE),
     t AS (
       UPDATE ${table} n
          SET name = $2, draft = $3::jsonb, draft_updated_at = $4, draft_updated_by = $5,
              (${columns.join(', ')}) = ROW (${values(10)}), draft_version = draft_version + 1${also(onSave)}
         FROM old WHERE n.tenant_id = app.tenant_id() AND n.id = old.id RETURNING n.tenant_id, n.id, n.name),
     audited AS (${auditSql({
       action: 'UPDATED',
       ...{ objectType, entry: ['$7', '$4', '$5'] },
       from: 't, old WHERE t.name <> old.name OR $9::integer IS NOT NULL',
       before: `jsonb_build_object('name', old.name)`,
       after: `jsonb_strip_nulls(jsonb_build_object('name', t.name, 'restoredVersion', $9::integer))`,
     })})
     INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $6::uuid, id FROM t
     RETURNING subject_id AS id`,
  );
  const publish = prepared<{ readonly number: number }>(
    `publish_${table}`,
    `WITH t AS (
       UPDATE ${table} SET published_draft = draft_version, published_version_id = $3${also(onPublish)}
        WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $2 AND deleted_at IS NULL
          AND published_draft IS DISTINCT FROM draft_version
        RETURNING tenant_id, id, name, draft),
     logged AS (
       INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $7::uuid, id FROM t),
     v AS (
       INSERT INTO ${table}_version (tenant_id, id, ${table}_id, number, content, notes, published_at, published_by)
       SELECT t.tenant_id, $3::uuid, t.id,
              1 + coalesce((SELECT max(o.number) FROM ${table}_version o
                             WHERE o.tenant_id = t.tenant_id AND o.${table}_id = t.id AND o.number > 0), 0),
              t.draft, $4, $5::timestamptz, $6::uuid
         FROM t
       RETURNING number, notes),
     audited AS (${auditSql({
       action: 'PUBLISHED',
       ...{ objectType, entry: ['$8', '$5', '$6'], from: 't, v' },
       before: `jsonb_build_object('version', nullif(v.number - 1, 0))`,
       after: `jsonb_build_object('version', v.number, 'notes', nullif(v.notes, ''))`,
     })})
     SELECT number FROM v`,
  );
  return {
    insert: (write: DraftWrite<Content>, variantOf: string | null): Statement<Written> =>
      insert(...common(write), variantOf, ...counted(write.content)),
    /** Returns no row if the draft has changed. */
    save: (write: DraftWrite<Content>, expectedVersion: number): Statement<Written> =>
      save(...common(write), expectedVersion, write.restored ?? null, ...counted(write.content)),
    /**
     * Inserts the draft as a new version. Returns no row if the draft has changed or was published
     * in between.
     */
    publish: (
      ...publication: readonly [
        id: string,
        expectedVersion: number,
        versionId: string,
        notes: string,
        at: Date,
        by: string,
        key: string,
      ]
    ): Statement<{ readonly number: number }> => publish(...publication, newId()),
  };
};
