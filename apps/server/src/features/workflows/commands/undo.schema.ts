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
  description: 'What is again as it was.',
  fields: (t) => ({
    workflow: t.field({
      type: WorkflowRef,
      nullable: true,
      description: 'Null for partners and others who see their own tasks and not the whole.',
      resolve: ({ details }) => visibleWorkflow(details),
    }),
    changed: t.field({ type: [TaskRef], resolve: ({ changed }) => changed }),
  }),
});

const UndoCommandInput = builder.inputType('UndoCommandInput', {
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description: 'Made once for one intention: a repetition changes nothing.',
    }),
    undoneKey: t.id({
      required: true,
      description: 'The idempotency key of the command that is taken back.',
    }),
    taskId: t.id({ description: 'The task that the command was about, where it was about one.' }),
  }),
});

builder.mutationFields((t) => ({
  undoCommand: t.field({
    type: UndoPayloadRef,
    description:
      'Takes back what the viewer has just done, as long as nothing else has happened and nothing has gone out.',
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
