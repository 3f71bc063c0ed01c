import { readsWorkflow } from '@baton/domain/run/facts/facts-of-workflow';
import { taskOf } from '@baton/domain/run-model/run-view';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { UserRef } from '../people/index.ts';
import { runDetailsLoader } from '../runs/index.ts';
import { TaskRef } from '../tasks/index.ts';
import { StageRef, WorkflowRef } from '../workflows/index.ts';
import {
  explanationsOfStage,
  explanationsOfTask,
  explanationsOfWorkflow,
  type ExplanationNode,
} from './explanations.ts';

const ExplainedTopicRef = builder.enumType('ExplainedTopic', {
  description: 'What is explained.',
  values: enumValues({
    STATUS: 'The status.',
    DUE: 'The due date.',
    ASSIGNEES: 'The assignees.',
  }),
});

const ExplanationRef = builder.objectRef<ExplanationNode>('Explanation').implement({
  description: 'Reason for a state, as a message code with parameters.',
  fields: (t) => ({
    topic: t.field({
      type: ExplainedTopicRef,
      description: 'What is explained.',
      resolve: ({ topic }) => topic,
    }),
    code: t.exposeString('code', { description: 'Message code.' }),
    at: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of the decision. Null if it is true now.',
      resolve: ({ at }) => at,
    }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person whose command caused it. Null if it happened automatically.',
      resolve: ({ actor }) => actor,
    }),
    comment: t.exposeString('comment', {
      nullable: true,
      description: 'Comment or reason of the person. Null without one.',
    }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: ({ params }) => toErrorParams(params),
    }),
    names: t.stringList({
      description: 'Names of the stages, tasks, or people.',
      resolve: ({ names }) => [...names],
    }),
    hidden: t.exposeInt('hidden', {
      description: "Number of additional items that the viewer can't read.",
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  explanations: t.field({
    type: [ExplanationRef],
    description: 'Why the task has its status, due date, and assignees.',
    resolve: async (node, _, context) => {
      const details = node.details ?? (await runDetailsLoader(context).load(node.workflowId));
      const task = details === null ? undefined : taskOf(details.view, node.task.id);
      return details === null || task === undefined
        ? []
        : explanationsOfTask(context, details, task);
    },
  }),
}));

builder.objectFields(StageRef, (t) => ({
  explanations: t.field({
    type: [ExplanationRef],
    description: 'Why the stage has its status.',
    resolve: ({ stage, details }, _, context) => explanationsOfStage(context, details, stage),
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  explanations: t.field({
    type: [ExplanationRef],
    description: 'Why the workflow has its status.',
    resolve: async (node, _, context) => {
      const details = node.details ?? (await runDetailsLoader(context).load(node.id));
      // Command results name the workflow to external people too.
      return details === null || !readsWorkflow(details.view, details.viewer)
        ? []
        : explanationsOfWorkflow(context, details);
    },
  }),
}));
