import type { PageSql, SortColumns } from '../../platform/db/sorted-page.ts';

/** Returns SQL for a time in milliseconds. */
export const millis = (column: string): string => `(extract(epoch from ${column}) * 1000)::float8`;

/** Returns SQL for a person, team, or role as in the API. */
export const partyJson = (alias: string): string =>
  `json_build_object('id', ${alias}.id, 'name', ${alias}.name, 'kind', ${alias}.kind)`;

/** A published version `v` whose publisher is `w`. */
export const versionJson = `json_build_object('id', v.id, 'number', v.number, 'notes', v.notes,
  'publishedAt', ${millis('v.published_at')}, 'publishedBy', ${partyJson('w')})`;

/** Columns of an item that has drafts and versions. */
export const itemColumns = (item: string): string => `
  ${item}.id, ${item}.draft_version AS "draftVersion", ${millis(`${item}.draft_updated_at`)} AS "draftUpdatedAt",
  ${partyJson('u')} AS "draftUpdatedBy", ${item}.published_draft AS "publishedDraft",
  CASE WHEN v.id IS NULL THEN NULL ELSE ${versionJson} END AS published`;

/** An item with its current version `v`, and who changed and published it. */
export const itemTables = (table: string, item: string): string => `
  FROM ${table} ${item}
       JOIN party u ON u.tenant_id = ${item}.tenant_id AND u.id = ${item}.draft_updated_by
       LEFT JOIN ${table}_version v ON v.tenant_id = ${item}.tenant_id AND v.id = ${item}.published_version_id
       LEFT JOIN party w ON w.tenant_id = v.tenant_id AND w.id = v.published_by`;

/** Versions of an item, newest first. Versions of test runs have the number 0. */
export const versionsOf = (table: string, item: string): string => `coalesce((
  SELECT json_agg(${versionJson} ORDER BY v.number DESC)
    FROM ${table}_version v JOIN party w ON w.tenant_id = v.tenant_id AND w.id = v.published_by
   WHERE v.tenant_id = ${item}.tenant_id AND v.${table}_id = ${item}.id AND v.number > 0), '[]') AS versions`;

/** What lists of the library are sorted by. */
export const sortColumnsOf = (item: string, name = `${item}.name`): SortColumns => ({
  id: `${item}.id`,
  name,
  changedAt: `${item}.draft_updated_at`,
});

/** Condition of a list page: `$3` is the search, `$5` the status. */
export const isOnPage = (page: PageSql, item: string, name = `${item}.name`): string => `
  ${item}.tenant_id = app.tenant_id() AND ${item}.deleted_at IS NULL
  AND ${page.isAfter}
  AND ($3::text IS NULL OR app.holds(${name}, $3))
  AND ($5::text IS NULL OR $5 = CASE WHEN v.id IS NULL THEN 'DRAFT' ELSE 'PUBLISHED' END)`;
