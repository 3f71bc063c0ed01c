import { builder } from '../../platform/graphql/builder.ts';
import { TaskRef } from '../tasks/index.ts';
import { detailsOf, WorkflowRef } from './workflow.schema.ts';

/* Words that people sort work by. */

builder.objectFields(TaskRef, (t) => ({
  tags: t.stringList({
    resolve: ({ tags }) => [...tags],
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  tags: t.stringList({
    resolve: async (node, _, context) => [...((await detailsOf(node, context))?.texts.tags ?? [])],
  }),
}));
