import { prepared, type Statement } from '../../platform/db/statement.ts';

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
}

export interface DraftTable<Content> {
  /** Has the columns of drafts. `<table>_version` has its versions. */
  readonly table: string;
  /** Columns with numbers that lists show. */
  readonly counts: Readonly<Record<string, (content: Content) => number>>;
  /** Further assignments when a draft is saved or published. */
  readonly onSave?: string;
  readonly onPublish?: string;
}

/** Returns the statement that marks an item of the table as deleted. Repeating it changes nothing. */
export const markDeletedIn = (table: string, condition = 'true') =>
  prepared<Written, readonly [id: string, at: Date]>(
    `mark_${table}_deleted`,
    `UPDATE ${table} SET deleted_at = coalesce(deleted_at, $2)
      WHERE tenant_id = app.tenant_id() AND id = $1 AND ${condition} RETURNING id`,
  );

/**
 * The statements that change drafts. All violate command_log_pkey if the command was already
 * executed.
 */
export const draftStatements = <Content extends { readonly name: string }>({
  table,
  counts,
  onSave,
  onPublish,
}: DraftTable<Content>) => {
  const columns = Object.keys(counts);
  const values = (first: number) => columns.map((_, at) => `$${first + at}`).join(', ');
  const also = (assignments: string | undefined) =>
    assignments === undefined ? '' : `, ${assignments}`;
  const common = ({ id, content, at, by, key }: DraftWrite<Content>) =>
    [id, content.name, JSON.stringify(content), new Date(at), by, key] as const;
  const counted = (content: Content) => Object.values(counts).map((count) => count(content));

  const insert = prepared<Written>(
    `insert_${table}`,
    `WITH logged AS (
       INSERT INTO command_log (tenant_id, key, subject_id) VALUES (app.tenant_id(), $6, $1))
     INSERT INTO ${table} (tenant_id, id, name, draft, draft_updated_at, draft_updated_by, created_at, created_by,
                           variant_of, ${columns.join(', ')})
     VALUES (app.tenant_id(), $1, $2, $3::jsonb, $4, $5, $4, $5, $7, ${values(8)})
     RETURNING id`,
  );
  const save = prepared<Written>(
    `save_${table}_draft`,
    `WITH saved AS (
       UPDATE ${table}
          SET name = $2, draft = $3::jsonb, draft_updated_at = $4, draft_updated_by = $5,
              (${columns.join(', ')}) = ROW (${values(8)}), draft_version = draft_version + 1${also(onSave)}
        WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $7 AND deleted_at IS NULL
        RETURNING tenant_id, id)
     INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $6::uuid, id FROM saved
     RETURNING subject_id AS id`,
  );
  return {
    insert: (write: DraftWrite<Content>, variantOf: string | null): Statement<Written> =>
      insert(...common(write), variantOf, ...counted(write.content)),
    /** Returns no row if the draft has changed. */
    save: (write: DraftWrite<Content>, expectedVersion: number): Statement<Written> =>
      save(...common(write), expectedVersion, ...counted(write.content)),
    /**
     * Inserts the draft as a new version. Returns no row if the draft has changed or was published
     * in between.
     */
    publish: prepared<
      { readonly number: number },
      readonly [
        id: string,
        expectedVersion: number,
        versionId: string,
        notes: string,
        at: Date,
        by: string,
        key: string,
      ]
    >(
      `publish_${table}`,
      `WITH published AS (
         UPDATE ${table} SET published_draft = draft_version, published_version_id = $3${also(onPublish)}
          WHERE tenant_id = app.tenant_id() AND id = $1 AND draft_version = $2 AND deleted_at IS NULL
            AND published_draft IS DISTINCT FROM draft_version
          RETURNING tenant_id, id, draft),
       logged AS (
         INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $7::uuid, id FROM published)
       INSERT INTO ${table}_version (tenant_id, id, ${table}_id, number, content, notes, published_at, published_by)
       SELECT p.tenant_id, $3::uuid, p.id,
              1 + coalesce((SELECT max(o.number) FROM ${table}_version o
                             WHERE o.tenant_id = p.tenant_id AND o.${table}_id = p.id AND o.number > 0), 0),
              p.draft, $4, $5::timestamptz, $6::uuid
         FROM published p
       RETURNING number`,
    ),
  };
};
