import { taskOf } from '@baton/domain/run-model/run-view';
import type { EndCause } from '@baton/domain/run-model/run';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import type { RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';

const EndCauseKindRef = builder.enumType('WorkflowEndCauseKind', {
  description: 'Why a task ended the workflow.',
  values: enumValues<EndCause['kind']>({
    EXPIRED: 'The task expired.',
    REJECTED: 'The approval was rejected.',
  }),
});

/** Cause of an automatic end. */
export const EndCauseRef = builder
  .objectRef<EndCause & { readonly details: RunDetails }>('WorkflowEndCause')
  .implement({
    description: 'Task that expired or whose rejection ended the workflow.',
    fields: (t) => ({
      kind: t.expose('kind', {
        type: EndCauseKindRef,
        description: 'Why the task ended the workflow.',
      }),
      task: t.field({
        type: TaskRef,
        nullable: true,
        description: "Task. Null if the viewer can't read it.",
        resolve: ({ taskId, details }) => {
          const task = taskOf(details.view, taskId);
          return task === undefined ? null : nodeOfRun(details, task);
        },
      }),
    }),
  });
