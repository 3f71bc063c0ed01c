import { mayReadInside } from '@baton/domain/access/inside-access';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { TaskRef } from '../tasks/index.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

const isInside = async (context: RequestContext): Promise<boolean> =>
  mayReadInside(actorOf(await context.viewer())) === null;

builder.objectFields(TaskRef, (t) => ({
  tags: t.stringList({
    resolve: async ({ tags }, _, context) => ((await isInside(context)) ? [...tags] : []),
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  tags: t.stringList({
    resolve: async (node, _, context) =>
      (await isInside(context)) ? [...((await detailsOf(node, context))?.texts.tags ?? [])] : [],
  }),
}));
