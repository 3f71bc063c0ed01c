import { parseAttention } from '@baton/domain/list/attention-filter';
import { completeFieldFilters } from '@baton/domain/list/field-filters';
import { fieldsOfColumns, showsColumn } from '@baton/domain/list/list-columns';
import { parseTagIds } from '@baton/domain/list/list-parameters';
import { parseOwner } from '@baton/domain/list/people-filters';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { parseDateFilter } from '@baton/domain/list/date-filter';
import {
  isGroupText,
  isWorkflowLayout,
  type GroupText,
  type WorkflowLayout,
} from '@baton/domain/workflow-list/workflow-layout';
import {
  defaultWorkflowColumns,
  parseWorkflowColumns,
  type NamedWorkflowColumn,
  type WorkflowColumn,
} from '@baton/domain/workflow-list/workflow-columns';
import { parseWorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import { statusesOfView, type WorkflowView } from '@baton/domain/workflow/workflow-views';
import type { homeScreenQuery } from '../../__generated__/homeScreenQuery.graphql.ts';
import { parseStageFilter } from '../../fields/list/filters/list-stage-filter.ts';

const isView = (value: string | undefined): value is WorkflowView =>
  value !== undefined && Object.hasOwn(statusesOfView, value);

export const viewOf = ({ status }: WorkflowParameters): WorkflowView =>
  isView(status) ? status : 'open';

export const columnsOf = (text: string | null | undefined): readonly WorkflowColumn[] =>
  (text == null ? null : parseWorkflowColumns(text)) ?? defaultWorkflowColumns;

type Filter = NonNullable<homeScreenQuery['variables']['filter']>;
type DateInput = NonNullable<Filter['due']>;

const dateOf = (text: string | undefined): DateInput | null =>
  text === undefined ? null : parseDateFilter(text);

/** Returns the filters of a list as the API takes them. */
export const filterOf = (given: WorkflowParameters): Filter => {
  const stage = parseStageFilter(given);
  const search = given.search?.trim();
  return {
    status: statusesOfView[viewOf(given)],
    search: search === undefined || search === '' ? null : search,
    fields: [...completeFieldFilters(given)],
    blueprint: stage?.blueprint ?? null,
    withVariants: stage?.withVariants ?? false,
    stage: stage?.stage ?? null,
    stageStatus: stage?.statuses.length ? stage.statuses : null,
    ...parseOwner(given.owner),
    waitsFor: given['waits-for'] ?? null,
    participant: given.participant ?? null,
    attention: parseAttention(given.attention),
    matchAny: given.match === 'any',
    tags: parseTagIds(given.tag ?? ''),
    tagType: given['tag-type-id'] ?? null,
    due: dateOf(given.due),
    started: dateOf(given.started),
    completed: dateOf(given.completed),
  };
};

/** Returns the filters of the counts above a list, which aren't filtered by what they count. */
export const countedFilterOf = (given: WorkflowParameters): Filter => ({
  ...filterOf({ ...given, attention: undefined }),
  status: null,
  fields: null,
});

/** Returns the variables of the list. Columns that aren't shown are not loaded. */
export const listVariables = (
  given: WorkflowParameters,
  columns: readonly WorkflowColumn[],
): homeScreenQuery['variables'] => {
  const shows = (name: NamedWorkflowColumn): boolean => showsColumn(columns, name);
  const fields = fieldsOfColumns(columns);
  return {
    filter: filterOf(given),
    counted: countedFilterOf(given),
    sort: parseWorkflowSort(given.sort ?? ''),
    fields,
    withFields: fields.length > 0,
    withStages: shows('stage'),
    withStarter: shows('started-by'),
    withWaiting: shows('waiting-for'),
  };
};

/** Returns how the list is shown. */
export const layoutOf = ({ 'view-type': type }: WorkflowParameters): WorkflowLayout =>
  isWorkflowLayout(type) ? type : 'list';

/** Returns what the list is grouped by. A board always has columns. */
export const groupOf = (given: WorkflowParameters): GroupText | null => {
  const { group } = given;
  if (group !== undefined && isGroupText(group)) return group;
  if (layoutOf(given) !== 'board') return null;
  return parseStageFilter(given)?.blueprint == null ? 'status' : 'stage';
};

/** Parameters of the display, and the status, which every list has. */
const displayParameters = new Set<string>([
  ...(['status', 'sort', 'columns', 'group', 'view-type', 'scale', 'show', 'match'] as const),
]);

/** Returns true if the list has another filter than its status. */
export const isFiltered = (given: WorkflowParameters): boolean =>
  Object.keys(given).some((name) => !displayParameters.has(name));
