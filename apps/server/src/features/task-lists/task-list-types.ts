import type { Attention } from '@baton/domain/list/attention-filter';
import type { TaskSortKey } from '@baton/domain/task-list/task-sort';
import { taskViews, type TaskStateFilter, type TaskView } from '@baton/domain/task-list/task-views';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { SortDirectionRef } from '../../platform/graphql/item-sort.ts';
import { TaskTypeRef } from '../tasks/index.ts';
import { listInputs } from '../workflows/index.ts';
import type { TaskFilters } from './task-query.ts';

const ViewRef = builder.enumType('TaskView', {
  description: 'Which tasks a list shows. Each task is in one of the first three.',
  values: {
    OPEN: { value: 'open', description: 'Started and not completed.' },
    NOT_STARTED: { value: 'not-started', description: 'Not started.' },
    COMPLETED: { value: 'completed', description: 'Completed, decided, or skipped.' },
    ALL: { value: 'all', description: 'All tasks.' },
  } as const satisfies Record<string, { value: TaskView; description: string }>,
});

const StateRef = builder.enumType('TaskState', {
  description: 'Situation of a task that a list can be filtered by.',
  values: enumValues<TaskStateFilter>({
    EXPIRED: 'The grace period after the due date is over.',
    IN_REVIEW: 'Submitted, and waiting for approvals.',
    PAUSED: 'Its workflow is paused.',
    PROBLEM: 'It has an open problem.',
    REJECTED: 'The approval was rejected.',
    SKIPPED: 'It was skipped.',
    TO_ACCEPT: 'It waits for acceptance.',
  }),
});

const SortKeyRef = builder.enumType('TaskSortKey', {
  description: 'Value by which tasks are sorted.',
  values: enumValues<TaskSortKey>({
    COMPLETED: 'Time of completion.',
    CREATED: 'Time of creation.',
    DUE: 'Due date.',
    NAME: 'Name.',
    STATUS: 'Status, the most urgent first.',
    WORKFLOW: 'Name of the workflow.',
  }),
});

export const TaskAttentionRef = builder.enumType('TaskAttention', {
  values: enumValues<Attention>({
    DUE_THIS_WEEK: 'It is due this week.',
    OVERDUE: 'It is overdue.',
    STUCK: 'It has an open problem, or has expired.',
    WAITING_FOR_ME: 'It waits for the viewer.',
  }),
  description: 'Why an open task needs attention.',
});

export const TaskSortInput = builder.inputType('TaskSortInput', {
  description: 'Order of a list of tasks.',
  fields: (t) => ({
    key: t.field({
      type: SortKeyRef,
      required: true,
      description: 'Value by which tasks are sorted.',
    }),
    direction: t.field({
      type: SortDirectionRef,
      required: true,
      description: 'Missing values come last in both directions.',
    }),
  }),
});

const { DateFilterInput, FieldFilterInput, OwnerFilterRef, StageStatusRef, dateFilter } =
  listInputs;

export const TaskFilterInput = builder.inputType('TaskFilterInput', {
  description: 'Filters of a list. Null means all.',
  fields: (t) => ({
    matchAny: t.boolean({
      description:
        'True if one of the filters is enough, in addition to view, attention, search, and workflow. Null or false if all must match.',
    }),
    view: t.field({ type: ViewRef, description: 'Which tasks. Null for open ones.' }),
    attention: t.field({
      type: TaskAttentionRef,
      description: 'Open tasks that need this attention.',
    }),
    state: t.field({ type: StateRef, description: 'Tasks in this situation.' }),
    type: t.field({ type: TaskTypeRef, description: 'Tasks of this type.' }),
    search: t.string({ description: 'Part of the name, the reference, or the workflow name.' }),
    workflow: t.id({ description: 'Tasks of this workflow.' }),
    blueprint: t.id({ description: 'Tasks of workflows of this blueprint.' }),
    withVariants: t.boolean({
      description: 'True to include workflows of the variants of `blueprint`.',
    }),
    stage: t.id({ description: 'Key of the stage in the blueprint. If null, any stage.' }),
    stageStatus: t.field({
      type: [StageStatusRef],
      description: 'Tasks of a stage in any of these statuses.',
    }),
    fields: t.field({
      type: [FieldFilterInput],
      description: 'By submitted values of custom fields in the workflow, up to 5. All must match.',
    }),
    waitsFor: t.string({
      description: 'Tasks on which this person, team, or role must act: an ID, or `me`.',
    }),
    assignee: t.string({
      description:
        'Tasks assigned to this person, team, or role: an ID, `me`, `my-teams`, or `none`.',
    }),
    participant: t.string({
      description:
        'Tasks with this person, team, or role as assignee, approver, or watcher: an ID, or `me`.',
    }),
    owner: t.field({ type: OwnerFilterRef, description: 'Whose workflows.' }),
    ownedBy: t.id({
      description: 'Workflows of this person, or of the members of this team or role.',
    }),
    tags: t.idList({ description: 'Tasks with any of these tags.' }),
    tagType: t.id({ description: 'Tasks with any tag of this type.' }),
    due: t.field({
      type: DateFilterInput,
      description: 'By due date. OVERDUE means tasks past it that aren’t submitted or completed.',
    }),
    started: t.field({ type: DateFilterInput, description: 'By start.' }),
    completed: t.field({ type: DateFilterInput, description: 'By completion.' }),
  }),
});

/** Returns the filters of an argument. Null means open tasks. */
export const toTaskFilters = (
  given: typeof TaskFilterInput.$inferInput | null | undefined,
): TaskFilters => ({
  ...given,
  view: given?.view ?? taskViews[0],
  due: dateFilter(given?.due),
  started: dateFilter(given?.started),
  completed: dateFilter(given?.completed),
});
