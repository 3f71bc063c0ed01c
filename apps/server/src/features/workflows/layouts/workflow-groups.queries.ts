import { groupLimits, type WorkflowGrouping } from '@baton/domain/workflow-list/workflow-layout';
import type { WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { Statement } from '../../../platform/db/statement.ts';
import { bindings } from '../../../platform/list/sql-bindings.ts';
import {
  attentionSql,
  conditions,
  named,
  readable,
  sortColumns,
  statusRank,
  type PageFilters,
} from '../list/list-conditions.queries.ts';
import type { ListReader } from '../list/list-workflows.ts';
import { rangesOf } from '../list/workflow-page.queries.ts';
import { workflowColumns, type WorkflowListRow } from '../workflow-list.queries.ts';

/** A workflow in a group. One with several tags is in several groups. */
export interface GroupedRow extends WorkflowListRow {
  /** Status, stage, or id. Empty for workflows without one. */
  readonly groupKey: string;
  readonly groupName: string;
  readonly groupCount: number;
  readonly groupOverdue: number;
}

/** Only the newest workflows are grouped, so that groups stay fast. */
const mostGrouped = 10_000;

/** Returns the key, name, and rank of the groups of a workflow `w`. */
const groupsOf = (by: WorkflowGrouping, isOfOneBlueprint: boolean, now: () => string): string => {
  switch (by) {
    case 'STATUS':
      return `SELECT (${statusRank(now())})::text AS key, '' AS name, ${statusRank(now())} AS rank`;
    case 'STAGE':
      // Stages of different blueprints with the same name are one group.
      return `SELECT coalesce(s.key, '') AS key, coalesce(s.name, '') AS name, coalesce(s.position, -1) AS rank
                FROM (SELECT 1) one LEFT JOIN LATERAL (
                  SELECT ${isOfOneBlueprint ? 'key::text' : 'lower(name)'} AS key, name, position FROM stage
                   WHERE tenant_id = w.tenant_id AND workflow_id = w.id AND status = 'IN_PROGRESS'
                   ORDER BY position LIMIT 1) s ON true`;
    case 'OWNER':
      return `SELECT w.owner_id::text AS key, o.name, 0 AS rank`;
    case 'BLUEPRINT':
      return `SELECT w.blueprint_id::text AS key, b.name, 0 AS rank FROM blueprint b
               WHERE b.tenant_id = w.tenant_id AND b.id = w.blueprint_id`;
    case 'TAG':
      return `SELECT coalesce(g.id::text, '') AS key, coalesce(g.name, '') AS name, (g.id IS NULL)::int AS rank
                FROM (SELECT 1) one LEFT JOIN (
                  SELECT DISTINCT t.id, t.name FROM tag a
                    JOIN tag t ON t.tenant_id = a.tenant_id AND t.id = coalesce(a.merged_into, a.id) AND t.deleted_at IS NULL
                   WHERE a.tenant_id = w.tenant_id AND a.id::text = ANY (w.tags)) g ON true`;
  }
};

/** Returns the groups of a list with their numbers of workflows and the first rows of each. */
export const workflowGroups = (
  filters: PageFilters,
  by: WorkflowGrouping,
  { key, direction }: WorkflowSort,
  rows: number,
  reader: ListReader,
): Statement<GroupedRow> => {
  const { values, bind } = bindings();
  let boundNow: string | null = null;
  const now = (): string => (boundNow ??= `${bind(reader.clock.now)}::timestamptz`);
  const mine = readable(reader.viewer, bind);
  // With only open workflows, their index is read instead of all workflows.
  const isOpen = mine === null && rangesOf(filters.statuses).every((isOpen) => isOpen);
  const where = [...(isOpen ? ['w.is_open'] : []), ...conditions(filters, bind, now, reader)].join(
    ' AND ',
  );
  const sortKey = sortColumns[key]?.sql(null, now) ?? 'w.id';
  const [order, missing] =
    direction === 'ASCENDING' ? ['ASC', ''] : ['DESC', `sort::text = 'infinity', `];
  const from =
    mine === null
      ? 'workflow w'
      : 'mine JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = mine.id';
  const text = `WITH ${mine === null ? '' : `mine AS MATERIALIZED (${mine}),\n`}grouped AS MATERIALIZED (
  SELECT w.id, ${sortKey} AS sort, (${attentionSql('OVERDUE', bind, now, reader)}) AS overdue, g.key, g.name, g.rank
    FROM (SELECT w.* FROM ${from} WHERE ${where} ORDER BY w.id DESC LIMIT ${mostGrouped}) w
    JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id,
         LATERAL (${groupsOf(by, filters.blueprint !== null, now)}) g
), counted AS (
  SELECT key, max(name) AS name, min(rank) AS rank, count(*)::int AS count, count(*) FILTER (WHERE overdue)::int AS overdue
    FROM grouped GROUP BY key ORDER BY min(rank), lower(max(name)), key LIMIT ${groupLimits.groups}
), numbered AS (
  SELECT id, key, row_number() OVER (PARTITION BY key ORDER BY ${missing}sort ${order}, id ${order}) AS at FROM grouped
)
SELECT ${workflowColumns}, c.key AS "groupKey", c.name AS "groupName", c.count AS "groupCount", c.overdue AS "groupOverdue"
  FROM numbered n JOIN counted c ON c.key = n.key
  JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = n.id
  JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id
 WHERE n.at <= least(${bind(rows)}::int, ${groupLimits.allRows} / (SELECT count(*) FROM counted))
 ORDER BY c.rank, lower(c.name), c.key, n.at`;
  return named(text, values);
};
