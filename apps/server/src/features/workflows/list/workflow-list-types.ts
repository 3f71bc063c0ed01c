import type { Attention } from '@baton/domain/workflow-list/attention';
import type { WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import type { DateFilter, RelativeRange } from '@baton/domain/workflow-list/date-filter';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { SortDirectionRef } from '../../../platform/graphql/item-sort.ts';
import { FilterOperatorRef } from '../../fields/index.ts';
import { ScheduleStatusRef, StageStatusRef } from '../workflow.schema.ts';
import type { WorkflowFilters } from './workflow-query.ts';
import type { OwnerFilter } from './list-conditions.queries.ts';

const OwnerFilterRef = builder.enumType('WorkflowOwnerFilter', {
  values: enumValues<OwnerFilter>({
    ME: 'Workflows of the viewer.',
    MY_TEAMS: "Workflows of the members of the viewer's teams.",
  }),
  description: 'Whose workflows a list shows.',
});

const WorkflowAttentionRef = builder.enumType('WorkflowAttention', {
  values: enumValues<Attention>({
    DUE_THIS_WEEK: 'A task is due this week.',
    OVERDUE: 'A task is overdue.',
    STUCK: "A task has an open problem, or the workflow can't continue.",
    WAITING_FOR_ME: 'A task waits for the viewer.',
  }),
  description: 'Why an open workflow needs attention.',
});

const WorkflowSortKeyRef = builder.enumType('WorkflowSortKey', {
  description: 'Value by which workflows are sorted.',
  values: enumValues<WorkflowSortKey>({
    CREATED: 'Time of creation.',
    LAST_CHANGE: 'Time of the last change.',
    NAME: 'Name.',
    OWNER: 'Name of the owner.',
    PLANNED_END: 'Planned end.',
    START: 'Start date.',
    STATUS: 'Status.',
  }),
});

/** Number of open workflows with this attention. */
export interface AttentionCount {
  readonly attention: Attention;
  readonly count: number;
}

export const WorkflowAttentionCountRef = builder
  .objectRef<AttentionCount>('WorkflowAttentionCount')
  .implement({
    description: 'Number of open workflows that need this attention.',
    fields: (t) => ({
      attention: t.expose('attention', {
        type: WorkflowAttentionRef,
        description: 'Why workflows need attention.',
      }),
      count: t.exposeInt('count', { description: 'Number of workflows.' }),
    }),
  });

export const WorkflowSortInput = builder.inputType('WorkflowSortInput', {
  description: 'Order of a list.',
  fields: (t) => ({
    key: t.field({
      type: WorkflowSortKeyRef,
      required: true,
      description: 'Value by which workflows are sorted.',
    }),
    direction: t.field({
      type: SortDirectionRef,
      required: true,
      description: 'Missing values come last in both directions.',
    }),
  }),
});

const DateRangeRef = builder.enumType('WorkflowDateRange', {
  values: enumValues<RelativeRange | 'BETWEEN'>({
    BETWEEN: 'Between two dates, including both.',
    LAST_7_DAYS: 'The last 7 days.',
    LAST_30_DAYS: 'The last 30 days.',
    NEXT_7_DAYS: 'The next 7 days.',
    NEXT_30_DAYS: 'The next 30 days.',
    OVERDUE: 'Before today.',
    THIS_WEEK: 'This week.',
    TODAY: 'Today.',
  }),
  description: 'Days relative to today in the time zone of the workspace, or between two dates.',
});

const DateFilterInput = builder.inputType('WorkflowDateFilterInput', {
  description: 'Filter by a date.',
  fields: (t) => ({
    range: t.field({ type: DateRangeRef, required: true, description: 'Days that match.' }),
    from: t.field({ type: 'Date', description: 'First day of BETWEEN. Null for no limit.' }),
    to: t.field({ type: 'Date', description: 'Last day of BETWEEN. Null for no limit.' }),
  }),
});

const FieldFilterInput = builder.inputType('WorkflowFieldFilterInput', {
  description: 'Filter by the value of a custom field.',
  fields: (t) => ({
    field: t.id({ required: true, description: 'Custom field.' }),
    operator: t.field({
      type: FilterOperatorRef,
      required: true,
      description: 'How the value is compared.',
    }),
    values: t.field({
      type: ['FieldValue'],
      required: true,
      description: 'Values to compare with.',
    }),
  }),
});

export const WorkflowFilterInput = builder.inputType('WorkflowFilterInput', {
  description: 'All filters must match. Null means all.',
  fields: (t) => ({
    status: t.field({
      type: [ScheduleStatusRef],
      description: 'Returns only workflows with one of these statuses. Null for all.',
    }),
    search: t.string({ description: 'Part of the name or reference.' }),
    blueprint: t.id({ description: 'Workflows of this blueprint.' }),
    withVariants: t.boolean({
      description: 'True to include workflows of the variants of `blueprint`.',
    }),
    stageStatus: t.field({
      type: [StageStatusRef],
      description: 'Workflows with a stage in any of these statuses.',
    }),
    stage: t.id({ description: 'Key of the stage in the blueprint. If null, any stage.' }),
    field: t.field({
      type: FieldFilterInput,
      description: 'By submitted values of a custom field.',
    }),
    owner: t.field({ type: OwnerFilterRef, description: 'Whose workflows.' }),
    ownedBy: t.id({
      description: 'Workflows of this person, or of the members of this team or role.',
    }),
    attention: t.field({
      type: WorkflowAttentionRef,
      description: 'Open workflows that need this attention.',
    }),
    tags: t.idList({ description: 'Workflows with any of these tags.' }),
    tagType: t.id({ description: 'Workflows with any tag of this type.' }),
    due: t.field({
      type: DateFilterInput,
      description: 'By planned end. OVERDUE means running workflows that are past it.',
    }),
    started: t.field({ type: DateFilterInput, description: 'By actual start.' }),
    completed: t.field({ type: DateFilterInput, description: 'By completion or end.' }),
  }),
});

type GivenDate = typeof DateFilterInput.$inferInput;

const dateFilter = (given: GivenDate | null | undefined): DateFilter | null => {
  if (given == null) return null;
  const { range, from = null, to = null } = given;
  return range === 'BETWEEN' ? { range, from, to } : { range };
};

/** Returns the filters of an argument. Null means all workflows. */
export const givenFilters = (
  given: typeof WorkflowFilterInput.$inferInput | null | undefined,
): WorkflowFilters => ({
  ...given,
  due: dateFilter(given?.due),
  started: dateFilter(given?.started),
  completed: dateFilter(given?.completed),
});
