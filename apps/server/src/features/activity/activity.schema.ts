import { mayReadWorkflow } from '@baton/domain/access/workflow/workflow-access';
import type { ActivityKind } from '@baton/domain/run/history/activity';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { ErrorParamRef, toErrorParams } from '../../platform/graphql/error-param.ts';
import { connectionOf, pageComplexity, toConnection } from '../../platform/graphql/page.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { UserRef } from '../people/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { nodeOfRun, TaskRef } from '../tasks/index.ts';
import { WorkflowRef, type WorkflowNode } from '../workflows/index.ts';
import { readActivity, type ActivityNode, type FeedSubject } from './activity-page.ts';

const ActivityKindRef = builder.enumType('ActivityKind', {
  description: 'Types of activity entries.',
  values: enumValues<ActivityKind>({
    WORKFLOW_STARTED: 'The workflow started.',
    WORKFLOW_COMPLETE: 'The workflow was completed.',
    WORKFLOW_PAUSED: 'The workflow was paused.',
    WORKFLOW_ENDED: 'The workflow was ended.',
    TASK_STARTED: 'A task started.',
    COMPLETE: 'A task was completed.',
    APPROVED: 'A task was approved.',
    REJECTED: 'A task was rejected.',
    RESET: 'A task was reset because earlier work reopened.',
    RESTARTED: 'A stage or workflow was restarted.',
    ASSIGNED: 'A task was assigned.',
    DATE_CHANGE: 'A due date changed.',
    OVERDUE: 'A task became overdue.',
    EDIT: 'A task, stage, or workflow was edited.',
    AUTOMATED_REQUEST: 'An automated task sent a request.',
    AUTOMATED_REQUEST_ERROR: 'A request of an automated task failed.',
    DOCUMENT_ADDED: 'A document was added.',
    MESSAGE: 'A message, such as a question of an approver or its reply.',
    SAVE: 'Values were saved.',
    EXCEPTION: 'A problem was reported.',
    RESOLVE_EXCEPTION: 'A problem was resolved.',
  }),
});

/** Returns the document fields, without signatures. */
const documentsIn = (run: RunDetails | null): FeedSubject['documentsAt'] =>
  new Set(
    (run?.view.values ?? []).flatMap(({ key, field: { kind } }) =>
      kind === 'SIGNATURE' ? [] : key,
    ),
  );

const approvalsIn = (run: RunDetails | null): FeedSubject['approvals'] =>
  new Set(
    (run?.view.tasks ?? []).flatMap(({ id, approvalFor }) => (approvalFor === null ? [] : id)),
  );

/** Replaces ids in parameters with names. Old entries contain words in place of tags. */
const namedParams = ({ entry, names }: ActivityNode) => {
  const { tags, ...params } = entry.params;
  const tagNames = String(tags ?? '')
    .split('\n')
    .map((tag) => names[tag] ?? tag)
    .join(', ');
  const allParams = tags === undefined ? params : { ...params, name: tagNames };
  const named = Object.entries(allParams).map(([name, value]): [string, string | number] => [
    name,
    (name === 'added' || name === 'removed' || name === 'stage') && typeof value === 'string'
      ? value
          .split(' ')
          .flatMap((id) => names[id] ?? [])
          .join(', ')
      : value,
  ]);
  return toErrorParams(Object.fromEntries(named));
};

const ActivityRef = builder.objectRef<ActivityNode>('Activity').implement({
  description: 'One entry of the activity feed.',
  fields: (t) => ({
    id: t.exposeID('id', { description: 'ID of the entry.' }),
    kind: t.field({
      type: ActivityKindRef,
      description: 'Type of the event.',
      resolve: ({ entry }) => entry.kind,
    }),
    at: t.field({ type: 'DateTime', description: 'Time of the event.', resolve: ({ at }) => at }),
    actor: t.field({
      type: UserRef,
      nullable: true,
      description: 'Person who acted. Null if it happened automatically.',
      resolve: ({ entry, actorName }) =>
        entry.actorId === null
          ? null
          : { id: entry.actorId, name: actorName, kind: 'USER' as const },
    }),
    taskId: t.id({
      nullable: true,
      description: 'Null if the entry is about the workflow or the task was deleted.',
      resolve: ({ taskId }) => taskId,
    }),
    subject: t.string({
      description: 'Name of the task. Empty if the entry is about the workflow.',
      resolve: ({ entry, names }) => (entry.taskId === null ? '' : (names[entry.taskId] ?? '')),
    }),
    isApproval: t.exposeBoolean('isApproval', {
      description: 'True if the entry is about an approval. It has the name of its task.',
    }),
    comment: t.string({
      nullable: true,
      description: 'Comment or reason of the person. Null without one.',
      resolve: ({ entry }) => entry.comment,
    }),
    params: t.field({
      type: [ErrorParamRef],
      description: 'Parameters of the message.',
      resolve: namedParams,
    }),
  }),
});

const ActivityConnectionRef = connectionOf<ActivityNode>('Activity', ActivityRef);

builder.objectFields(TaskRef, (t) => ({
  activity: t.field({
    type: ActivityConnectionRef,
    description: 'Activity of the task.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    resolve: async ({ workflowId, task, name, details }, args, context) => {
      const run = details ?? (await runDetailsLoader(context).load(workflowId));
      const approvals = (run?.view.tasks ?? []).filter(
        ({ approvalFor }) => approvalFor === task.id,
      );
      const approvalIds = approvals.map(({ id }) => id);
      return readActivity(
        context,
        { workflowId, taskId: task.id, approvalIds },
        {
          tasks: [{ ...task, name }],
          hidden: new Set(),
          approvals: approvalsIn(run),
          documentsAt: documentsIn(run),
        },
        args,
      );
    },
  }),
}));

/** Returns the tasks that the viewer reads. Overdue entries exist only for these. */
const subjectOf = async (
  { id, details }: WorkflowNode,
  context: RequestContext,
): Promise<FeedSubject> => {
  const run = details ?? (await runDetailsLoader(context).load(id));
  const all = run?.view.tasks ?? [];
  const read = run === null ? [] : all.flatMap((task) => nodeOfRun(run, task) ?? []);
  const known = new Set(read.map(({ task }) => task.id));
  return {
    tasks: read.map(({ task, name }) => ({ ...task, name })),
    hidden: new Set(all.flatMap((task) => (known.has(task.id) ? [] : task.id))),
    approvals: approvalsIn(run),
    documentsAt: documentsIn(run),
  };
};

builder.objectFields(WorkflowRef, (t) => ({
  activity: t.field({
    type: ActivityConnectionRef,
    description: 'Activity of the workflow.',
    complexity: pageComplexity,
    args: {
      first: t.arg.int({ required: true, description: 'Number of items, up to 100.' }),
      after: t.arg.string({ description: 'Cursor of the item before the page.' }),
    },
    // Command results name the workflow to external people too, but only readers get its feed.
    resolve: async (node, args, context) =>
      mayReadWorkflow(actorOf(await context.viewer()), node.facts) === null
        ? readActivity(
            context,
            { workflowId: node.id, taskId: null },
            await subjectOf(node, context),
            args,
          )
        : toConnection<ActivityNode>([], args, () => []),
  }),
}));
