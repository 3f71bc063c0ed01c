import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import {
  childStates,
  linkProblems,
  problemOfLink,
  type ChildLink,
} from '@baton/domain/linked-workflow/child-link';
import { daysDelayed, percentComplete } from '@baton/domain/linked-workflow/linked-progress';
import { taskOf } from '@baton/domain/run/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { runDetailsLoader } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';
import { ScheduleStatusRef, WorkflowRef } from '../workflows/index.ts';
import { childLoader } from './child-loader.ts';
import type { ChildRow } from './linked-workflows.queries.ts';

const LinkedProblemRef = builder.enumType('LinkedProblem', {
  description: 'Why a linked workflow keeps its task from being done.',
  values: linkProblems,
});
const LinkedStateRef = builder.enumType('LinkedWorkflowState', {
  description: 'REQUESTED: about to be made. REFUSED: could not be started. Then its own state.',
  values: childStates,
});

interface ReferenceNode {
  readonly row: ChildRow;
  readonly link: ChildLink;
  readonly mayRead: boolean;
}

const LinkedWorkflowReferenceRef = builder
  .objectRef<ReferenceNode>('LinkedWorkflowReference')
  .implement({
    description: 'How a linked workflow stands, for everybody who may read its task.',
    fields: (t) => ({
      id: t.id({ resolve: ({ row }) => row.id }),
      startedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ row }) => row.startedAt,
      }),
      updatedAt: t.field({
        type: 'DateTime',
        nullable: true,
        resolve: ({ row }) => row.updatedAt,
      }),
      isDeleted: t.boolean({ resolve: ({ link }) => link.isDeleted }),
      scheduleStatus: t.field({
        type: ScheduleStatusRef,
        resolve: ({ row }) => row.scheduleStatus,
      }),
      percentComplete: t.int({ resolve: ({ row }) => percentComplete(row) }),
      daysDelayed: t.int({
        description: 'Days by which its most overdue work is late.',
        resolve: ({ row }, _, { services }) => daysDelayed(row, services.now()),
      }),
      stageName: t.string({
        nullable: true,
        description: 'The stage that is in progress, the first of several.',
        resolve: ({ row }) => row.stageName,
      }),
      mayRead: t.exposeBoolean('mayRead', {
        description: 'Whether the viewer may open it: rights are not inherited.',
      }),
      name: t.string({
        nullable: true,
        description: 'Null where the viewer may not read it.',
        resolve: ({ row, mayRead }) => (mayRead ? row.name : null),
      }),
      reference: t.string({
        nullable: true,
        description: 'Human reference; null where the viewer may not read it.',
        resolve: ({ row, mayRead }) => (mayRead ? row.reference : null),
      }),
    }),
  });

const referenceOf = async (
  link: ChildLink,
  context: RequestContext,
): Promise<ReferenceNode | null> => {
  const row = link.workflowId === null ? null : await childLoader(context).load(link.workflowId);
  if (row === null) return null;
  const actor = actorOf(await context.viewer());
  return { row, link, mayRead: mayReadWorkflow(actor, row) === null };
};

const LinkedWorkflowRef = builder.objectRef<ChildLink>('LinkedWorkflow').implement({
  description: 'A workflow that a task has started, or is about to.',
  fields: (t) => ({
    request: t.exposeInt('request', { description: 'Names it within its task.' }),
    value: t.exposeString('value', {
      nullable: true,
      description: 'What it was started for, where the task starts several.',
    }),
    state: t.field({
      type: LinkedStateRef,
      description: 'As the task knows it.',
      resolve: ({ state }) => state,
    }),
    problem: t.field({
      type: LinkedProblemRef,
      nullable: true,
      resolve: (link) => problemOfLink(link),
    }),
    isFollowed: t.boolean({
      description: 'False once another has taken its place.',
      resolve: ({ fate }) => fate === 'FOLLOWED',
    }),
    workflow: t.field({
      type: LinkedWorkflowReferenceRef,
      nullable: true,
      description: 'Null before it is made.',
      resolve: (link, _, context) => referenceOf(link, context),
    }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  linkedWorkflows: t.field({
    type: [LinkedWorkflowRef],
    description: 'The workflows that a LINKED_WORKFLOW task starts, former ones last.',
    resolve: ({ task }) =>
      task.links.toSorted(
        (a, b) =>
          Number(a.fate !== 'FOLLOWED') - Number(b.fate !== 'FOLLOWED') ||
          a.place - b.place ||
          a.request - b.request,
      ),
  }),
}));

builder.objectFields(WorkflowRef, (t) => ({
  parentTask: t.field({
    type: TaskRef,
    nullable: true,
    description: 'The task that started this workflow, where the viewer may read it.',
    resolve: async ({ details }, _, context) => {
      const parent = details?.view.workflow.parent ?? null;
      if (parent === null || !parent.isBound) return null;
      const run = await runDetailsLoader(context).load(parent.workflowId);
      const task = run === null ? undefined : taskOf(run.view, parent.taskId);
      return run === null || task === undefined ? null : nodeOfRun(run, task);
    },
  }),
}));
