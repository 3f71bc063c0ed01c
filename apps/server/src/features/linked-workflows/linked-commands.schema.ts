import { asId, type TaskId, type WorkflowId } from '@baton/domain/core/ids';
import { builder } from '../../platform/graphql/builder.ts';
import {
  FieldValueInput,
  peopleIn,
  runTaskCommand,
  TaskPayloadRef,
  toGivenValue,
} from '../workflows/index.ts';
import { demandLinkable } from './demand-linkable.ts';

const key = 'Made once for one intention: a repetition changes nothing.';
const version = 'Version of the task that the person saw; another one is a conflict.';

const StartNewLinkedInput = builder.inputType('StartNewLinkedInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    request: t.int({ required: true, description: 'The linked workflow that is replaced.' }),
    endsFormer: t.boolean({
      required: true,
      description: 'Whether the replaced one is ended; else it goes on by itself.',
    }),
    reason: t.string({ required: true }),
  }),
});

const RestartLinkedInput = builder.inputType('RestartLinkedInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    request: t.int({ description: 'The linked workflow that goes on; null: all that can.' }),
    reason: t.string({ required: true }),
  }),
});

const RelinkInput = builder.inputType('RelinkInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    request: t.int({ required: true, description: 'The linked workflow that is replaced.' }),
    workflowId: t.id({ required: true, description: 'The one that takes its place.' }),
    reason: t.string({ required: true }),
  }),
});

const CompleteLinkedInput = builder.inputType('CompleteLinkedInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    values: t.field({ type: [FieldValueInput], required: true }),
    reason: t.string({ required: true }),
  }),
});

builder.mutationFields((t) => ({
  startNewLinkedWorkflow: t.field({
    type: TaskPayloadRef,
    description:
      'Starts a new workflow in place of a linked one that has a problem. If its line was removed from the list, the linked workflow is only removed.',
    args: { input: t.arg({ type: StartNewLinkedInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'START_NEW_CHILD',
        taskId: asId<TaskId>(input.taskId),
        request: input.request,
        endsFormer: input.endsFormer,
        reason: input.reason,
      }),
  }),
  restartLinkedWorkflows: t.field({
    type: TaskPayloadRef,
    description:
      'Restarts linked workflows that were ended because this one was. What their own people ended is theirs to restart.',
    args: { input: t.arg({ type: RestartLinkedInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'RESTART_CHILDREN',
        taskId: asId<TaskId>(input.taskId),
        request: input.request ?? null,
        reason: input.reason,
      }),
  }),
  relinkWorkflow: t.field({
    type: TaskPayloadRef,
    description: 'Puts a workflow that is there already in the place of a linked one in trouble.',
    args: { input: t.arg({ type: RelinkInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { taskId, workflowId } = input;
      await demandLinkable(context, taskId, workflowId);
      return runTaskCommand(context, input, {
        kind: 'RELINK',
        taskId: asId<TaskId>(taskId),
        request: input.request,
        workflowId: asId<WorkflowId>(workflowId),
        reason: input.reason,
      });
    },
  }),
  completeLinkedTask: t.field({
    type: TaskPayloadRef,
    description:
      'Completes a task in the place of its linked workflows, with what they would have left.',
    args: { input: t.arg({ type: CompleteLinkedInput, required: true }) },
    resolve: (_, { input }, context) => {
      const values = input.values.map(toGivenValue);
      const taskId = asId<TaskId>(input.taskId);
      const command = { kind: 'COMPLETE_LINKED', taskId, values, reason: input.reason } as const;
      return runTaskCommand(context, input, command, peopleIn(values));
    },
  }),
}));
