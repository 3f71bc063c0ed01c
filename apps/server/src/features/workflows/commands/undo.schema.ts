import { refuse } from '@baton/domain/core/refusal';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import { undoCommand, type RunDetails } from '../../runs/index.ts';
import { nodeOfRun, TaskRef, type TaskNode } from '../../tasks/index.ts';
import { visibleWorkflow } from './task-payload.ts';
import { WorkflowRef } from '../workflow.schema.ts';

interface Undone {
  readonly details: RunDetails;
  readonly changed: readonly TaskNode[];
}

const UndoPayloadRef = builder.objectRef<Undone>('UndoPayload').implement({
  description: 'Restored state.',
  fields: (t) => ({
    workflow: t.field({
      type: WorkflowRef,
      nullable: true,
      description: "Null for people who can't read the whole workflow.",
      resolve: ({ details }) => visibleWorkflow(details),
    }),
    changed: t.field({
      type: [TaskRef],
      description: 'Tasks that changed.',
      resolve: ({ changed }) => changed,
    }),
  }),
});

const UndoCommandInput = builder.inputType('UndoCommandInput', {
  description: 'Input of `undoCommand`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    undoneKey: t.id({
      required: true,
      description: 'Idempotency key of the command to undo.',
    }),
    taskId: t.id({ description: 'Task of the command, if it was about a task.' }),
  }),
});

builder.mutationFields((t) => ({
  undoCommand: t.field({
    type: UndoPayloadRef,
    description: "Undoes the viewer's last action, if nothing else happened and nothing was sent.",
    args: { input: t.arg({ type: UndoCommandInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { details, changed } = await undoCommand(context, {
        key: input.idempotencyKey,
        commandKey: input.undoneKey,
        taskId: input.taskId ?? null,
      });
      if (details === null) throw new Refused(refuse('NotFound'));
      return { details, changed: changed.flatMap((task) => nodeOfRun(details, task) ?? []) };
    },
  }),
}));
