import type { ScheduleStatus } from '@baton/domain/run/run';
import type { Attention } from '@baton/domain/workflow-list/attention';
import type { WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import type { Statement } from '../../../platform/db/statement.ts';
import { workflowColumns, type WorkflowListRow } from '../workflow-list.queries.ts';
import {
  attentionSql,
  bindings,
  conditions,
  named,
  openStatuses,
  readable,
  sortColumns,
  type ListViewer,
  type PageClock,
  type PageFilters,
} from './list-conditions.queries.ts';

/** Position of a row in a sorted list. The key is null if the list is sorted by id. */
export interface ListPosition {
  readonly key: string | null;
  readonly id: string;
}

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
  let boundNow: string | null = null;
  const now = (): string => (boundNow ??= `${bind(at.clock.now)}::timestamptz`);
  const column = sortColumns[key];
  const mine = readable(at.viewer, bind);
  const where = conditions(filters, bind, now, at).join('\n     AND ');
  const most = bind(limit);
  const [order, compare] = direction === 'ASCENDING' ? ['ASC', '>'] : ['DESC', '<'];
  const from =
    mine === null
      ? 'workflow w'
      : 'mine JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = mine.id';
  const owner = `JOIN party o ON o.tenant_id = w.tenant_id AND o.id = w.owner_id`;
  const afterId = after === null ? null : `${bind(after.id)}::uuid`;
  let boundKey: string | null = null;
  // Bound only if used, because PostgreSQL can't infer the type of an unused value.
  const afterKey = (): string => (boundKey ??= `${bind(after?.key)}::${column?.type ?? 'text'}`);

  const walk = (isOpen: boolean | null, isMissing: boolean | null): string | null => {
    const sortKey = column === null ? 'w.id' : column.sql(isOpen, now);
    const parts = [where];
    if (isOpen !== null) parts.push(isOpen ? 'w.is_open' : 'NOT w.is_open');
    if (isOpen === false && key === 'LAST_CHANGE') parts.push('w.closed_change IS NOT NULL');
    if (isMissing !== null) parts.push(`${sortKey} ${isMissing ? '=' : '<'} 'infinity'`);
    const isAfterMissing = after?.key === 'infinity';
    if (isMissing === false && isAfterMissing) return null;
    if (afterId !== null && column === null) parts.push(`w.id ${compare} ${afterId}`);
    else if (afterId !== null && isMissing === true) {
      if (isAfterMissing) parts.push(`w.id ${compare} ${afterId}`);
    } else if (afterId !== null)
      parts.push(`(${sortKey}, w.id) ${compare} (${afterKey()}, ${afterId})`);
    const by = column === null || isMissing === true ? '' : `${sortKey} ${order}, `;
    return `(SELECT w.id, ${column === null ? 'NULL::text' : sortKey} AS key FROM ${from} ${key === 'OWNER' ? owner : ''}
   WHERE ${parts.join('\n     AND ')} ORDER BY ${by}w.id ${order} LIMIT ${most})`;
  };
  const ranges = mine === null ? rangesOf(filters.statuses) : [];
  // Two ranges are merged only if each has an index in this order.
  const walked = ranges.length === 1 || column?.isIndexed === true ? ranges : [];
  // Descending, `infinity` would come first.
  const parts =
    column?.canBeMissing === true && direction === 'DESCENDING' ? [false, true] : [null];
  const walks = (walked.length === 0 ? [null] : walked).flatMap((isOpen) =>
    parts.flatMap((isMissing) => walk(isOpen, isMissing) ?? []),
  );
  const sorted = (from: string): string =>
    [
      parts.length > 1 ? `${from}.key = 'infinity'` : [],
      column === null ? [] : `${from}.key ${order}`,
      `${from}.id ${order}`,
    ]
      .flat()
      .join(', ');
  const text = `${mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`}SELECT ${workflowColumns}, page.key::text AS "sortKey"
  FROM (SELECT merged.id, merged.key FROM (${walks.join('\n UNION ALL ')}) merged
         ORDER BY ${sorted('merged')} LIMIT ${most}) page
  JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = page.id ${owner}
 ORDER BY ${sorted('page')}`;
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
  let boundNow: string | null = null;
  const now = (): string => (boundNow ??= `${bind(at.clock.now)}::timestamptz`);
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
  let boundNow: string | null = null;
  const now = (): string => (boundNow ??= `${bind(at.clock.now)}::timestamptz`);
  const mine = readable(at.viewer, bind);
  const where = conditions(filters, bind, now, at).join(' AND ');
  const text = `${mine === null ? '' : `WITH mine AS MATERIALIZED (${mine})\n`}SELECT count(*)::int AS count
  FROM ${mine === null ? 'workflow w' : 'mine JOIN workflow w ON w.tenant_id = app.tenant_id() AND w.id = mine.id'}
 WHERE ${where}`;
  return named(text, values);
};
