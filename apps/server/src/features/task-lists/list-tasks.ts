import { isMember } from '@baton/domain/party/actor';
import { isOfWorkspace } from '@baton/domain/party/access-level';
import { taskListScope } from '@baton/domain/access/task/task-list-access';
import { periodOf, type DateFilter, type Period } from '@baton/domain/list/date-filter';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import type { TaskGrouping } from '@baton/domain/task-list/task-grouping';
import { defaultTaskSort, type TaskSort } from '@baton/domain/task-list/task-sort';
import { endOfWeek } from '@baton/domain/core/dates';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { searchPattern } from '../../platform/db/like-pattern.ts';
import { nilId, readId } from '../../platform/db/uuid.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import type { ListPosition } from '../../platform/list/keyset-page.ts';
import { searchSorted, type FoundPage } from '../../platform/list/search-sorted.ts';
import { ownWork, type TaskNode } from '../tasks/index.ts';
import { workflowFields } from '../workflows/index.ts';
import type { TaskPageFilters } from './task-conditions.queries.ts';
import {
  taskAttentionCounts,
  taskGroups,
  type GroupedTaskRow,
  type TaskAttentionCounts,
} from './task-groups.queries.ts';
import { taskCount, taskListPage, type ListedBy, type TaskPageRow } from './task-page.queries.ts';
import { taskQueryOf, type TaskFilters, type TaskQuery } from './task-query.ts';

interface TaskReader extends ListedBy {
  readonly timeZone: string;
}

const readerOf = async (context: RequestContext): Promise<TaskReader> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const now = context.services.now();
  const { timeZone } = viewer;
  return {
    viewer: {
      scope: taskListScope(actor),
      userId: actor.id,
      ownerId: isOfWorkspace(actor) ? actor.id : null,
      parties: actor.parties,
      // External and limited users have no lists of their teams and roles, so these tasks count as
      // their own.
      ownAssignees: isMember(actor) ? [actor.id] : actor.parties,
    },
    clock: { now: new Date(now), endOfWeek: new Date(endOfWeek(now, timeZone)) },
    timeZone,
  };
};

/**
 * Returns the id in a text. For other text, returns an id that nothing has, so that the list is
 * empty.
 */
const idOf = (text: string | null | undefined): string | null =>
  text == null ? null : (readId(text) ?? nilId);

/** Returns the conditions of a list, without those on values of fields. */
const pageFilters = (wished: TaskFilters, { clock, timeZone }: TaskReader): TaskPageFilters => {
  const period = (filter: DateFilter | null | undefined): Period | null =>
    filter == null ? null : periodOf(filter, clock.now.getTime(), timeZone);
  const due = period(wished.due);
  return {
    ...{
      view: wished.view,
      ids: null,
      found: null,
      matchAny: wished.matchAny ?? false,
      attention: wished.attention ?? null,
    },
    pattern: searchPattern(wished.search),
    state: wished.state ?? null,
    type: wished.type ?? null,
    workflow: idOf(wished.workflow),
    blueprint: idOf(wished.blueprint),
    withVariants: wished.withVariants ?? false,
    stage: idOf(wished.stage),
    stageStatuses: wished.stageStatus?.length ? wished.stageStatus : null,
    waitsFor: wished.waitsFor ?? null,
    assignee: wished.assignee ?? null,
    participant: wished.participant ?? null,
    owner: wished.owner ?? null,
    ownedBy: idOf(wished.ownedBy),
    tags: wished.tags?.length ? wished.tags.flatMap((id) => readId(id) ?? []) : null,
    tagType: idOf(wished.tagType),
    due: due === null ? null : { ...due, isOverdue: wished.due?.range === 'OVERDUE' },
    started: period(wished.started),
    completed: period(wished.completed),
  };
};

/** Returns the filters that must match even if any of the others is enough. */
const alwaysMatched = ({ view, attention, search, workflow }: TaskFilters): TaskFilters => ({
  ...{ view, attention, search, workflow },
});

/** Returns the order of a list. */
export const sortOf = ({ sort, view }: TaskQuery): TaskSort => sort ?? defaultTaskSort(view);

/** Returns the tasks after a position that the viewer can read. */
export const listTasks = async (
  context: RequestContext,
  query: TaskQuery,
  after: ListPosition | null,
  limit: number,
): Promise<FoundPage<TaskPageRow>> => {
  const reader = await readerOf(context);
  const filters = pageFilters(query, reader);
  const page = (from: ListPosition | null, most: number) =>
    taskListPage(filters, sortOf(query), from, most, reader);
  if (!query.fields?.length) {
    const [rows] = await context.db.read(page(after, limit));
    return { rows, leftAt: null };
  }
  const { matchAny } = filters;
  const isAll = reader.viewer.scope.workflows === 'ALL';
  const among = await workflowFields.workflowsByFields(context, query.fields, { isAll, matchAny });
  const byFields = async (rows: readonly TaskPageRow[]) => {
    const found = await among(rows.map(({ workflowId }) => workflowId));
    return rows.filter(({ workflowId }) => found.has(workflowId));
  };
  if (!matchAny) return searchSorted(context, after, limit, page, byFields);
  // If any filter is enough, the other filters can't limit the tasks in which values are searched.
  const all = pageFilters(alwaysMatched(query), reader);
  const candidates = (from: ListPosition | null, most: number) =>
    taskListPage(all, sortOf(query), from, most, reader);
  return searchSorted(context, after, limit, candidates, async (rows) => {
    const found = (await byFields(rows)).map(({ id }) => id);
    const ids = rows.map(({ id }) => id);
    const [matching] = await context.db.read(
      taskListPage({ ...filters, ids, found }, sortOf(query), null, ids.length, reader),
    );
    const matched = new Set(matching.map(({ id }) => id));
    return rows.filter(({ id }) => matched.has(id));
  });
};

/**
 * Returns which of these tasks a saved view contains for the viewer. The status doesn't count, so
 * that watchers of open tasks learn that one was completed. Throws if the viewer can't use one of
 * the filters.
 */
export const tasksInView = async (
  context: RequestContext,
  ids: readonly string[],
  parameters: TaskParameters,
): Promise<readonly string[]> => {
  const { fields, sort: _sort, ...wished } = { ...taskQueryOf(parameters), view: 'all' } as const;
  const reader = await readerOf(context);
  const filters = pageFilters(wished, reader);
  const { matchAny } = filters;
  const listed = async (part: Partial<TaskPageFilters>): Promise<readonly TaskPageRow[]> => {
    const asked = { ...filters, ids, ...part };
    const [rows] = await context.db.read(
      taskListPage(asked, sortOf(wished), null, ids.length, reader),
    );
    return rows;
  };
  const idsOf = (rows: readonly TaskPageRow[]): readonly string[] => rows.map(({ id }) => id);
  if (!fields?.length) return idsOf(await listed({}));
  const isAll = reader.viewer.scope.workflows === 'ALL';
  const among = await workflowFields.workflowsByFields(context, fields, { isAll, matchAny });
  const base = matchAny ? { ...pageFilters(alwaysMatched(wished), reader), ids } : {};
  const rows = await listed(base);
  const byFields = await among(rows.map(({ workflowId }) => workflowId));
  const found = idsOf(rows.filter(({ workflowId }) => byFields.has(workflowId)));
  return matchAny ? idsOf(await listed({ found })) : found;
};

/** Maximum number of tasks in groups that are filtered by a value. */
const mostByField = 500;

/** Returns the groups of a list with their counts and the first tasks of each. */
export const groupTasks = async (
  context: RequestContext,
  { sort, ...wished }: TaskQuery,
  by: TaskGrouping,
  first: number,
): Promise<readonly GroupedTaskRow[]> => {
  const reader = await readerOf(context);
  const found = wished.fields?.length
    ? (await listTasks(context, wished, null, mostByField)).rows.map(({ id }) => id)
    : null;
  const isByFields = found !== null && wished.matchAny === true;
  const filters = pageFilters(isByFields ? alwaysMatched(wished) : wished, reader);
  const order = sort ?? defaultTaskSort(wished.view);
  const [rows] = await context.db.read(
    taskGroups({ ...filters, ids: found }, by, order, first, reader),
  );
  return rows;
};

const noCounts: TaskAttentionCounts = {
  ...{ OVERDUE: 0, WAITING_FOR_ME: 0, DUE_THIS_WEEK: 0, STUCK: 0 },
};

/** Counts the open tasks of a list that need attention. Ignores values of fields. */
export const countTaskAttention = async (
  context: RequestContext,
  wished: TaskFilters,
): Promise<TaskAttentionCounts> => {
  const reader = await readerOf(context);
  const [[counts]] = await context.db.read(
    taskAttentionCounts(pageFilters(wished, reader), reader),
  );
  return counts ?? noCounts;
};

/** Returns the number of tasks of a list. Ignores values of fields. */
export const countTasks = async (context: RequestContext, query: TaskFilters): Promise<number> => {
  const reader = await readerOf(context);
  const [[counted]] = await context.db.read(taskCount(pageFilters(query, reader), reader));
  return counted?.count ?? 0;
};

/** Returns the tasks of a page, in its order. */
export const nodesOf = async <Row extends { readonly id: string }>(
  context: RequestContext,
  rows: readonly Row[],
): Promise<readonly (TaskNode & { readonly position: Row })[]> => {
  const nodes = await ownWork.byIds(context, [...new Set(rows.map(({ id }) => id))]);
  const byId = new Map(nodes.map((node) => [node.task.id as string, node]));
  return rows.flatMap((row) => {
    const node = byId.get(row.id);
    return node === undefined ? [] : [{ ...node, position: row }];
  });
};
