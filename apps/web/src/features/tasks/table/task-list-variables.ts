import { parseAttention } from '@baton/domain/list/attention-filter';
import { parseDateFilter } from '@baton/domain/list/date-filter';
import { completeFieldFilters } from '@baton/domain/list/field-filters';
import { fieldsOfColumns, showsColumn } from '@baton/domain/list/list-columns';
import { parseTagIds } from '@baton/domain/list/list-parameters';
import { parseOwner } from '@baton/domain/list/people-filters';
import {
  defaultTaskColumns,
  parseTaskColumns,
  type TaskColumn,
} from '@baton/domain/task-list/task-columns';
import { isTaskGroupText, type TaskGroupText } from '@baton/domain/task-list/task-grouping';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import { defaultTaskSort, parseTaskSort, type TaskSort } from '@baton/domain/task-list/task-sort';
import {
  isTaskStateText,
  isTaskTypeText,
  taskStates,
  taskTypeTexts,
  taskViewOf,
  type TaskView,
} from '@baton/domain/task-list/task-views';
import type { listedTasksQuery } from '../../../__generated__/listedTasksQuery.graphql.ts';
import { parseStageFilter } from '../../../fields/list/filters/list-stage-filter.ts';

type Filter = NonNullable<listedTasksQuery['variables']['filter']>;

const views = {
  open: 'OPEN',
  'not-started': 'NOT_STARTED',
  completed: 'COMPLETED',
  all: 'ALL',
} as const satisfies Readonly<Record<TaskView, Filter['view']>>;

export const viewOf = ({ status }: TaskParameters): TaskView => taskViewOf(status);

export const columnsOf = (text: string | null | undefined): readonly TaskColumn[] =>
  (text == null ? null : parseTaskColumns(text)) ?? defaultTaskColumns;

/** Returns the order of a list. */
export const sortOf = (given: TaskParameters): TaskSort =>
  parseTaskSort(given.sort ?? '') ?? defaultTaskSort(viewOf(given));

/** Returns what the list is grouped by. Null for no groups of the server. */
export const groupOf = ({ group }: TaskParameters): TaskGroupText | null =>
  group !== undefined && isTaskGroupText(group) ? group : null;

const dateOf = (text: string | undefined): Filter['due'] =>
  text === undefined ? null : parseDateFilter(text);

/** Returns the filters of a list as the API takes them. */
export const filterOf = (given: TaskParameters): Filter => {
  const stage = parseStageFilter(given);
  const { state, type } = given;
  const search = given.search?.trim();
  return {
    view: views[viewOf(given)],
    attention: parseAttention(given.attention),
    matchAny: given.match === 'any',
    search: search === undefined || search === '' ? null : search,
    state: state !== undefined && isTaskStateText(state) ? taskStates[state] : null,
    type: type !== undefined && isTaskTypeText(type) ? taskTypeTexts[type] : null,
    workflow: given['workflow-id'] ?? null,
    fields: [...completeFieldFilters(given)],
    blueprint: stage?.blueprint ?? null,
    withVariants: stage?.withVariants ?? false,
    stage: stage?.stage ?? null,
    stageStatus: stage?.statuses.length ? stage.statuses : null,
    waitsFor: given['waits-for'] ?? null,
    assignee: given.assignee ?? null,
    participant: given.participant ?? null,
    ...parseOwner(given.owner),
    tags: parseTagIds(given.tag ?? ''),
    tagType: given['tag-type-id'] ?? null,
    due: dateOf(given.due),
    started: dateOf(given.started),
    completed: dateOf(given.completed),
  };
};

/** Returns the variables of the list. Columns that aren't shown are not loaded. */
export const listVariables = (
  given: TaskParameters,
  columns: readonly TaskColumn[],
): listedTasksQuery['variables'] => {
  const fields = fieldsOfColumns(columns);
  return {
    filter: filterOf(given),
    sort: sortOf(given),
    fields,
    withFields: fields.length > 0,
    withOwner: showsColumn(columns, 'owner'),
    withBlueprint: showsColumn(columns, 'blueprint'),
    withChange: showsColumn(columns, 'last-change'),
  };
};

const displayParameters = new Set<string>(['status', 'sort', 'columns', 'group', 'match']);

/** Returns true if the list has another filter than its status. */
export const isFiltered = (given: TaskParameters): boolean =>
  Object.keys(given).some((name) => !displayParameters.has(name));
