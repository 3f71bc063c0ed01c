import { isOfWorkspace } from '@baton/domain/party/access-level';
import { workflowListScope } from '@baton/domain/access/workflow/workflow-access';
import { endOfWeek } from '@baton/domain/core/dates';
import { periodOf, type DateFilter, type Period } from '@baton/domain/list/date-filter';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { defaultWorkflowSort, type WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { nilId, readId } from '../../../platform/db/uuid.ts';
import { searchPattern } from '../../../platform/db/like-pattern.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import type { ListPosition } from '../../../platform/list/keyset-page.ts';
import { pageByFields, workflowsByFields } from './filter-by-field.ts';
import { pageByStage } from './filter-by-stage.ts';
import { filtersIn, type WorkflowFilters, type WorkflowQuery } from './workflow-query.ts';
import { searchInOrder, type SearchPage, type WantedPage } from './search-page.ts';
import type { ListViewer, PageClock, PageFilters } from './list-conditions.queries.ts';
import {
  attentionCounts,
  workflowCount,
  workflowPage,
  workflowPositions,
  type AttentionCounts,
} from './workflow-page.queries.ts';

const isNewestFirst = ({ key, direction }: WorkflowSort): boolean =>
  key === defaultWorkflowSort.key && direction === defaultWorkflowSort.direction;

/** The viewer of a list, with the current time for filters by date. */
export interface ListReader {
  readonly viewer: ListViewer;
  readonly clock: PageClock;
  readonly timeZone: string;
}

const readerOf = async (context: RequestContext): Promise<ListReader> => {
  const viewer = await context.viewer();
  const actor = actorOf(viewer);
  const now = context.services.now();
  const { timeZone } = viewer;
  return {
    viewer: {
      scope: workflowListScope(actor),
      ownerId: isOfWorkspace(actor) ? actor.id : null,
      parties: actor.parties,
    },
    clock: { now: new Date(now), endOfWeek: new Date(endOfWeek(now, timeZone)) },
    timeZone,
  };
};

const idsIn = (given: readonly string[]): readonly string[] =>
  given.flatMap((id) => readId(id) ?? []);

/** Returns the conditions of a list, without those on values of fields. */
const pageFilters = (wished: WorkflowFilters, { clock, timeZone }: ListReader): PageFilters => {
  const period = (filter: DateFilter | null | undefined): Period | null =>
    filter == null ? null : periodOf(filter, clock.now.getTime(), timeZone);
  const due = period(wished.due);
  return {
    statuses: wished.status == null ? null : [...new Set(wished.status)].toSorted(),
    pattern: searchPattern(wished.search),
    ...{ ids: null, found: null, matchAny: wished.matchAny ?? false },
    blueprint: wished.blueprint ?? null,
    withVariants: wished.withVariants ?? false,
    stageStatuses: wished.stageStatus?.length ? wished.stageStatus : null,
    stage: wished.stage ?? null,
    owner: wished.owner ?? null,
    ownedBy: wished.ownedBy == null ? null : (readId(wished.ownedBy) ?? nilId),
    waitsFor: wished.waitsFor ?? null,
    participant: wished.participant ?? null,
    attention: wished.attention ?? null,
    tags: wished.tags?.length ? idsIn(wished.tags) : null,
    tagType: wished.tagType == null ? null : (readId(wished.tagType) ?? nilId),
    due: due === null ? null : { ...due, isRunning: wished.due?.range === 'OVERDUE' },
    started: period(wished.started),
    completed: period(wished.completed),
    shown: null,
  };
};

/** Returns the filters that must match even if any of the others is enough. */
const alwaysMatched = ({ status, attention, search }: WorkflowFilters): WorkflowFilters => ({
  ...{ status, attention, search },
});

/** Maximum number of workflows in a layout other than the list, filtered by a value. */
const mostByField = 500;

/** Returns the filters of a layout that shows all workflows of a list. Searches values first. */
export const filtersOf = async (
  context: RequestContext,
  wished: WorkflowFilters,
): Promise<{ readonly filters: PageFilters; readonly reader: ListReader }> => {
  const reader = await readerOf(context);
  const filters = pageFilters(wished, reader);
  if (!wished.fields?.length) return { filters, reader };
  const { rows } = await listWorkflows(context, wished, null, mostByField);
  const shown = filters.matchAny ? pageFilters(alwaysMatched(wished), reader) : filters;
  return { filters: { ...shown, ids: rows.map(({ id }) => id) }, reader };
};

/** Returns the workflows after a position that the viewer can read. */
export const listWorkflows = async (
  context: RequestContext,
  { sort: wishedSort, ...wished }: WorkflowQuery,
  after: ListPosition | null,
  limit: number,
): Promise<SearchPage> => {
  const sort = wishedSort ?? defaultWorkflowSort;
  const reader = await readerOf(context);
  const filters = pageFilters(wished, reader);
  const pageOf =
    (base: PageFilters): WantedPage['page'] =>
    (from, most, ids) =>
      workflowPage({ ...base, ids }, sort, from, most, reader);
  const wantedOf = (base: PageFilters): WantedPage => ({
    ...{ after, limit, page: pageOf(base) },
    positions: (from, most) => workflowPositions(base, sort, from, most, reader),
  });
  const isByIndex = isNewestFirst(sort);
  const isAll = reader.viewer.scope === 'ALL';
  if (wished.matchAny === true) {
    if (!wished.fields?.length) {
      const [rows] = await context.db.read(pageOf(filters)(after, limit, null));
      return { rows, leftAt: null };
    }
    const among = await workflowsByFields(context, wished.fields, { isAll, matchAny: true });
    // If any filter is enough, the other filters can't limit the workflows in which values are
    // searched.
    const all = wantedOf(pageFilters(alwaysMatched(wished), reader));
    return searchInOrder(context, all, async (ids) => {
      const found = [...(await among(ids))];
      const [matching] = await context.db.read(
        workflowPositions({ ...filters, ids, found }, sort, null, ids.length, reader),
      );
      return new Set(matching.map(({ id }) => id));
    });
  }
  if (wished.fields?.length)
    return pageByFields(context, wished.fields, {
      ...wantedOf(filters),
      isByIndex,
      isAll,
    });
  // A person's own workflows are few and read completely. For all workflows, an index finds the
  // matches.
  if (filters.stageStatuses !== null && isAll) {
    const { stageStatuses: statuses, stage } = filters;
    const blueprint = filters.withVariants ? null : filters.blueprint;
    return pageByStage(
      context,
      { statuses, stage, blueprint },
      {
        ...wantedOf({ ...filters, stageStatuses: null }),
        isByIndex,
        pageOfStatus: pageOf(filters),
      },
    );
  }
  const [rows] = await context.db.read(pageOf(filters)(after, limit, null));
  return { rows, leftAt: null };
};

/** Returns the number of workflows of a list. Ignores values of fields. */
export const countWorkflows = async (
  context: RequestContext,
  wished: WorkflowFilters,
): Promise<number> => {
  const reader = await readerOf(context);
  const [[counted]] = await context.db.read(workflowCount(pageFilters(wished, reader), reader));
  return counted?.count ?? 0;
};

const noCounts: AttentionCounts = { OVERDUE: 0, WAITING_FOR_ME: 0, DUE_THIS_WEEK: 0, STUCK: 0 };

/** Counts the open workflows of a list that need attention. Ignores values of fields. */
export const countAttention = async (
  context: RequestContext,
  wished: WorkflowFilters,
): Promise<AttentionCounts> => {
  const reader = await readerOf(context);
  const [[counts]] = await context.db.read(attentionCounts(pageFilters(wished, reader), reader));
  return counts ?? noCounts;
};

/**
 * Returns which of these workflows a saved view contains for the viewer. The status doesn't count,
 * so that watchers of open workflows learn that one was completed. Throws if the viewer can't use
 * one of the filters.
 */
export const workflowsInView = async (
  context: RequestContext,
  ids: readonly string[],
  parameters: WorkflowParameters,
): Promise<readonly string[]> => {
  const { fields, ...wished } = filtersIn(parameters);
  const reader = await readerOf(context);
  const filters = pageFilters(wished, reader);
  const within = async (part: Partial<PageFilters>): Promise<readonly string[]> => {
    const asked = { ...filters, ids, ...part };
    const [rows] = await context.db.read(
      workflowPage(asked, defaultWorkflowSort, null, ids.length, reader),
    );
    return rows.map(({ id }) => id);
  };
  if (!fields?.length) return within({});
  const { matchAny } = filters;
  const isAll = reader.viewer.scope === 'ALL';
  const found = [...(await (await workflowsByFields(context, fields, { isAll, matchAny }))(ids))];
  return within(matchAny ? { found } : { ids: found });
};
