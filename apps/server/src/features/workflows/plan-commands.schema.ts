import { mayDeleteTask } from '@baton/domain/access/task-access';
import type { ApprovalRule } from '@baton/domain/blueprint/content';
import { asId, type TaskId } from '@baton/domain/core/ids';
import { taskDeletion, type TaskDeletion } from '@baton/domain/run/task-deletion';
import { taskUses, type TaskDependent } from '@baton/domain/run/task-uses';
import { taskOf } from '@baton/domain/run/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';
import { addTask, NewTaskInput } from './add-task.ts';
import { TaskPayloadRef } from './task-payload.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';
import { StageRef } from './workflow.schema.ts';

const key = 'Made once for one intention: a repetition changes nothing.';
const version = 'Version of the workflow that the person saw; another one is a conflict.';

const AddedTaskTypeRef = builder.enumType('AddedTaskType', {
  description: 'Automated and linked tasks have commands of their own.',
  values: ['DEFAULT', 'APPROVAL'] as const,
});

const AddedApprovalRuleRef = builder.enumType('AddedApprovalRule', {
  values: ['ANY', 'ALL'] as const satisfies readonly ApprovalRule[],
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

interface InRun<T> {
  readonly of: T;
  readonly details: RunDetails;
}

const TaskUseRef = builder.enumType('TaskUse', {
  description: 'What something else in the workflow needs a task for.',
  values: taskUses,
});

const TaskDependentRef = builder.objectRef<InRun<TaskDependent>>('TaskDependent').implement({
  description: 'A task or a stage that could not go on as planned without the task.',
  fields: (t) => ({
    use: t.field({ type: TaskUseRef, resolve: ({ of }) => of.use }),
    task: t.field({
      type: TaskRef,
      nullable: true,
      resolve: ({ of: { taskId }, details }) => {
        const task = taskId === null ? undefined : taskOf(details.view, taskId);
        return task === undefined ? null : nodeOfRun(details, task);
      },
    }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      resolve: ({ of: { stageId }, details }) => {
        const stage = details.view.stages.find(({ id }) => id === stageId);
        return stage === undefined ? null : { stage, details };
      },
    }),
  }),
});

const TaskDeletionRef = builder.objectRef<InRun<TaskDeletion>>('TaskDeletion').implement({
  description: 'What goes with a task when it is deleted.',
  fields: (t) => ({
    neededBy: t.field({
      type: [TaskDependentRef],
      description: 'As long as there is any, it cannot be deleted.',
      resolve: ({ of, details }) => of.neededBy.map((need) => ({ of: need, details })),
    }),
    followers: t.field({
      type: [TaskRef],
      description: 'They wait for what it waited for from then on.',
      resolve: ({ of, details }) =>
        of.followers.flatMap((id) => {
          const task = taskOf(details.view, id);
          return (task === undefined ? null : nodeOfRun(details, task)) ?? [];
        }),
    }),
    approvalCount: t.int({ resolve: ({ of }) => of.approvalCount }),
    voteCount: t.int({ resolve: ({ of }) => of.voteCount }),
    answerCount: t.int({
      description: 'Places of its form in which something stands.',
      resolve: ({ of }) => of.answerCount,
    }),
    linkedWorkflowCount: t.int({
      description: 'They go on by themselves.',
      resolve: ({ of }) => of.linkedWorkflowCount,
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  deletion: t.field({
    type: TaskDeletionRef,
    nullable: true,
    description: 'Null where the viewer may not delete it.',
    resolve: async (node, _, context) => {
      const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
      const task = details === null ? undefined : taskOf(details.view, node.task.id);
      return details === null ||
        task === undefined ||
        mayDeleteTask(details.viewer, details.factsOf(task)) !== null
        ? null
        : { of: taskDeletion(details.view, task), details };
    },
  }),
}));
