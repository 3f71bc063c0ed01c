import { isAdministrator } from '@baton/domain/party/actor';
import type { TaskFacts } from '@baton/domain/access/task/task-facts';
import type { TaskId } from '@baton/domain/core/ids';
import { mayFixLink, mayRestartLinked } from '@baton/domain/access/workflow/linked-access';
import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import {
  isReplaceable,
  mayBeCalledBack,
  problemOfLink,
  type ChildLink,
  isUnmade,
  type ChildState,
  type LinkProblem,
} from '@baton/domain/run-model/child-link';
import { daysDelayed, percentComplete } from '@baton/domain/linked-workflow/linked-progress';
import type { RunTask } from '@baton/domain/run-model/run';
import { taskOf } from '@baton/domain/run-model/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
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
  description: 'Problem of a linked workflow that blocks its task.',
  values: enumValues<LinkProblem>({
    CHILD_ENDED: 'The linked workflow ended before it was completed.',
    CHILD_PAUSED: 'The linked workflow is paused.',
    LINE_REMOVED: 'The value that started the linked workflow was removed.',
    MISSING_REQUIRED: 'A required intake field of the linked workflow has no value.',
    NO_REFERENCE: 'The linked workflow was unlinked.',
    OUTPUT_FIELD_DELETED: 'A field that returns a value was deleted.',
    TOO_MANY: 'No workflow was started because there would be too many.',
    UNABLE_TO_START: "The linked workflow couldn't start.",
    WORKFLOW_DELETED: 'The linked workflow was deleted.',
  }),
});
const LinkedStateRef = builder.enumType('LinkedWorkflowState', {
  description: 'State of a linked workflow, as its task knows it.',
  values: enumValues<ChildState>({
    COMPLETED: 'The workflow is completed.',
    ENDED: 'The workflow ended.',
    NOT_STARTED: "The workflow was created and hasn't started.",
    PAUSED: 'The workflow is paused.',
    REFUSED: "The workflow couldn't start.",
    REQUESTED: 'The workflow will be created.',
    RUNNING: 'The workflow is in progress.',
    SCHEDULED: 'The workflow starts on a later date.',
  }),
});

interface ReferenceNode {
  readonly row: ChildRow;
  readonly link: ChildLink;
  readonly mayRead: boolean;
}

const LinkedWorkflowReferenceRef = builder
  .objectRef<ReferenceNode>('LinkedWorkflowReference')
  .implement({
    description: 'Status of a linked workflow, for everyone who can read its task.',
    fields: (t) => ({
      id: t.id({
        description: 'ID of the workflow.',
        resolve: ({ row }) => row.id,
      }),
      startedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Time when it started. Null before.',
        resolve: ({ row }) => row.startedAt,
      }),
      updatedAt: t.field({
        type: 'DateTime',
        nullable: true,
        description: 'Time of the last change. Null if it never changed.',
        resolve: ({ row }) => row.updatedAt,
      }),
      isDeleted: t.boolean({
        description: 'True if it was deleted.',
        resolve: ({ link }) => link.isDeleted,
      }),
      scheduleStatus: t.field({
        type: ScheduleStatusRef,
        description: 'Status of the workflow.',
        resolve: ({ row }) => row.scheduleStatus,
      }),
      percentComplete: t.int({
        description: 'Completed part of the work, in percent.',
        resolve: ({ row }) => percentComplete(row),
      }),
      daysDelayed: t.int({
        description: 'Days that its most overdue work is overdue.',
        resolve: ({ row }, _, { services }) => daysDelayed(row, services.now()),
      }),
      stageName: t.string({
        nullable: true,
        description: 'First stage in progress. Null if none is in progress.',
        resolve: ({ row }) => row.stageName,
      }),
      mayRead: t.exposeBoolean('mayRead', {
        description: "True if the viewer can open it. Access isn't inherited.",
      }),
      name: t.string({
        nullable: true,
        description: "Task. Null if the viewer can't read it.",
        resolve: ({ row, mayRead }) => (mayRead ? row.name : null),
      }),
      reference: t.string({
        nullable: true,
        description: "Reference. Null if the viewer can't read it.",
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
  /** Its task in the form that the permission rules need. */
  readonly facts: TaskFacts;
}

const LinkedWorkflowRef = builder.objectRef<LinkedNode>('LinkedWorkflow').implement({
  description: 'Workflow that a task started or will start.',
  fields: (t) => ({
    request: t.int({
      description: 'Key of the linked workflow within its task.',
      resolve: ({ link }) => link.request,
    }),
    value: t.string({
      nullable: true,
      description: 'Value that it was started for. Null if the task starts only one.',
      resolve: ({ link }) => link.value,
    }),
    state: t.field({
      type: LinkedStateRef,
      description: 'State as the task knows it.',
      resolve: ({ link }) => link.state,
    }),
    problem: t.field({
      type: LinkedProblemRef,
      nullable: true,
      description: 'Problem of the linked workflow. Null without one.',
      resolve: ({ link }) => problemOfLink(link),
    }),
    isFollowed: t.boolean({
      description: 'False if another workflow replaced it.',
      resolve: ({ link }) => link.fate === 'FOLLOWED',
    }),
    isReplaceable: t.boolean({
      description: 'True if another workflow can replace it.',
      resolve: ({ link, status }) => isReplaceable(link, status),
    }),
    isRestartable: t.boolean({
      description: 'True if it ended with this workflow and the viewer can restart it.',
      resolve: async ({ link, facts }, _, context) =>
        mayBeCalledBack(link) && mayRestartLinked(actorOf(await context.viewer()), facts) === null,
    }),
    workflow: t.field({
      type: LinkedWorkflowReferenceRef,
      nullable: true,
      description: 'Null before it is created.',
      resolve: ({ link }, _, context) => referenceOf(link, context),
    }),
  }),
});

const LinkableWorkflowRef = builder.objectRef<CandidateRow>('LinkableWorkflow').implement({
  description: 'Workflow that can replace a linked one.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the workflow.' }),
    reference: t.exposeString('reference', { description: 'Reference, such as SO-12.' }),
    name: t.exposeString('name', { description: 'Name of the workflow.' }),
  }),
});

builder.objectFields(TaskRef, (t) => ({
  linkableWorkflows: t.field({
    type: [LinkableWorkflowRef],
    description: "Workflows of the same blueprint that the viewer manages and that aren't linked.",
    resolve: async ({ task, workflowId, facts }, _, context) => {
      const actor = actorOf(await context.viewer());
      const blueprintId = task.plan.link?.blueprint ?? null;
      if (blueprintId === null || mayFixLink(actor, facts) !== null) return [];
      const ownerId = isAdministrator(actor) ? null : actor.id;
      const [rows] = await context.db.read(linkableWorkflows(blueprintId, ownerId, workflowId));
      return rows;
    },
  }),
  linkedWorkflows: t.field({
    type: [LinkedWorkflowRef],
    description: 'Workflows of a LINKED_WORKFLOW task, replaced ones last.',
    resolve: ({ task: { links, status }, facts }) =>
      links
        // Requests that were canceled before their workflow existed aren't shown.
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

/** Returns the link that a preview targets. */
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
    description: 'The linked workflow. Null if it would be created.',
    resolve: linkAskedAbout,
  }),
);

builder.objectField(ResetQuestionRef, 'linkedWorkflow', (t) =>
  t.field({
    type: LinkedWorkflowRef,
    nullable: true,
    description: 'Linked workflow to decide about. Null for the request of the task.',
    resolve: linkAskedAbout,
  }),
);

builder.objectFields(WorkflowRef, (t) => ({
  parentTask: t.field({
    type: TaskRef,
    nullable: true,
    description:
      'Task that started this workflow, if the viewer can read it. Null for others, and without one.',
    resolve: async ({ details }, _, context) => {
      const parent = details?.view.workflow.parent ?? null;
      if (parent === null || !parent.isBound) return null;
      const run = await runDetailsLoader(context).load(parent.workflowId);
      const task = run === null ? undefined : taskOf(run.view, parent.taskId);
      return run === null || task === undefined ? null : nodeOfRun(run, task);
    },
  }),
}));
