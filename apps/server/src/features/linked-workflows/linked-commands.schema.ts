import { asId, type TaskId, type WorkflowId } from '@baton/domain/core/ids';
import { builder } from '../../platform/graphql/builder.ts';
import {
  FieldValueInput,
  peopleIn,
  runTaskCommand,
  TaskPayloadRef,
  toEnteredValue,
} from '../workflows/index.ts';
import { requireLinkable } from './require-linkable.ts';

const key = 'Client-generated key. A repeated request with the same key has no further effect.';
const version = 'Task version that the client saw. Another version is a conflict.';

const StartNewLinkedInput = builder.inputType('StartNewLinkedInput', {
  description: 'Input of `startNewLinkedWorkflow`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    request: t.int({ required: true, description: 'Linked workflow to replace.' }),
    endsFormer: t.boolean({
      required: true,
      description: 'True to end the replaced workflow. Otherwise, it is unlinked and continues.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
  }),
});

const RestartLinkedInput = builder.inputType('RestartLinkedInput', {
  description: 'Input of `restartLinkedWorkflows`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    request: t.int({ description: 'Linked workflow to restart. Null for all that can restart.' }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
  }),
});

const RelinkInput = builder.inputType('RelinkInput', {
  description: 'Input of `relinkWorkflow`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    request: t.int({ required: true, description: 'Linked workflow to replace.' }),
    workflowId: t.id({
      description: 'Workflow that replaces it. Null keeps a workflow whose line was removed.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
  }),
});

const CompleteLinkedInput = builder.inputType('CompleteLinkedInput', {
  description: 'Input of `completeLinkedTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'Values of the fields.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
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
      'Restarts linked workflows that ended with this one. Those that their own people ended are not included.',
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
    description: 'Replaces a linked workflow that has a problem by an existing one, or keeps it.',
    args: { input: t.arg({ type: RelinkInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { taskId, workflowId = null } = input;
      if (workflowId !== null) await requireLinkable(context, taskId, workflowId);
      return runTaskCommand(context, input, {
        kind: 'RELINK',
        taskId: asId<TaskId>(taskId),
        request: input.request,
        workflowId: workflowId === null ? null : asId<WorkflowId>(workflowId),
        reason: input.reason,
      });
    },
  }),
  completeLinkedTask: t.field({
    type: TaskPayloadRef,
    description:
      'Completes a linked task manually, with the values that its workflows would return.',
    args: { input: t.arg({ type: CompleteLinkedInput, required: true }) },
    resolve: (_, { input }, context) => {
      const values = input.values.map(toEnteredValue);
      const taskId = asId<TaskId>(input.taskId);
      const command = { kind: 'COMPLETE_LINKED', taskId, values, reason: input.reason } as const;
      return runTaskCommand(context, input, command, peopleIn(values));
    },
  }),
}));
