import { isMember } from '@baton/domain/party/actor';
import { mayReadInside } from '@baton/domain/access/inside-access';
import { displayStatus } from '@baton/domain/explain/display-status';
import { shownStatus } from '@baton/domain/explain/shown-status';
import { taskMark } from '@baton/domain/explain/task-mark';
import {
  defaultTaskColumns,
  parseTaskColumns,
  type NamedTaskColumn,
  type TaskColumn,
} from '@baton/domain/task-list/task-columns';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import { showsColumn } from '@baton/domain/list/list-columns';
import { actorOf } from '../../platform/auth/actor-of.ts';
import type {
  ColumnKind,
  ExportColumn,
  ExportedTable,
  ExportRow,
} from '../../platform/export/exported-table.ts';
import { localeOf } from '../../platform/graphql/reader-locale.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { exportedPages, longListSize } from '../../platform/list/exported-pages.ts';
import type { ListPosition } from '../../platform/list/keyset-page.ts';
import { listedBlueprint } from '../blueprints/index.ts';
import { loadTags } from '../tags/index.ts';
import type { TaskNode } from '../tasks/index.ts';
import { workflowFields } from '../workflows/index.ts';
import { countTasks, listTasks, nodesOf } from './list-tasks.ts';
import { workflowsOfTasks, type TaskWorkflowRow } from './task-columns.queries.ts';
import { taskExportWords, type TaskExportWords } from './task-export-words.ts';
import type { TaskPageRow } from './task-page.queries.ts';
import { taskQueryOf } from './task-query.ts';

const pageSize = 500;

/** Data for the cells of a page, in addition to its tasks. */
interface PageData {
  readonly now: number;
  readonly words: TaskExportWords;
  readonly workflows: ReadonlyMap<string, TaskWorkflowRow>;
  readonly blueprintNames: ReadonlyMap<string, string>;
  readonly tagNames: ReadonlyMap<string, string>;
}

interface NamedExport {
  readonly kind: ColumnKind;
  readonly cell: (node: TaskNode, page: PageData) => string | number | null;
}

const text = (cell: NamedExport['cell']): NamedExport => ({ kind: 'TEXT', cell });
const time = (cell: NamedExport['cell']): NamedExport => ({ kind: 'TIME', cell });

const named: Readonly<Record<NamedTaskColumn, NamedExport>> = {
  status: text(({ task }, { words, now }) => {
    const isApproval = task.type === 'APPROVAL';
    const [display, mark] = [displayStatus(task, now), taskMark(task, now)];
    return words.statuses[shownStatus(isApproval, task.skippedAt !== null, display, mark)];
  }),
  reference: text(({ reference }) => reference),
  name: text(({ name }) => name),
  workflow: text(({ workflowName }) => workflowName),
  stage: text(({ stageName }) => stageName),
  blueprint: text(({ workflowId }, { workflows, blueprintNames }) => {
    const workflow = workflows.get(workflowId);
    return workflow === undefined ? '' : (blueprintNames.get(workflow.blueprintId) ?? '');
  }),
  due: time(({ task }) => task.dueOn),
  assignees: text(({ assignees }) => assignees.map(({ name }) => name).join(', ')),
  owner: text(({ workflowId }, { workflows }) => workflows.get(workflowId)?.ownerName ?? ''),
  tags: text(({ tags }, { tagNames }) => tags.flatMap((tag) => tagNames.get(tag) ?? []).join(', ')),
  start: time(({ task }) => task.startedAt),
  end: time(({ task }) => task.completedAt),
  'last-change': time(
    ({ workflowId }, { workflows }) => workflows.get(workflowId)?.changedAt ?? null,
  ),
};

/** Returns the values of a field in workflows. Null if the viewer can't read it. */
const fieldTextsOf = async (context: RequestContext, field: string, ids: readonly string[]) =>
  isMember(actorOf(await context.viewer()))
    ? workflowFields.fieldTextsOf(context, field, ids)
    : null;

const exportTitles = async (
  context: RequestContext,
  columns: readonly TaskColumn[],
  words: TaskExportWords,
): Promise<readonly ExportColumn[]> =>
  Promise.all(
    columns.map(async (column): Promise<ExportColumn> =>
      column.kind === 'NAMED'
        ? { title: words.columns[column.name], kind: named[column.name].kind }
        : { title: (await fieldTextsOf(context, column.field, []))?.name ?? '', kind: 'TEXT' },
    ),
  );

/** Returns a function that turns pages of the list into rows with the selected columns. */
const exportRows = (
  context: RequestContext,
  columns: readonly TaskColumn[],
  words: TaskExportWords,
): ((rows: readonly TaskPageRow[]) => Promise<readonly ExportRow[]>) => {
  const now = context.services.now();
  const shows = (...names: readonly NamedTaskColumn[]): boolean =>
    names.some((name) => showsColumn(columns, name));
  return async (rows) => {
    // A copy has its own cache, so that the rows of former pages don't stay in memory.
    const ofPage = { ...context };
    const nodes = await nodesOf(ofPage, rows);
    const ids = [...new Set(rows.map(({ workflowId }) => workflowId))];
    const actor = actorOf(await context.viewer());
    const isShown = isMember(actor) && shows('blueprint', 'owner', 'last-change');
    const [workflows] = isShown ? await context.db.read(workflowsOfTasks(ids)) : [[]];
    const blueprintIds = shows('blueprint')
      ? [...new Set(workflows.map(({ blueprintId }) => blueprintId))]
      : [];
    const known = await Promise.all(blueprintIds.map((id) => listedBlueprint(ofPage, id)));
    const tags =
      shows('tags') && mayReadInside(actor) === null
        ? await loadTags(
            ofPage,
            nodes.flatMap((node) => node.tags),
          )
        : [];
    const fields = new Map<string, ReadonlyMap<string, string>>();
    for (const column of columns)
      if (column.kind === 'FIELD')
        fields.set(
          column.field,
          (await fieldTextsOf(context, column.field, ids))?.byWorkflow ?? new Map(),
        );
    const page: PageData = {
      ...{ now, words },
      workflows: new Map(workflows.map((row) => [row.id, row])),
      blueprintNames: new Map(known.flatMap((one) => (one === null ? [] : [[one.id, one.name]]))),
      tagNames: new Map(tags.map(({ id, name }) => [id, name])),
    };
    return nodes.map((node) =>
      columns.map((column) =>
        column.kind === 'NAMED'
          ? named[column.name].cell(node, page)
          : (fields.get(column.field)?.get(node.workflowId) ?? ''),
      ),
    );
  };
};

/**
 * Returns what a list with these parameters shows. Throws a refusal of a filter before the first
 * row.
 */
const exportTasks = async (
  context: RequestContext,
  parameters: TaskParameters,
): Promise<ExportedTable> => {
  const query = taskQueryOf(parameters);
  const columns = parseTaskColumns(parameters.columns ?? '') ?? defaultTaskColumns;
  const words = taskExportWords[await localeOf(context)];
  const { timeZone } = await context.viewer();
  const read = (after: ListPosition | null) => listTasks(context, query, after, pageSize);
  const first = await read(null);
  return {
    title: words.title,
    timeZone,
    columns: await exportTitles(context, columns, words),
    pages: exportedPages(first, pageSize, read, exportRows(context, columns, words)),
  };
};

/** How lists of tasks are exported. */
export const taskExport = {
  longListSize: (context: RequestContext, parameters: TaskParameters) =>
    longListSize(
      taskQueryOf(parameters),
      (query, limit) => listTasks(context, query, null, limit),
      (query) => countTasks(context, query),
    ),
  exportList: exportTasks,
};
