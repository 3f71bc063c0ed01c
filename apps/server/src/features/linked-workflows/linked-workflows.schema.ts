import { isAdministrator } from '@baton/domain/access/actor';
import type { TaskFacts } from '@baton/domain/access/task-facts';
import type { TaskId } from '@baton/domain/core/ids';
import { mayMendLink, mayRestartLinked } from '@baton/domain/access/linked-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow-access';
import {
  childStates,
  isReplaceable,
  mayBeCalledBack,
  linkProblems,
  problemOfLink,
  type ChildLink,
  isUnmade,
} from '@baton/domain/linked-workflow/child-link';
import { daysDelayed, percentComplete } from '@baton/domain/linked-workflow/linked-progress';
import type { RunTask } from '@baton/domain/run/run';
import { taskOf } from '@baton/domain/run/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';
import {
  ChildChangeRef,
  ResetQuestionRef,
  ScheduleStatusRef,
  WorkflowRef,
} from '../workflows/index.ts';
import { childLoader } from './child-loader.ts';
import { linkableWorkflows, type CandidateRow, type ChildRow } from './linked-workflows.queries.ts';

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

interface LinkedNode {
  readonly link: ChildLink;
  readonly status: RunTask['status'];
  /** Its task, as the rules see it. */
  readonly facts: TaskFacts;
}

const LinkedWorkflowRef = builder.objectRef<LinkedNode>('LinkedWorkflow').implement({
  description: 'A workflow that a task has started, or is about to.',
  fields: (t) => ({
    request: t.int({
      description: 'Names it within its task.',
      resolve: ({ link }) => link.request,
    }),
    value: t.string({
      nullable: true,
      description: 'What it was started for, where the task starts several.',
      resolve: ({ link }) => link.value,
    }),
    state: t.field({
      type: LinkedStateRef,
      description: 'As the task knows it.',
      resolve: ({ link }) => link.state,
    }),
    problem: t.field({
      type: LinkedProblemRef,
      nullable: true,
      resolve: ({ link }) => problemOfLink(link),
    }),
    isFollowed: t.boolean({
      description: 'False once another has taken its place.',
      resolve: ({ link }) => link.fate === 'FOLLOWED',
    }),
    isReplaceable: t.boolean({
      description: 'Whether another may take its place.',
      resolve: ({ link, status }) => isReplaceable(link, status),
    }),
    isRestartable: t.boolean({
      description:
        'Whether it was ended with this workflow, and the viewer, who leads this one, may restart it.',
      resolve: async ({ link, facts }, _, context) =>
        mayBeCalledBack(link) && mayRestartLinked(actorOf(await context.viewer()), facts) === null,
    }),
    workflow: t.field({
      type: LinkedWorkflowReferenceRef,
      nullable: true,
      description: 'Null before it is made.',
      resolve: ({ link }, _, context) => referenceOf(link, context),
    }),
  }),
});

const LinkableWorkflowRef = builder.objectRef<CandidateRow>('LinkableWorkflow').implement({
  description: 'A workflow that can take the place of a linked one.',
  fields: (t) => ({
    id: t.exposeID('id'),
    reference: t.exposeString('reference'),
    name: t.exposeString('name'),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  linkableWorkflows: t.field({
    type: [LinkableWorkflowRef],
    description: 'Workflows of the same blueprint that the viewer leads and that belong to nobody.',
    resolve: async ({ task, workflowId, facts }, _, context) => {
      const actor = actorOf(await context.viewer());
      const blueprintId = task.link?.blueprint ?? null;
      if (blueprintId === null || mayMendLink(actor, facts) !== null) return [];
      const ownerId = isAdministrator(actor) ? null : actor.id;
      const [rows] = await context.db.read(linkableWorkflows(blueprintId, ownerId, workflowId));
      return rows;
    },
  }),
  linkedWorkflows: t.field({
    type: [LinkedWorkflowRef],
    description: 'The workflows that a LINKED_WORKFLOW task starts, former ones last.',
    resolve: ({ task: { links, status }, facts }) =>
      links
        // A request that was dropped before its workflow existed is nothing to show.
        .filter((link) => link.fate === 'FOLLOWED' || !isUnmade(link))
        .toSorted(
          (a, b) =>
            Number(a.fate !== 'FOLLOWED') - Number(b.fate !== 'FOLLOWED') ||
            a.place - b.place ||
            a.request - b.request,
        )
        .map((link) => ({ link, status, facts })),
  }),
}));

/** The link that a preview names. */
const linkAskedAbout = ({
  taskId,
  request,
  details,
}: {
  readonly taskId: TaskId;
  readonly request: number | null;
  readonly details: RunDetails;
}) => {
  const task = taskOf(details.view, taskId);
  const link = task?.links.find((one) => one.request === request);
  return task === undefined || link === undefined
    ? null
    : { link, status: task.status, facts: details.factsOf(task) };
};

builder.objectField(ChildChangeRef, 'linkedWorkflow', (t) =>
  t.field({
    type: LinkedWorkflowRef,
    nullable: true,
    resolve: linkAskedAbout,
  }),
);

builder.objectField(ResetQuestionRef, 'linkedWorkflow', (t) =>
  t.field({
    type: LinkedWorkflowRef,
    nullable: true,
    description: 'The workflow that there is to decide about.',
    resolve: linkAskedAbout,
  }),
);

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
