import { mayDeleteStage } from '@baton/domain/access/stage-access';
import { mayDeleteTask } from '@baton/domain/access/task-access';
import { stageDeletion, taskDeletion, type Deletion } from '@baton/domain/run/facts/deletion';
import { factsOfStage } from '@baton/domain/run/facts/facts-of-stage';
import { taskUses, type TaskDependent } from '@baton/domain/run/facts/task-uses';
import { taskOf } from '@baton/domain/run/run-view';
import { builder } from '../../platform/graphql/builder.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';
import { StageRef } from './workflow.schema.ts';

interface InRun<T> {
  readonly of: T;
  readonly details: RunDetails;
}

const TaskUseRef = builder.enumType('TaskUse', {
  description: 'What something else in the workflow needs a task or a stage for.',
  values: taskUses,
});

const TaskDependentRef = builder.objectRef<InRun<TaskDependent>>('TaskDependent').implement({
  description: 'A task or a stage that could not go on as planned without it.',
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

const DeletionRef = builder.objectRef<InRun<Deletion>>('TaskDeletion').implement({
  description: 'What goes with a task or a stage when it is deleted.',
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
    stageFollowers: t.field({
      type: [StageRef],
      description:
        'Of a stage: they begin when it would have begun, or wait for what it waited for.',
      resolve: ({ of, details }) =>
        details.view.stages.flatMap((stage) =>
          of.stageFollowers.includes(stage.id) ? { stage, details } : [],
        ),
    }),
    taskCount: t.int({
      description: 'Of a stage; a task is one.',
      resolve: ({ of }) => of.taskCount,
    }),
    approvalCount: t.int({ resolve: ({ of }) => of.approvalCount }),
    voteCount: t.int({ resolve: ({ of }) => of.voteCount }),
    answerCount: t.int({
      description: 'Places of its forms in which something stands.',
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
    type: DeletionRef,
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

builder.objectFields(StageRef, (t) => ({
  deletion: t.field({
    type: DeletionRef,
    nullable: true,
    description: 'Null where the viewer may not delete it.',
    resolve: ({ stage, details }) =>
      mayDeleteStage(details.viewer, factsOfStage(details.view, stage)) === null
        ? { of: stageDeletion(details.view, stage), details }
        : null,
  }),
}));
