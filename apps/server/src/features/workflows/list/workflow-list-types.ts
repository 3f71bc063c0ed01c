import type { Attention } from '@baton/domain/list/attention-filter';
import type { WorkflowSortKey } from '@baton/domain/workflow-list/workflow-sort';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { SortDirectionRef } from '../../../platform/graphql/item-sort.ts';
import { ScheduleStatusRef, StageStatusRef } from '../workflow.schema.ts';
import type { WorkflowFilters } from './workflow-query.ts';
import { dateFilter, DateFilterInput, FieldFilterInput, OwnerFilterRef } from './list-inputs.ts';

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

export const WorkflowFilterInput = builder.inputType('WorkflowFilterInput', {
  description: 'Filters of a list. Null means all.',
  fields: (t) => ({
    matchAny: t.boolean({
      description:
        'True if one of the filters is enough, in addition to status, attention, and search. Null or false if all must match.',
    }),
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
    fields: t.field({
      type: [FieldFilterInput],
      description: 'By submitted values of custom fields, up to 5. All must match.',
    }),
    owner: t.field({ type: OwnerFilterRef, description: 'Whose workflows.' }),
    ownedBy: t.id({
      description: 'Workflows of this person, or of the members of this team or role.',
    }),
    waitsFor: t.string({
      description: 'Open workflows in which this person, team, or role must act: an ID, or `me`.',
    }),
    participant: t.string({
      description:
        'Workflows with a task of this person, team, or role, also as approver or watcher: an ID, or `me`.',
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

/** Returns the filters of an argument. Null means all workflows. */
export const toWorkflowFilters = (
  given: typeof WorkflowFilterInput.$inferInput | null | undefined,
): WorkflowFilters => ({
  ...given,
  due: dateFilter(given?.due),
  started: dateFilter(given?.started),
  completed: dateFilter(given?.completed),
});
