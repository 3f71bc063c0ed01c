import { mayDeleteStage } from '@baton/domain/access/workflow/stage-access';
import { mayDeleteTask } from '@baton/domain/access/task/task-access';
import { stageDeletion, taskDeletion, type Deletion } from '@baton/domain/run/facts/deletion';
import { factsOfStage } from '@baton/domain/run/facts/facts-of-stage';
import type { TaskDependent, TaskUse } from '@baton/domain/run/facts/task-uses';
import { taskOf } from '@baton/domain/run-model/run-view';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';
import { StageRef } from './workflow.schema.ts';

interface InRun<T> {
  readonly of: T;
  readonly details: RunDetails;
}

const TaskUseRef = builder.enumType('TaskUse', {
  description: 'What another item needs a task or stage for.',
  values: enumValues<TaskUse>({
    APPROVAL: 'An approval covers its values.',
    CALL: 'A request uses one of its values.',
    CONDITION: 'A condition uses its value or outcome.',
    DUE_DATE: 'A due date depends on one of its fields.',
    JOIN: 'A stage waits for it together with other stages.',
    LINKED_WORKFLOW: 'A linked workflow uses one of its values.',
    OUTCOME: 'A task requires its outcome.',
    PEOPLE: 'People of a task come from one of its fields.',
    REJECTION: 'A rejection reopens or restarts it.',
    START_DATE: 'A start date depends on one of its fields.',
    VALUE: 'A field inherits one of its values.',
  }),
});

const TaskDependentRef = builder.objectRef<InRun<TaskDependent>>('TaskDependent').implement({
  description: 'Task or stage that needs it.',
  fields: (t) => ({
    use: t.field({
      type: TaskUseRef,
      description: 'What it is needed for.',
      resolve: ({ of }) => of.use,
    }),
    task: t.field({
      type: TaskRef,
      nullable: true,
      description: "Task that needs it. Null for a stage, and if the viewer can't read the task.",
      resolve: ({ of: { taskId }, details }) => {
        const task = taskId === null ? undefined : taskOf(details.view, taskId);
        return task === undefined ? null : nodeOfRun(details, task);
      },
    }),
    stage: t.field({
      type: StageRef,
      nullable: true,
      description: 'Stage that needs it. Null for a task.',
      resolve: ({ of: { stageId }, details }) => {
        const stage = details.view.stages.find(({ id }) => id === stageId);
        return stage === undefined ? null : { stage, details };
      },
    }),
  }),
});

const DeletionRef = builder.objectRef<InRun<Deletion>>('TaskDeletion').implement({
  description: 'What is deleted with a task or stage.',
  fields: (t) => ({
    neededBy: t.field({
      type: [TaskDependentRef],
      description: "Tasks and stages that need it. It can't be deleted while there are any.",
      resolve: ({ of, details }) => of.neededBy.map((need) => ({ of: need, details })),
    }),
    followers: t.field({
      type: [TaskRef],
      description: 'Tasks that will depend on its predecessors.',
      resolve: ({ of, details }) =>
        of.followers.flatMap((id) => {
          const task = taskOf(details.view, id);
          return (task === undefined ? null : nodeOfRun(details, task)) ?? [];
        }),
    }),
    stageFollowers: t.field({
      type: [StageRef],
      description: 'Stages that depend on it. They will depend on its predecessors.',
      resolve: ({ of, details }) =>
        details.view.stages.flatMap((stage) =>
          of.stageFollowers.includes(stage.id) ? { stage, details } : [],
        ),
    }),
    taskCount: t.int({
      description: 'Number of tasks. 1 for a task.',
      resolve: ({ of }) => of.taskCount,
    }),
    approvalCount: t.int({
      description: 'Number of approvals.',
      resolve: ({ of }) => of.approvalCount,
    }),
    voteCount: t.int({ description: 'Number of votes.', resolve: ({ of }) => of.voteCount }),
    answerCount: t.int({
      description: 'Number of values.',
      resolve: ({ of }) => of.answerCount,
    }),
    linkedWorkflowCount: t.int({
      description: 'Number of linked workflows, which continue.',
      resolve: ({ of }) => of.linkedWorkflowCount,
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  deletion: t.field({
    type: DeletionRef,
    nullable: true,
    description: "Effects of deleting the stage. Null if the viewer can't delete it.",
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
    description: "Effects of deleting the stage. Null if the viewer can't delete it.",
    resolve: ({ stage, details }) =>
      mayDeleteStage(details.viewer, factsOfStage(details.view, stage)) === null
        ? { of: stageDeletion(details.view, stage), details }
        : null,
  }),
}));
