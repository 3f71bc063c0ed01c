import { builder } from '../../platform/graphql/builder.ts';
import { runDetailsLoader } from '../runs/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

/* Words that people sort work by. */

builder.objectFields(TaskRef, (t) => ({
  tags: t.stringList({
    resolve: async ({ task, workflowId, details }, _, context) => {
      const run = details ?? (await runDetailsLoader(context).load(workflowId));
      return [...(run?.texts.tasks.get(task.id)?.tags ?? [])];
    },
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  tags: t.stringList({
    resolve: async (node, _, context) => [...((await detailsOf(node, context))?.texts.tags ?? [])],
  }),
}));
