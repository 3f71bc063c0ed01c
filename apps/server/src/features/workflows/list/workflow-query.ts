import { completeFieldFilters } from '@baton/domain/list/field-filters';
import { parseTagIds } from '@baton/domain/list/list-parameters';
import { parseOwner } from '@baton/domain/list/people-filters';
import type { ScheduleStatus, StageStatus } from '@baton/domain/run-model/run';
import { parseAttention, type Attention } from '@baton/domain/list/attention-filter';
import { parseDateFilter, type DateFilter } from '@baton/domain/list/date-filter';
import type { WorkflowParameters } from '@baton/domain/workflow-list/workflow-parameters';
import { parseWorkflowSort, type WorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import { statusesOfView, workflowViews } from '@baton/domain/workflow/workflow-views';
import type { FieldFilterOf } from './filter-by-field.ts';
import type { OwnerFilter } from './list-conditions.queries.ts';

/** Filters of a list. Null and undefined mean all. */
export interface WorkflowFilters {
  readonly status?: readonly ScheduleStatus[] | null | undefined;
  readonly search?: string | null | undefined;
  readonly blueprint?: string | null | undefined;
  /** True to include workflows of the variants of the blueprint. */
  readonly withVariants?: boolean | null | undefined;
  readonly stageStatus?: readonly StageStatus[] | null | undefined;
  readonly stage?: string | null | undefined;
  readonly fields?: readonly FieldFilterOf[] | null | undefined;
  readonly owner?: OwnerFilter | null | undefined;
  readonly ownedBy?: string | null | undefined;
  readonly waitsFor?: string | null | undefined;
  readonly participant?: string | null | undefined;
  readonly attention?: Attention | null | undefined;
  /** True if one of the filters is enough. */
  readonly matchAny?: boolean | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
  readonly tagType?: string | null | undefined;
  readonly due?: DateFilter | null | undefined;
  readonly started?: DateFilter | null | undefined;
  readonly completed?: DateFilter | null | undefined;
}

/** Filters, and their order. Null and undefined mean newest first. */
export interface WorkflowQuery extends WorkflowFilters {
  readonly sort?: WorkflowSort | null | undefined;
}

const stageStatuses: readonly StageStatus[] = [
  'NOT_STARTED',
  'IN_PROGRESS',
  'COMPLETED',
  'SKIPPED',
];

const dateOf = (text: string | undefined): DateFilter | null =>
  text === undefined ? null : parseDateFilter(text);

/**
 * Returns the filters and the sort that the parameters of a list mean, without status. Expects
 * parameters without refusals.
 */
export const filtersIn = (parameters: WorkflowParameters): WorkflowQuery => {
  const { search, owner, attention, blueprint, stage, sort } = parameters;
  const stageStatus = parameters['stage-status']?.split(',') ?? [];
  return {
    ...{ search, blueprint, stage, fields: completeFieldFilters(parameters) },
    withVariants: parameters['show-variants'] === '1',
    ...{ tags: parseTagIds(parameters.tag ?? ''), tagType: parameters['tag-type-id'] },
    ...{ due: dateOf(parameters.due), started: dateOf(parameters.started) },
    completed: dateOf(parameters.completed),
    stageStatus: stageStatuses.filter((one) => stageStatus.includes(one)),
    ...parseOwner(owner),
    ...{ waitsFor: parameters['waits-for'], participant: parameters.participant },
    attention: parseAttention(attention),
    matchAny: parameters.match === 'any',
    sort: sort === undefined ? null : parseWorkflowSort(sort),
  };
};

/** Returns what the parameters of a list mean. Open workflows are the default. */
export const workflowQueryOf = (parameters: WorkflowParameters): WorkflowQuery => {
  const view = workflowViews.find((one) => one === parameters.status) ?? workflowViews[0];
  return { ...filtersIn(parameters), status: statusesOfView[view] };
};
