import { auditSql, type AuditAction } from '../audit/record-audit.ts';
import { prepared } from '../db/statement.ts';
import type { EntityColumns, EntityDefinition, EntityNode } from './entity-definition.ts';

const snakeCase = (name: string): string =>
  name.replaceAll(/[A-Z]/g, (letter) => `_${letter.toLowerCase()}`);

const sqlTypes = { String: 'text', Boolean: 'boolean', Int: 'integer', ID: 'uuid' } as const;

/** The statements of an entity. Each change writes its audit entry in the same statement. */
export const entityStatements = <Columns extends EntityColumns>({
  type,
  table,
  columns,
  group,
}: Pick<EntityDefinition<Columns>, 'type' | 'table' | 'columns' | 'group'>) => {
  // Items of different groups can have the same name.
  const sortOf = (from: string): string =>
    group === undefined ? `lower(${from}.name)` : `lower(${from}.name) || ' ' || ${from}.id`;
  const isInGroup = group === undefined ? 'true' : `t.${snakeCase(group.column)} = $4`;
  const entered = [
    { key: 'name', sql: 'name', sqlType: 'text' },
    ...Object.entries(columns).map(([key, column]) => ({
      key,
      sql: snakeCase(key),
      sqlType: sqlTypes[column.type],
    })),
  ];
  const selected = (from: string): string =>
    [
      `${from}.id`,
      `${from}.version`,
      `${sortOf(from)} AS sort`,
      ...entered.map(({ key, sql }) => `${from}.${sql} AS "${key}"`),
    ].join(', ');
  const json = (from: string): string =>
    `jsonb_build_object(${entered.map(({ key, sql }) => `'${key}', ${from}.${sql}`).join(', ')})`;
  const valueAt = (first: number) =>
    entered.map(({ sql, sqlType }, at) => ({ sql, value: `$${first + at}::${sqlType}` }));
  const audit = (
    action: AuditAction,
    parts: { readonly before?: string; readonly after?: string; readonly from?: string },
  ) => auditSql({ action, objectType: type, entry: ['$2', '$3', '$4'], ...parts });
  const own = 'tenant_id = app.tenant_id()';

  return {
    page: prepared<
      EntityNode,
      readonly [
        after: string | null,
        pattern: string | null,
        limit: number,
        /** Only items of this group. Null for all. */
        group: string | null,
      ]
    >(
      `${table}_page`,
      `SELECT ${selected('t')} FROM ${table} t
        WHERE t.${own} AND t.deleted_at IS NULL
          AND ($1::text IS NULL OR ${sortOf('t')} > $1)
          AND ($2::text IS NULL OR app.holds(t.name, $2))
          AND ($4::uuid IS NULL OR ${isInGroup})
        ORDER BY ${sortOf('t')} LIMIT $3`,
    ),
    byId: prepared<EntityNode, readonly [ids: readonly string[]]>(
      `${table}_by_id`,
      `SELECT ${selected('t')} FROM ${table} t
        WHERE t.${own} AND t.deleted_at IS NULL AND t.id = ANY ($1::uuid[])`,
    ),
    /** Returns no row if the id exists. Violates `<table>_name` if the name is used. */
    insert: prepared<
      EntityNode,
      readonly [id: string, auditId: string, at: Date, by: string, ...values: readonly unknown[]]
    >(
      `insert_${table}`,
      `WITH t AS (
         INSERT INTO ${table} (tenant_id, id, created_at, created_by, ${entered.map(({ sql }) => sql).join(', ')})
         VALUES (app.tenant_id(), $1, $3, $4, ${valueAt(5)
           .map(({ value }) => value)
           .join(', ')})
         ON CONFLICT (tenant_id, id) DO NOTHING RETURNING *),
       logged AS (${audit('CREATED', { after: json('t') })})
       SELECT ${selected('t')} FROM t`,
    ),
    /**
     * Null values don't change. Returns no row if there is no such item, and `isCurrent` false if it
     * has another version. Violates `<table>_name` if the name is used.
     */
    update: prepared<
      EntityNode & { readonly isCurrent: boolean },
      readonly [
        id: string,
        auditId: string,
        at: Date,
        by: string,
        version: number | null,
        ...values: readonly unknown[],
      ]
    >(
      `update_${table}`,
      `WITH old AS (
         SELECT * FROM ${table} WHERE ${own} AND id = $1 AND deleted_at IS NULL FOR UPDATE),
       t AS (
         UPDATE ${table} n SET version = n.version + 1, ${valueAt(6)
           .map(({ sql, value }) => `${sql} = coalesce(${value}, n.${sql})`)
           .join(', ')}
           FROM old WHERE n.${own} AND n.id = old.id AND ($5::integer IS NULL OR old.version = $5) RETURNING n.*),
       logged AS (${audit('UPDATED', { before: json('old'), after: json('t'), from: 't, old' })})
       SELECT ${selected('t')}, t.id IS NOT NULL AS "isCurrent" FROM old LEFT JOIN t ON true`,
    ),
    /** Can be repeated, for retries after a lost response. Returns no row if there is no such item. */
    remove: prepared<
      { readonly id: string },
      readonly [id: string, auditId: string, at: Date, by: string]
    >(
      `delete_${table}`,
      `WITH t AS (
         UPDATE ${table} SET deleted_at = $3 WHERE ${own} AND id = $1 AND deleted_at IS NULL RETURNING *),
       logged AS (${audit('DELETED', { before: json('t') })})
       SELECT id FROM ${table} WHERE ${own} AND id = $1`,
    ),
    keys: entered.map(({ key }) => key),
  };
};
