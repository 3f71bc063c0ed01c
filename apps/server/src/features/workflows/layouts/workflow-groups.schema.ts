import { mayReadInside } from '@baton/domain/access/inside-access';
import { refuse } from '@baton/domain/core/refusal';
import { statusOrder } from '@baton/domain/workflow-list/attention';
import { groupLimits } from '@baton/domain/list/list-groups';
import type { WorkflowGrouping } from '@baton/domain/workflow-list/workflow-layout';
import { defaultWorkflowSort } from '@baton/domain/workflow-list/workflow-sort';
import { actorOf } from '../../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { demand, Refused } from '../../../platform/graphql/refused.ts';
import { filtersOf } from '../list/list-workflows.ts';
import {
  toWorkflowFilters,
  WorkflowFilterInput,
  WorkflowSortInput,
} from '../list/workflow-list-types.ts';
import { workflowOfRow, type WorkflowNode } from '../workflow-node.ts';
import { HomeStatusRef, WorkflowRef } from '../workflow.schema.ts';
import { workflowGroups, type GroupedRow } from './workflow-groups.queries.ts';

interface Group extends Pick<GroupedRow, 'groupKey' | 'groupName' | 'groupCount' | 'groupOverdue'> {
  readonly workflows: readonly WorkflowNode[];
}

const GroupingRef = builder.enumType('WorkflowGrouping', {
  values: enumValues<WorkflowGrouping>({
    BLUEPRINT: 'Blueprint.',
    OWNER: 'Owner.',
    STAGE: 'First stage in progress.',
    STATUS: 'Status.',
    TAG: 'Tag.',
  }),
  description: 'What workflows are grouped by.',
});

const GroupRef = builder.objectRef<Group>('WorkflowGroup').implement({
  description: 'Workflows of a list with the same status, stage, owner, blueprint, or tag.',
  fields: (t) => ({
    key: t.exposeString('groupKey', {
      description:
        'ID of the owner, blueprint, or tag, or key of the stage. Empty without one, and for a status.',
    }),
    status: t.field({
      type: HomeStatusRef,
      nullable: true,
      description: 'Null if not grouped by status.',
      resolve: ({ groupKey }) =>
        /^\d$/.test(groupKey) ? (statusOrder[Number(groupKey)] ?? null) : null,
    }),
    name: t.exposeString('groupName', {
      description: 'Name of the owner, stage, or tag. Empty without one.',
    }),
    count: t.exposeInt('groupCount', { description: 'Number of workflows.' }),
    overdueCount: t.exposeInt('groupOverdue', { description: 'Number of overdue workflows.' }),
    workflows: t.field({
      type: [WorkflowRef],
      description: 'The first workflows in the order of the list.',
      resolve: ({ workflows }) => [...workflows],
    }),
  }),
});

builder.queryField('workflowGroups', (t) =>
  t.field({
    type: [GroupRef],
    description:
      'The newest 10,000 workflows of a list in groups. A workflow with several tags is in several groups.',
    // One statement reads the rows of all groups, which `groupLimits` bounds.
    complexity: ({ first }) => ({ field: 1, multiplier: Math.max(1, Math.ceil(first / 4)) }),
    args: {
      by: t.arg({
        type: GroupingRef,
        required: true,
        description: 'What the workflows are grouped by.',
      }),
      first: t.arg.int({ required: true, description: 'Most workflows of each group.' }),
      filter: t.arg({
        type: WorkflowFilterInput,
        description: 'Returns only workflows that match.',
      }),
      sort: t.arg({ type: WorkflowSortInput, description: 'Order of the list.' }),
    },
    resolve: async (_, { by, first, filter, sort }, context) => {
      if (first < 1 || first > groupLimits.rows)
        throw new Refused(
          refuse('MaxResultsOutOfRange', { min: 1, max: groupLimits.rows }, 'first'),
        );
      if (by === 'TAG') demand(mayReadInside(actorOf(await context.viewer())));
      const { filters, reader } = await filtersOf(context, toWorkflowFilters(filter));
      const [rows] = await context.db.read(
        workflowGroups(filters, by, sort ?? defaultWorkflowSort, first, reader),
      );
      return [...Map.groupBy(rows, ({ groupKey }) => groupKey).values()].flatMap((group) => {
        const [lead] = group;
        if (lead === undefined) return [];
        // The rows name their blueprint if the viewer can read it.
        const groupName = by === 'BLUEPRINT' ? '' : lead.groupName;
        return [{ ...lead, groupName, workflows: group.map(workflowOfRow) }];
      });
    },
  }),
);
