import type { ScheduleStatus } from '@baton/domain/run-model/run';
import type { Attention } from '@baton/domain/list/attention-filter';
import type { WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { Statement } from '../../../platform/db/statement.ts';
import {
  keysetPage,
  type KeysetRange,
  type ListPosition,
} from '../../../platform/list/keyset-page.ts';
import type { PositionedRow } from '../../../platform/list/search-sorted.ts';
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

export type SortedRow = WorkflowListRow & PositionedRow;

/** Which index ranges contain workflows with these statuses. */
export const rangesOf = (statuses: readonly ScheduleStatus[] | null): readonly boolean[] =>
  [true, false].filter(
    (isOpen) =>
      statuses === null || statuses.some((status) => openStatuses.includes(status) === isOpen),
  );

const withMine = (mine: string | null): string =>
  mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`;

/**
 * Returns SQL for the workflows `w` of a list. The viewer's own workflows are read one by one: the
 * planner doesn't know how few they are, and would read the whole table.
 */
const listed = (mine: string | null): string =>
  mine === null
    ? 'workflow w'
    : `mine CROSS JOIN LATERAL (
         SELECT * FROM workflow own WHERE own.tenant_id = app.tenant_id() AND own.id = mine.id OFFSET 0) w`;

type PageOf<Row> = (
  filters: PageFilters,
  sort: WorkflowSort,
  after: ListPosition | null,
  limit: number,
  at: { readonly clock: PageClock; readonly viewer: ListViewer },
) => Statement<Row>;

/**
 * Returns the parts of a statement for a page of the list after a position. Walks an index for each
 * range and merges their first rows. People who don't read all workflows have few of them, which are
 * read completely and sorted.
 */
const pageParts = (
  ...[filters, { key, direction }, after, limit, at]: Parameters<PageOf<unknown>>
) => {
  const { values, bind } = bindings();
  const now = boundTime(bind, at.clock.now);
  const column = sortColumns[key];
  const own = readable(at.viewer, bind);
  // Of a list of known workflows, only these are read.
  const mine =
    own === null || filters.ids === null
      ? own
      : `SELECT id FROM (${own}) o WHERE id = ANY (${bind(filters.ids)}::uuid[])`;
  const where = conditions(filters, bind, now, at);
  const owner = `JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id`;
  const from = `${listed(mine)} ${key === 'OWNER' ? owner : ''}`;
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
  return { before: withMine(mine), page, order: order('page'), owner, values };
};

/** Returns the statement for a page of the list. Reads the columns only of the rows of the page. */
export const workflowPage: PageOf<SortedRow> = (...asked) => {
  const { before, page, order, owner, values } = pageParts(...asked);
  const text = `${before}SELECT ${workflowColumns}, page.key::text AS "sortKey"
  FROM ${page} page
  JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = page.id ${owner}
 ORDER BY ${order}`;
  return named(text, values);
};

/** Returns the same for only the ids of the page, such as those of candidates. */
export const workflowPositions: PageOf<PositionedRow> = (...asked) => {
  const { before, page, order, values } = pageParts(...asked);
  const text = `${before}SELECT page.id, page.key::text AS "sortKey" FROM ${page} page ORDER BY ${order}`;
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
  const text = `${withMine(mine)}SELECT ${counted('OVERDUE')},
       ${counted('WAITING_FOR_ME')}, ${counted('DUE_THIS_WEEK')}, ${counted('STUCK')}
  FROM (SELECT w.* FROM ${listed(mine)}
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
  const text = `${withMine(mine)}SELECT count(*)::int AS count
  FROM ${listed(mine)}
 WHERE ${where}`;
  return named(text, values);
};
