import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import { mayReadInside } from '@baton/domain/access/inside-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { loadTags, tags } from '../tags/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { WorkflowRef } from './workflow.schema.ts';

const isInside = async (context: RequestContext): Promise<boolean> =>
  mayReadInside(actorOf(await context.viewer())) === null;

builder.objectFields(TaskRef, (t) => ({
  tags: t.field({
    type: [tags.NodeRef],
    // Most tasks have few tags, and those of a page are loaded together.
    complexity: { field: 1, multiplier: 2 },
    description: 'Empty for people outside the workspace.',
    resolve: async (node, _, context) =>
      (await isInside(context)) ? loadTags(context, node.tags) : [],
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  tags: t.field({
    type: [tags.NodeRef],
    description: 'Empty for people outside the workspace.',
    resolve: async (node, _, context) =>
      (await isInside(context)) &&
      mayReadWorkflow(actorOf(await context.viewer()), node.facts) === null
        ? loadTags(context, node.tags)
        : [],
  }),
}));
