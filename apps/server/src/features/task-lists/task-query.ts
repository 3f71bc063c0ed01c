import type { StageStatus, TaskType } from '@baton/domain/run-model/run';
import type { FieldFilter } from '@baton/domain/condition/field-filter';
import { parseAttention, type Attention } from '@baton/domain/list/attention-filter';
import { parseDateFilter, type DateFilter } from '@baton/domain/list/date-filter';
import { completeFieldFilters } from '@baton/domain/list/field-filters';
import { parseTagIds } from '@baton/domain/list/list-parameters';
import { parseOwner, type OwnerParameter } from '@baton/domain/list/people-filters';
import type { TaskParameters } from '@baton/domain/task-list/task-parameters';
import { parseTaskSort, type TaskSort } from '@baton/domain/task-list/task-sort';
import {
  isTaskStateText,
  isTaskTypeText,
  taskStates,
  taskTypeTexts,
  taskViewOf,
  type TaskStateFilter,
  type TaskView,
} from '@baton/domain/task-list/task-views';

/** Filters of a list of tasks. Null and undefined mean all. */
export interface TaskFilters extends Partial<{
  readonly [Name in keyof OwnerParameter]: OwnerParameter[Name] | undefined;
}> {
  readonly view: TaskView;
  readonly attention?: Attention | null | undefined;
  /** True if one of the filters is enough. */
  readonly matchAny?: boolean | null | undefined;
  readonly search?: string | null | undefined;
  readonly state?: TaskStateFilter | null | undefined;
  readonly type?: TaskType | null | undefined;
  readonly workflow?: string | null | undefined;
  readonly blueprint?: string | null | undefined;
  /** True to include tasks of the variants of the blueprint. */
  readonly withVariants?: boolean | null | undefined;
  readonly stage?: string | null | undefined;
  readonly stageStatus?: readonly StageStatus[] | null | undefined;
  readonly fields?: readonly (FieldFilter & { readonly field: string })[] | null | undefined;
  readonly waitsFor?: string | null | undefined;
  readonly assignee?: string | null | undefined;
  readonly participant?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly tagType?: string | null | undefined;
  readonly due?: DateFilter | null | undefined;
  readonly started?: DateFilter | null | undefined;
  readonly completed?: DateFilter | null | undefined;
}

/** Filters, and their order. Null and undefined mean the default order of the view. */
export interface TaskQuery extends TaskFilters {
  readonly sort?: TaskSort | null | undefined;
}

const stageStatuses: readonly StageStatus[] = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'SKIPPED',
];

const dateOf = (text: string | undefined): DateFilter | null =>
  text === undefined ? null : parseDateFilter(text);

/** Returns what the parameters of a list mean. Expects parameters without refusals. */
export const taskQueryOf = (parameters: TaskParameters): TaskQuery => {
  const { search, state, type, blueprint, stage, participant, assignee, sort } = parameters;
  const stageStatus = parameters['stage-status']?.split(',') ?? [];
  return {
    ...{ search, blueprint, stage, assignee, participant },
    view: taskViewOf(parameters.status),
    attention: parseAttention(parameters.attention),
    matchAny: parameters.match === 'any',
    state: state !== undefined && isTaskStateText(state) ? taskStates[state] : null,
    type: type !== undefined && isTaskTypeText(type) ? taskTypeTexts[type] : null,
    workflow: parameters['workflow-id'],
    withVariants: parameters['show-variants'] === '1',
    stageStatus: stageStatuses.filter((one) => stageStatus.includes(one)),
    fields: completeFieldFilters(parameters),
    waitsFor: parameters['waits-for'],
    ...parseOwner(parameters.owner),
    ...{ tags: parseTagIds(parameters.tag ?? ''), tagType: parameters['tag-type-id'] },
    ...{ due: dateOf(parameters.due), started: dateOf(parameters.started) },
    completed: dateOf(parameters.completed),
    sort: sort === undefined ? null : parseTaskSort(sort),
  };
};
