import { asId, type TaskId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { AddedApprovalRuleRef, addTask, NewTaskInput } from './add-task.ts';
import { TaskPayloadRef } from './task-payload.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';

const key = 'Made once for one intention: a repetition changes nothing.';
const version = 'Version of the workflow that the person saw; another one is a conflict.';

export const AddedTaskTypeRef = builder.enumType('AddedTaskType', {
  description: 'Automated and linked tasks have commands of their own.',
  values: ['DEFAULT', 'APPROVAL'] as const,
});

const AddTaskInput = builder.inputType('AddTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true }),
    stageId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    type: t.field({ type: AddedTaskTypeRef, required: true }),
    rule: t.field({
      type: AddedApprovalRuleRef,
      description: 'APPROVAL: who has to agree; any of them where it is not said.',
    }),
    task: t.field({ type: NewTaskInput, required: true }),
  }),
});

const DeleteTaskInput = builder.inputType('DeleteTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
  }),
});

builder.mutationFields((t) => ({
  addTask: t.field({
    type: TaskPayloadRef,
    description: 'Adds a task or an approval to a stage; what was finished goes on with it.',
    args: { input: t.arg({ type: AddTaskInput, required: true }) },
    resolve: (_, { input }, context) =>
      addTask(context, input, { type: input.type, rule: input.rule ?? 'ANY' }),
  }),
  deleteTask: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Deletes a task with its approvals and its form. Whatever waits for it waits for what it waited for.',
    args: { input: t.arg({ type: DeleteTaskInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, (_run, { tasks }) => ({
        kind: 'DELETE_TASK',
        taskId: asId<TaskId>(input.taskId),
        labels: tasks,
      })),
  }),
}));
