import type { ScheduleStatus } from '@baton/domain/run-model/run';
import type { Attention } from '@baton/domain/list/attention-filter';
import type { WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { Statement } from '../../../platform/db/statement.ts';
import {
  keysetPage,
  type KeysetRange,
  type ListPosition,
} from '../../../platform/list/keyset-page.ts';
import { bindings, boundTime } from '../../../platform/list/sql-bindings.ts';
import { workflowColumns, type WorkflowListRow } from '../workflow-list.queries.ts';
import {
  attentionSql,
  conditions,
  named,
  openStatuses,
  readable,
  sortColumns,
  type ListViewer,
  type PageClock,
  type PageFilters,
} from './list-conditions.queries.ts';

export type SortedRow = WorkflowListRow & { readonly sortKey: string | null };

/** Which index ranges contain workflows with these statuses. */
export const rangesOf = (statuses: readonly ScheduleStatus[] | null): readonly boolean[] =>
  [true, false].filter(
    (isOpen) =>
      statuses === null || statuses.some((status) => openStatuses.includes(status) === isOpen),
  );

/**
 * Returns the statement for a page of the list after a position. Walks an index for each range,
 * merges their first rows, and reads the columns only of the rows of the page. People who don't
 * read all workflows have few of them, which are read completely and sorted.
 */
export const workflowPage = (
  filters: PageFilters,
  { key, direction }: WorkflowSort,
  after: ListPosition | null,
  limit: number,
  at: { readonly clock: PageClock; readonly viewer: ListViewer },
): Statement<SortedRow> => {
  const { values, bind } = bindings();
  const now = boundTime(bind, at.clock.now);
  const column = sortColumns[key];
  const mine = readable(at.viewer, bind);
  const where = conditions(filters, bind, now, at);
  const owner = `JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id`;
  const from = `${
    mine === null
      ? 'workflow w'
      : 'mine JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = mine.id'
  } ${key === 'OWNER' ? owner : ''}`;
  const ranges = mine === null ? rangesOf(filters.statuses) : [];
  // Two ranges are merged only if each has an index in this order.
  const walked = ranges.length === 1 || column?.isIndexed === true ? ranges : [];
  const rangeOf = (isOpen: boolean | null): KeysetRange => ({
    from,
    key: column === null ? 'w.id' : column.sql(isOpen, now),
    where: [
      ...where,
      ...(isOpen === null ? [] : [isOpen ? 'w.is_open' : 'NOT w.is_open']),
      ...(isOpen === false && key === 'LAST_CHANGE' ? ['w.closed_change IS NOT NULL'] : []),
    ],
  });
  const { page, order } = keysetPage({
    ...{ id: 'w.id', column, direction, after, limit, bind },
    ranges: (walked.length === 0 ? [null] : walked).map(rangeOf),
  });
  const text = `${mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`}SELECT ${workflowColumns}, page.key::text AS "sortKey"
  FROM ${page} page
  JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = page.id ${owner}
 ORDER BY ${order('page')}`;
  return named(text, values);
};

/** Counts include only the newest open workflows, so that they stay fast. */
const mostCounted = 10_000;

/** Numbers of open workflows by the attention that they need. */
export type AttentionCounts = Readonly<Record<Attention, number>>;

/** Returns the statement that counts open workflows by the attention that they need. */
export const attentionCounts = (
  filters: PageFilters,
  at: { readonly clock: PageClock; readonly viewer: ListViewer },
): Statement<AttentionCounts> => {
  const { values, bind } = bindings();
  const now = boundTime(bind, at.clock.now);
  const mine = readable(at.viewer, bind);
  const where = conditions({ ...filters, attention: null }, bind, now, at);
  const counted = (attention: Attention): string =>
    `count(*) FILTER (WHERE ${attentionSql(attention, bind, now, at)})::int AS "${attention}"`;
  const text = `${mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`}SELECT ${counted('OVERDUE')},
       ${counted('WAITING_FOR_ME')}, ${counted('DUE_THIS_WEEK')}, ${counted('STUCK')}
  FROM (SELECT w.* FROM ${mine === null ? '' : 'mine JOIN '}workflow w ${mine === null ? '' : 'ON w.id = mine.id'}
         WHERE w.is_open AND ${where.join(' AND ')} ORDER BY w.id DESC LIMIT ${mostCounted}) w`;
  return named(text, values);
};

/** Returns the statement that counts the workflows of a list. */
export const workflowCount = (
  filters: PageFilters,
  at: { readonly clock: PageClock; readonly viewer: ListViewer },
): Statement<{ readonly count: number }> => {
  const { values, bind } = bindings();
  const now = boundTime(bind, at.clock.now);
  const mine = readable(at.viewer, bind);
  const where = conditions(filters, bind, now, at).join(' AND ');
  const text = `${mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`}SELECT count(*)::int AS count
  FROM ${mine === null ? 'workflow w' : 'mine JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = mine.id'}
 WHERE ${where}`;
  return named(text, values);
};
