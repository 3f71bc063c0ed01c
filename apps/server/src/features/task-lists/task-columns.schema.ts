import { isMember } from '@baton/domain/party/actor';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import { perRequest } from '../../platform/graphql/per-request.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { listedBlueprint } from '../blueprints/index.ts';
import { UserRef } from '../people/index.ts';
import { TaskRef, type TaskNode } from '../tasks/index.ts';
import { workflowFields } from '../workflows/index.ts';
import { workflowsOfTasks, type TaskWorkflowRow } from './task-columns.queries.ts';

/** Loads the workflows of the tasks of a page in one round trip. */
const loadWorkflow = perRequest<TaskWorkflowRow>(async (context, ids) => {
  const [rows] = await context.db.read(workflowsOfTasks(ids));
  return new Map(rows.map((row) => [row.id, row]));
});

/** Returns the workflow of a task. Null for people outside the workspace, who only see the task. */
const workflowOf = async (
  { workflowId }: TaskNode,
  context: RequestContext,
): Promise<TaskWorkflowRow | null> =>
  isMember(actorOf(await context.viewer())) ? loadWorkflow(context, workflowId) : null;

builder.objectFields(TaskRef, (t) => ({
  workflowOwner: t.field({
    type: UserRef,
    nullable: true,
    description: 'Owner of the workflow. Null for external and limited users.',
    resolve: async (node, _, context) => {
      const workflow = await workflowOf(node, context);
      if (workflow === null) return null;
      return { id: workflow.ownerId, name: workflow.ownerName, kind: 'USER' as const };
    },
  }),
  blueprintName: t.string({
    nullable: true,
    description: 'Name of the blueprint of the workflow. Null without access to it.',
    resolve: async (node, _, context) => {
      const workflow = await workflowOf(node, context);
      return workflow === null
        ? null
        : ((await listedBlueprint(context, workflow.blueprintId))?.name ?? null);
    },
  }),
  lastChangeDate: t.field({
    type: 'DateTime',
    nullable: true,
    description: 'Time of the last change in the workflow. Null for external and limited users.',
    resolve: async (node, _, context) => (await workflowOf(node, context))?.changedAt ?? null,
  }),
  fieldTexts: t.field({
    type: [workflowFields.FieldTextRef],
    description:
      'Values of these custom fields in the workflow. Leaves out fields that the viewer can’t read. Empty for external and limited users.',
    args: { fields: t.arg.idList({ required: true, description: 'IDs of the custom fields.' }) },
    resolve: async (node, { fields }, context) =>
      isMember(actorOf(await context.viewer()))
        ? workflowFields.loadFieldTexts(context, fields, node.workflowId)
        : [],
  }),
}));
