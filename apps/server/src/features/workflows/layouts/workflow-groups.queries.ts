import type { WorkflowGrouping } from '@baton/domain/workflow-list/workflow-layout';
import type { WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { Statement } from '../../../platform/db/statement.ts';
import { groupedRows, tagGroups, type GroupOfRow } from '../../../platform/list/grouped-rows.ts';
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
export type GroupedRow = WorkflowListRow & GroupOfRow;

/** Maximum number of workflows that are grouped, the newest ones, so that groups stay fast. */
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
      return tagGroups('w');
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
  // Whether the list has only open workflows, whose index is then read instead of all workflows.
  const isOpen = mine === null && rangesOf(filters.statuses).every((isOpen) => isOpen);
  const where = [...(isOpen ? ['w.is_open'] : []), ...conditions(filters, bind, now, reader)].join(
    ' AND ',
  );
  const from =
    mine === null
      ? 'workflow w'
      : 'mine JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = mine.id';
  const text = groupedRows({
    before: mine === null ? '' : `mine AS MATERIALIZED (${mine}),\n`,
    row: 'w',
    from: `(SELECT w.* FROM ${from} WHERE ${where} ORDER BY w.id DESC LIMIT ${mostGrouped}) w
    JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id`,
    groups: groupsOf(by, filters.blueprint !== null, now),
    sortKey: sortColumns[key]?.sql(null, now) ?? 'w.id',
    direction,
    overdue: attentionSql('OVERDUE', bind, now, reader),
    limit: bind(rows),
    columns: workflowColumns,
    joins: `JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = shown.id
  JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id`,
  });
  return named(text, values);
};
