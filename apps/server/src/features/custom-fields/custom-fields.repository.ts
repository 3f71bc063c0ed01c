import { auditSql } from '../../platform/audit/record-audit.ts';
import { prepared } from '../../platform/db/statement.ts';
import { markDeletedIn } from '../library/index.ts';

interface Written {
  readonly id: string;
}

const audited = (from: string): string =>
  `jsonb_build_object('name', ${from}.name, 'type', ${from}.kind, 'isShared', ${from}.is_shared, 'version', ${from}.version)`;

/** Inserts a field with its first version. Violates custom_field_name if the name is used. */
export const insertCustomField = prepared<
  Written,
  readonly [
    id: string,
    name: string,
    kind: string,
    isShared: boolean,
    content: string,
    at: Date,
    by: string,
    key: string,
    auditId: string,
  ]
>(
  'insert_custom_field',
  `WITH logged AS (
     INSERT INTO command_log (tenant_id, key, subject_id) VALUES (app.tenant_id(), $8, $1)),
   t AS (
     INSERT INTO custom_field (tenant_id, id, name, kind, is_shared, version, created_at, created_by, updated_at, updated_by)
     VALUES (app.tenant_id(), $1, $2, $3, $4, 1, $6, $7, $6, $7) RETURNING *),
   audited AS (${auditSql({
     action: 'CREATED',
     objectType: 'CustomField',
     entry: ['$9', '$6', '$7'],
     after: audited('t'),
   })})
   INSERT INTO custom_field_version (tenant_id, field_id, number, content, created_at, created_by)
   SELECT tenant_id, id, 1, $5::jsonb, $6::timestamptz, $7::uuid FROM t
   RETURNING field_id AS id`,
);

/**
 * Inserts the next version of a field unless nothing changed. Returns no row if the field is
 * outdated.
 */
export const saveCustomField = prepared<
  Written,
  readonly [
    id: string,
    name: string,
    kind: string,
    isShared: boolean,
    content: string,
    at: Date,
    by: string,
    key: string,
    expectedVersion: number,
    isNewVersion: boolean,
    auditId: string,
  ]
>(
  'save_custom_field',
  `WITH old AS (
     SELECT * FROM custom_field
      WHERE tenant_id = app.tenant_id() AND id = $1 AND version = $9 AND deleted_at IS NULL FOR UPDATE),
   t AS (
     UPDATE custom_field n
        SET name = $2, kind = $3, is_shared = $4, updated_at = $6, updated_by = $7,
            version = n.version + CASE WHEN $10 THEN 1 ELSE 0 END
       FROM old WHERE n.tenant_id = app.tenant_id() AND n.id = old.id RETURNING n.*),
   audited AS (${auditSql({
     action: 'UPDATED',
     objectType: 'CustomField',
     entry: ['$11', '$6', '$7'],
     from: 't, old WHERE $10 OR t.is_shared <> old.is_shared',
     before: audited('old'),
     after: audited('t'),
   })}),
   edition AS (
     INSERT INTO custom_field_version (tenant_id, field_id, number, content, created_at, created_by)
     SELECT tenant_id, id, version, $5::jsonb, $6::timestamptz, $7::uuid FROM t WHERE $10)
   INSERT INTO command_log (tenant_id, key, subject_id) SELECT tenant_id, $8::uuid, id FROM t
   RETURNING subject_id AS id`,
);

/** Marks a custom field as deleted. Forms and blueprints keep their copies. */
export const markCustomFieldDeleted = markDeletedIn('custom_field', 'CustomField');
