import { attentions, type Attention } from '@baton/domain/list/attention-filter';
import type { TaskGrouping } from '@baton/domain/task-list/task-grouping';
import { defaultTaskSort, type TaskSort } from '@baton/domain/task-list/task-sort';
import type { Statement } from '../../platform/db/statement.ts';
import { groupedRows, tagGroups, type GroupOfRow } from '../../platform/list/grouped-rows.ts';
import { namedByText } from '../../platform/list/sql-bindings.ts';
import { attentionSql, type TaskPageFilters } from './task-conditions.queries.ts';
import {
  listed,
  taskSortColumns,
  withMine,
  type ListedBy,
  type TaskPageRow,
} from './task-page.queries.ts';

/** Only the first tasks in the usual order of the list are grouped and counted, which has an index. */
const mostGrouped = 10_000;

/** Returns the first tasks `t` of the list, with the columns that groups and counts need. */
const firstTasks = (
  { view }: TaskPageFilters,
  { from, where }: ReturnType<typeof listed>,
): string => {
  const { key, direction } = defaultTaskSort(view);
  const order = direction === 'ASCENDING' ? 'ASC' : 'DESC';
  const column = taskSortColumns[key]?.column ?? 'id';
  return `(SELECT t.*, w.owner_id, w.blueprint_id FROM ${from}
          WHERE ${where.join(' AND ')} ORDER BY t.${column} ${order}, t.id ${order} LIMIT ${mostGrouped}) t`;
};

/** Returns the key, name, and rank of the groups of a task `t`. */
const groupsOf = (by: TaskGrouping, isOfOneBlueprint: boolean): string => {
  switch (by) {
    case 'STATUS':
      return `SELECT t.status_rank::text AS key, '' AS name, t.status_rank AS rank`;
    case 'WORKFLOW':
      return `SELECT t.workflow_id::text AS key, t.workflow_name AS name, 0 AS rank`;
    case 'STAGE':
      // Stages of different blueprints with the same name are one group.
      return isOfOneBlueprint
        ? `SELECT key::text, name, position AS rank FROM stage WHERE tenant_id = t.tenant_id AND id = t.stage_id`
        : `SELECT lower(t.stage_name) AS key, t.stage_name AS name, 0 AS rank`;
    case 'ASSIGNEE':
      return `SELECT coalesce(p.id::text, '') AS key, coalesce(p.name, '') AS name, (p.id IS NULL)::int AS rank
                FROM (SELECT 1) one
                LEFT JOIN party p ON p.tenant_id = t.tenant_id AND p.id = ANY (t.assignees)`;
    case 'OWNER':
      return `SELECT id::text AS key, name, 0 AS rank FROM party WHERE tenant_id = t.tenant_id AND id = t.owner_id`;
    case 'BLUEPRINT':
      return `SELECT id::text AS key, name, 0 AS rank FROM blueprint WHERE tenant_id = t.tenant_id AND id = t.blueprint_id`;
    case 'TAG':
      return tagGroups('t');
  }
};

/** A task in a group. One with several assignees or tags is in several groups. */
export type GroupedTaskRow = Omit<TaskPageRow, 'sortKey'> & GroupOfRow;

/** Returns the groups of a list with their numbers of tasks and the first rows of each. */
export const taskGroups = (
  filters: TaskPageFilters,
  by: TaskGrouping,
  { key, direction }: TaskSort,
  rows: number,
  reader: ListedBy,
): Statement<GroupedTaskRow> => {
  const list = listed(filters, reader);
  const { values, bind, now, mine } = list;
  const text = groupedRows({
    before: mine === '' ? '' : `${mine},\n`,
    row: 't',
    from: firstTasks(filters, list),
    groups: groupsOf(by, filters.blueprint !== null),
    sortKey: `t.${taskSortColumns[key]?.column ?? 'id'}`,
    direction,
    overdue: attentionSql('OVERDUE', bind, now, reader),
    limit: bind(rows),
    columns: 't.id, t.workflow_id AS "workflowId"',
    joins: 'JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = shown.id',
  });
  return namedByText('tasks', text, values);
};

/** Numbers of open tasks by the attention that they need. */
export type TaskAttentionCounts = Readonly<Record<Attention, number>>;

/** Returns the statement that counts open tasks by the attention that they need. */
export const taskAttentionCounts = (
  filters: TaskPageFilters,
  reader: ListedBy,
): Statement<TaskAttentionCounts> => {
  const open = { ...filters, view: 'open', attention: null } as const;
  const list = listed(open, reader);
  const { values, bind, now, mine } = list;
  const counts = attentions.map(
    (attention) =>
      `count(*) FILTER (WHERE ${attentionSql(attention, bind, now, reader)})::int AS "${attention}"`,
  );
  return namedByText(
    'tasks',
    `${withMine(mine)}SELECT ${counts.join(',\n       ')}\n  FROM ${firstTasks(open, list)}`,
    values,
  );
};
