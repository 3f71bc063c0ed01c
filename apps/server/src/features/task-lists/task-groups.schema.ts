import { mayReadInside } from '@baton/domain/access/inside-access';
import { refuse } from '@baton/domain/core/refusal';
import { attentions, type Attention } from '@baton/domain/list/attention-filter';
import { groupLimits } from '@baton/domain/list/list-groups';
import {
  taskStatusOrder,
  type TaskGrouping,
  type TaskListStatus,
} from '@baton/domain/task-list/task-grouping';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import type { GroupOfRow } from '../../platform/list/grouped-rows.ts';
import { TaskRef, type TaskNode } from '../tasks/index.ts';
import { countTaskAttention, countTasks, groupTasks, nodesOf } from './list-tasks.ts';
import {
  toTaskFilters,
  TaskAttentionRef,
  TaskFilterInput,
  TaskSortInput,
} from './task-list-types.ts';

interface Group extends GroupOfRow {
  readonly by: TaskGrouping;
  readonly tasks: readonly TaskNode[];
}

const GroupingRef = builder.enumType('TaskGrouping', {
  values: enumValues<TaskGrouping>({
    ASSIGNEE: 'Assignee.',
    BLUEPRINT: 'Blueprint of the workflow.',
    OWNER: 'Owner of the workflow.',
    STAGE: 'Stage.',
    STATUS: 'Status.',
    TAG: 'Tag.',
    WORKFLOW: 'Workflow.',
  }),
  description: 'What tasks are grouped by.',
});

const StatusRef = builder.enumType('TaskListStatus', {
  values: enumValues<TaskListStatus>({
    COMPLETED: 'Completed or approved.',
    ENDED: 'Its workflow was ended.',
    EXPIRED: 'The grace period after the due date is over.',
    IN_PROGRESS: 'In progress.',
    IN_REVIEW: 'Submitted, and waiting for approvals.',
    NOT_STARTED: 'Not started.',
    PAUSED: 'Its workflow is paused.',
    PROBLEM: 'It has an open problem.',
    REJECTED: 'The approval was rejected.',
    SENT_BACK: 'Returned by an approver.',
    SKIPPED: 'Skipped.',
    TO_ACCEPT: 'It waits for acceptance.',
  }),
  description: 'Status by which tasks are grouped and sorted. It does not depend on the time.',
});

const GroupRef = builder.objectRef<Group>('TaskGroup').implement({
  description:
    'Tasks of a list with the same status, workflow, stage, assignee, owner, blueprint, or tag.',
  fields: (t) => ({
    key: t.exposeString('groupKey', {
      description:
        'ID of what the tasks have in common, or key of the stage. Empty without one, and for a status.',
    }),
    status: t.field({
      type: StatusRef,
      nullable: true,
      description: 'Null if not grouped by status.',
      resolve: ({ by, groupKey }) =>
        by === 'STATUS' ? (taskStatusOrder[Number(groupKey)] ?? null) : null,
    }),
    name: t.exposeString('groupName', {
      description: 'Name of what the tasks have in common. Empty without one, and for a blueprint.',
    }),
    count: t.exposeInt('groupCount', { description: 'Number of tasks.' }),
    overdueCount: t.exposeInt('groupOverdue', { description: 'Number of overdue tasks.' }),
    tasks: t.field({
      type: [TaskRef],
      description: 'The first tasks in the order of the list.',
      resolve: ({ tasks }) => [...tasks],
    }),
  }),
});

interface AttentionCount {
  readonly attention: Attention;
  readonly count: number;
}

const AttentionCountRef = builder.objectRef<AttentionCount>('TaskAttentionCount').implement({
  description: 'Number of open tasks that need this attention.',
  fields: (t) => ({
    attention: t.expose('attention', {
      type: TaskAttentionRef,
      description: 'Why tasks need attention.',
    }),
    count: t.exposeInt('count', { description: 'Number of tasks.' }),
  }),
});

/** Groups that show more of a workflow than someone outside the workspace learns from a task. */
const insideGroups: readonly TaskGrouping[] = ['OWNER', 'BLUEPRINT', 'TAG'];

builder.queryFields((t) => ({
  taskGroups: t.field({
    type: [GroupRef],
    description:
      'The first 10,000 tasks of a list in groups. A task with several assignees or tags is in several groups.',
    // One statement reads the rows of all groups, which `groupLimits` bounds.
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, Math.ceil(first / 4)) }),
    args: {
      by: t.arg({
        type: GroupingRef,
        required: true,
        description: 'What the tasks are grouped by.',
      }),
      first: t.arg.int({ required: true, description: 'Most tasks of each group.' }),
      filter: t.arg({ type: TaskFilterInput, description: 'Returns only tasks that match.' }),
      sort: t.arg({ type: TaskSortInput, description: 'Order of the list.' }),
    },
    resolve: async (_, { by, first, filter, sort }, context) => {
      if (first < 1 || first > groupLimits.rows)
        throw new Refused(
          refuse('MaxResultsOutOfRange', { min: 1, max: groupLimits.rows }, 'first'),
        );
      if (insideGroups.includes(by)) demand(mayReadInside(actorOf(await context.viewer())));
      const rows = await groupTasks(context, { ...toTaskFilters(filter), sort }, by, first);
      const nodes = await nodesOf(context, rows);
      const groups = Map.groupBy(nodes, ({ position }) => position.groupKey);
      return [...groups.values()].flatMap((tasks) => {
        const lead = tasks[0]?.position;
        if (lead === undefined) return [];
        // The tasks name their blueprint if the viewer can read it.
        return [{ ...lead, by, groupName: by === 'BLUEPRINT' ? '' : lead.groupName, tasks }];
      });
    },
  }),
  taskCount: t.int({
    nullable: true,
    description:
      'Number of tasks that match. Null with a filter by values of fields, which are searched in steps.',
    args: {
      filter: t.arg({ type: TaskFilterInput, description: 'Counts only tasks that match.' }),
    },
    resolve: (_, { filter }, context) =>
      filter?.fields?.length ? null : countTasks(context, toTaskFilters(filter)),
  }),
  taskAttention: t.field({
    type: [AttentionCountRef],
    description: 'Counts of open tasks that need attention, with the same filters as the list.',
    args: {
      filter: t.arg({ type: TaskFilterInput, description: 'Returns only tasks that match.' }),
    },
    resolve: async (_, { filter }, context) => {
      const counts = await countTaskAttention(context, toTaskFilters(filter));
      return attentions.map((attention) => ({ attention, count: counts[attention] }));
    },
  }),
}));
