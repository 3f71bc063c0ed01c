import { asId, type TaskId } from '@baton/domain/core/ids';
import { builder, enumValues } from '../../../platform/graphql/builder.ts';
import { AddedApprovalRuleRef, addTask, NewTaskInput } from './add-task.ts';
import { TaskPayloadRef } from './task-payload.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';

const key = 'Client-generated key. A repeated request with the same key has no further effect.';
const version = 'Workflow version that the client saw. Another version is a conflict.';

export const AddedTaskTypeRef = builder.enumType('AddedTaskType', {
  description:
    'Task types that addTask accepts. Automated and linked tasks have their own mutations.',
  values: enumValues({
    DEFAULT: 'Task that a person completes.',
    APPROVAL: 'Task whose outcome is a decision.',
  }),
});

const AddTaskInput = builder.inputType('AddTaskInput', {
  description: 'Input of `addTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({ description: version }),
    type: t.field({ type: AddedTaskTypeRef, required: true, description: 'Type of the task.' }),
    rule: t.field({
      type: AddedApprovalRuleRef,
      description: 'Approval rule of an APPROVAL. Default: ANY.',
    }),
    task: t.field({ type: NewTaskInput, required: true, description: 'The task.' }),
  }),
});

const DeleteTaskInput = builder.inputType('DeleteTaskInput', {
  description: 'Input of `deleteTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
  }),
});

builder.mutationFields((t) => ({
  addTask: t.field({
    type: TaskPayloadRef,
    description: 'Adds a task or approval to a stage. A completed stage continues with it.',
    args: { input: t.arg({ type: AddTaskInput, required: true }) },
    resolve: (_, { input }, context) =>
      addTask(context, input, { type: input.type, rule: input.rule ?? 'ANY' }),
  }),
  deleteTask: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Deletes a task with its approvals and values. Its dependents depend on its predecessors instead.',
    args: { input: t.arg({ type: DeleteTaskInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, (_run, { tasks }) => ({
        kind: 'DELETE_TASK',
        taskId: asId<TaskId>(input.taskId),
        labels: tasks,
      })),
  }),
}));
