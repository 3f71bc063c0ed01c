import type { TaskSort, TaskSortKey } from '@baton/domain/task-list/task-sort';
import type { Statement } from '../../platform/db/statement.ts';
import {
  keysetPage,
  type KeysetRange,
  type ListPosition,
  type SortColumn,
} from '../../platform/list/keyset-page.ts';
import { bindings, boundTime, namedByText, type Bind } from '../../platform/list/sql-bindings.ts';
import {
  readableTasks,
  taskConditions,
  type TaskListClock,
  type TaskListViewer,
  type TaskPageFilters,
} from './task-conditions.queries.ts';

interface TaskSortColumn extends SortColumn {
  readonly column: string;
  /** Views with an index in their order. Lists of other views sort only the newest tasks. */
  readonly indexed: readonly TaskPageFilters['view'][];
}

const time = { type: 'timestamptz', canBeMissing: true } as const;
const text = { type: 'text', canBeMissing: false, indexed: ['open'] } as const;

/** Null sorts by id, which is the time of creation. */
export const taskSortColumns: Readonly<Record<TaskSortKey, TaskSortColumn | null>> = {
  CREATED: null,
  DUE: { ...time, column: 'due_at', indexed: ['open'] },
  NAME: { ...text, column: 'name_key' },
  WORKFLOW: { ...text, column: 'workflow_key' },
  STATUS: { ...text, type: 'integer', column: 'status_rank' },
  COMPLETED: { ...time, column: 'closed_at', indexed: ['completed'] },
};

/** Number of newest tasks that are sorted in an order without an index. */
const mostSorted = 10_000;

export interface TaskPageRow {
  readonly id: string;
  readonly workflowId: string;
  readonly sortKey: string | null;
}

export interface ListedBy {
  readonly viewer: TaskListViewer;
  readonly clock: TaskListClock;
}

/** Returns the parts of a statement that lists tasks. */
export const listed = (
  filters: TaskPageFilters,
  by: ListedBy,
): {
  readonly values: readonly unknown[];
  readonly bind: Bind;
  readonly now: () => string;
  /** The query `mine`, with which `from` works. Empty if it isn't needed. */
  readonly mine: string;
  readonly isAll: boolean;
  readonly from: string;
  readonly where: readonly string[];
} => {
  const { values, bind } = bindings();
  const now = boundTime(bind, by.clock.now);
  const readable = readableTasks(filters, by.viewer, bind);
  return {
    ...{ values, bind, now, isAll: readable === null },
    mine: readable === null ? '' : `mine AS MATERIALIZED (${readable})`,
    from: `${
      readable === null
        ? 'task t'
        : '(SELECT DISTINCT task_id FROM mine) m JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = m.task_id'
    } JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = t.workflow_id`,
    where: taskConditions(filters, by, bind, now),
  };
};

export const withMine = (mine: string): string => (mine === '' ? '' : `WITH ${mine}\n`);

/**
 * Returns the statement for a page of the list after a position. People who don't read all tasks
 * have few of them, which are read completely and sorted.
 */
export const taskListPage = (
  filters: TaskPageFilters,
  { key, direction }: TaskSort,
  after: ListPosition | null,
  limit: number,
  by: ListedBy,
): Statement<TaskPageRow> => {
  const { values, bind, mine, isAll, from, where } = listed(filters, by);
  const column = taskSortColumns[key];
  const isWalked = !isAll || column === null || column.indexed.includes(filters.view);
  const sortKey = `t.${column?.column ?? 'id'}`;
  // Completed tasks always have a completion time, so one scan of the index is enough.
  const canBeMissing = column?.canBeMissing === true && !(key === 'COMPLETED' && isWalked && isAll);
  const range: KeysetRange = isWalked
    ? { from, where, key: sortKey }
    : {
        from: `(SELECT t.id, ${sortKey} FROM ${from}
         WHERE ${where.join(' AND ')} ORDER BY t.id DESC LIMIT ${mostSorted}) t`,
        where: ['true'],
        key: sortKey,
      };
  const { page, order } = keysetPage({
    ...{ id: 't.id', direction, after, limit, bind, ranges: [range] },
    column: column === null ? null : { ...column, canBeMissing },
  });
  return namedByText(
    'tasks',
    `${withMine(mine)}SELECT t.id, t.workflow_id AS "workflowId", page.key::text AS "sortKey"
  FROM ${page} page
  JOIN task t ON t.tenant_id = app.tenant_id() AND t.id = page.id
 ORDER BY ${order('page')}`,
    values,
  );
};

/** Returns the statement that counts the tasks of a list. */
export const taskCount = (
  filters: TaskPageFilters,
  by: ListedBy,
): Statement<{ readonly count: number }> => {
  const { values, mine, from, where } = listed(filters, by);
  return namedByText(
    'tasks',
    `${withMine(mine)}SELECT count(*)::int AS count FROM ${from} WHERE ${where.join(' AND ')}`,
    values,
  );
};
