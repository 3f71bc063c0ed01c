import type { SortDirection } from '@baton/domain/core/sort';
import { groupLimits } from '@baton/domain/list/list-groups';

/** Group of a row, and the numbers of all rows and of overdue rows in it. */
export interface GroupOfRow {
  /** Empty for rows without a group. */
  readonly groupKey: string;
  readonly groupName: string;
  readonly groupCount: number;
  readonly groupOverdue: number;
}

interface GroupedList {
  /** Queries before the statement, each with a comma at its end. */
  readonly before: string;
  /** Name of a listed row in the other parts. */
  readonly row: string;
  /** The listed rows, and tables joined to them. */
  readonly from: string;
  /** SQL for the key, name, and rank of the groups of a row. */
  readonly groups: string;
  readonly sortKey: string;
  readonly direction: SortDirection;
  readonly overdue: string;
  /** Number of rows of each group. */
  readonly limit: string;
  /** Columns of the rows that are shown. */
  readonly columns: string;
  /** The tables of these columns, joined by the id of `shown`. */
  readonly joins: string;
}

/**
 * Groups rows by tag, where merged tags count as the tag that replaced them. Rows without tags are
 * in one group at the end.
 */
export const tagGroups = (row: string): string =>
  `SELECT coalesce(g.id::text, '') AS key, coalesce(g.name, '') AS name, (g.id IS NULL)::int AS rank
     FROM (SELECT 1) one LEFT JOIN (
       SELECT DISTINCT kept.id, kept.name FROM tag a
         JOIN tag kept ON kept.tenant_id = a.tenant_id AND kept.id = coalesce(a.merged_into, a.id) AND kept.deleted_at IS NULL
        WHERE a.tenant_id = ${row}.tenant_id AND a.id::text = ANY (${row}.tags)) g ON true`;

/** Returns the statement for the groups of a list with their counts and the first rows of each. */
export const groupedRows = ({
  before,
  row,
  from,
  groups,
  sortKey,
  direction,
  overdue,
  limit,
  columns,
  joins,
}: GroupedList): string => {
  const [order, missing] =
    direction === 'ASCENDING' ? ['ASC', ''] : ['DESC', `sort::text = 'infinity', `];
  return `WITH ${before}grouped AS MATERIALIZED (
  SELECT ${sortKey} AS sort, (${overdue}) AS overdue, ${row}.id, g.key, g.name, g.rank
    FROM ${from},
         LATERAL (${groups}) g
), counted AS (
  SELECT key, max(name) AS name, min(rank) AS rank, count(*)::int AS count, count(*) FILTER (WHERE overdue)::int AS overdue
    FROM grouped GROUP BY key ORDER BY min(rank), lower(max(name)), key LIMIT ${groupLimits.groups}
), numbered AS (
  SELECT id, key, row_number() OVER (PARTITION BY key ORDER BY ${missing}sort ${order}, id ${order}) AS at FROM grouped
)
SELECT ${columns}, c.key AS "groupKey", c.name AS "groupName", c.count AS "groupCount", c.overdue AS "groupOverdue"
  FROM numbered shown JOIN counted c ON c.key = shown.key
  ${joins}
 WHERE shown.at <= least(${limit}::int, ${groupLimits.allRows} / (SELECT count(*) FROM counted))
 ORDER BY c.rank, lower(c.name), c.key, shown.at`;
};
