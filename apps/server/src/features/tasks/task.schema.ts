import { whoMayWithTask } from '@baton/domain/access/who-may';
import { taskPermissions, type TaskAction } from '@baton/domain/access/task/task-permissions';
import { displayStatus } from '@baton/domain/explain/display-status';
import { isExpired } from '@baton/domain/task/settled';
import { dueOnClass, isLate } from '@baton/domain/task/due';
import { taskMark } from '@baton/domain/explain/task-mark';
import { punctuality } from '@baton/domain/task/punctuality';
import type { TaskException } from '@baton/domain/run-model/exception';
import { remarksOn } from '@baton/domain/approval/remarks';
import { sendBackTargets } from '@baton/domain/approval/send-back-targets';
import { sentBackBy } from '@baton/domain/approval/judged';
import { waitingForTask } from '@baton/domain/workflow/waiting';
import { childrenOf, taskOf } from '@baton/domain/run-model/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { DisplayStatusRef, PunctualityRef, TaskMarkRef } from './display-types.ts';
import { FormLayoutRef } from './form/form-layout.schema.ts';
import { FormFieldRef, formOfTask } from './form/task-form.schema.ts';
import { layoutOfTask } from './task-layout.ts';
import { nodeOfRun, type TaskNode } from './task-node.ts';
import { waitingNode } from './waiting-node.ts';
import {
  ApprovalRuleRef,
  ApprovalStatusRef,
  DueOnClassRef,
  ExceptionCategoryRef,
  FrozeForReasonRef,
  RejectActionRef,
  SkipReasonRef,
  TaskPermissionsRef,
  TaskStatusRef,
  TaskTypeRef,
  VoteDecisionRef,
  WaitingReasonRef,
} from './task-types.ts';

/** Returns the run of a task, loaded together with others if it isn't attached. */
export const detailsOf = async (
  node: TaskNode,
  context: RequestContext,
): Promise<RunDetails | null> => node.details ?? runDetailsLoader(context).load(node.workflowId);

export interface VoteNode {
  readonly vote: RunDetails['view']['votes'][number];
  readonly details: RunDetails;
}

/** Returns a person, team, or role, even if its name wasn't loaded. Only people make decisions. */
export const partyNode = (details: RunDetails, id: string, kind: 'USER' | 'ROLE') =>
  details.texts.parties.get(id) ?? { id, name: '', kind };

export const VoteRef = builder.objectRef<VoteNode>('Vote').implement({
  description: 'Vote of one person in one round.',
  fields: (t) => ({
    voter: t.field({
      type: UserRef,
      description: 'Person who voted.',
      resolve: ({ vote, details }) => partyNode(details, vote.voterId, 'USER'),
    }),
    onBehalfOf: t.field({
      type: PartyRef,
      description: 'Approver that the vote counts for: the person, a team, or a role.',
      resolve: ({ vote, details }) => partyNode(details, vote.onBehalfOf, 'ROLE'),
    }),
    decision: t.field({
      type: VoteDecisionRef,
      description: 'Decision of the approver.',
      resolve: ({ vote }) => vote.decision,
    }),
    comment: t.string({
      description: 'Comment of the approver. Empty without one.',
      resolve: ({ vote }) => vote.comment,
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the vote.',
      resolve: ({ vote }) => vote.at,
    }),
    round: t.int({ description: 'Round of approvals, from 1.', resolve: ({ vote }) => vote.round }),
  }),
});

interface ExceptionNode {
  readonly exception: TaskException;
  readonly details: RunDetails | null;
}

const TaskExceptionRef = builder.objectRef<ExceptionNode>('TaskException').implement({
  description: 'Problem of a task.',
  fields: (t) => ({
    category: t.field({
      type: ExceptionCategoryRef,
      description: 'Reason for the problem.',
      resolve: ({ exception }) => exception.category,
    }),
    text: t.string({
      description: 'Description of the problem.',
      resolve: ({ exception }) => exception.text,
    }),
    reportedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null if it is automatic, and in lists.',
      resolve: ({ exception, details }) =>
        exception.reportedBy === null || details === null
          ? null
          : partyNode(details, exception.reportedBy, 'USER'),
    }),
    at: t.field({
      type: 'DateTime',
      description: 'Time of the report.',
      resolve: ({ exception }) => exception.at,
    }),
  }),
});

export const TaskRef = builder.objectRef<TaskNode>('Task');

TaskRef.implement({
  description: 'Unit of work: a task or an approval.',
  fields: (t) => ({
    id: t.id({ description: 'ID of the task.', resolve: ({ task }) => task.id }),
    key: t.id({
      description: 'Key, the same in every workflow of the blueprint.',
      resolve: ({ task }) => task.key,
    }),
    reference: t.exposeString('reference', { description: 'Reference, such as SO-12.' }),
    name: t.exposeString('name', { description: 'Name of the task.' }),
    description: t.exposeString('description', { description: 'Description as rich text.' }),
    type: t.field({
      type: TaskTypeRef,
      description: 'Type of the task.',
      resolve: ({ task }) => task.type,
    }),
    status: t.field({
      type: TaskStatusRef,
      description: 'Engine status of the task.',
      resolve: ({ task }) => task.status,
    }),
    approvalStatus: t.field({
      type: ApprovalStatusRef,
      nullable: true,
      description: 'Status of an APPROVAL. Null before it starts, and for other types.',
      resolve: ({ task }) => task.approvalStatus,
    }),
    displayStatus: t.field({
      type: DisplayStatusRef,
      description: 'Status that people see.',
      resolve: ({ task }, _, { services }) => displayStatus(task, services.now()),
    }),
    mark: t.field({
      type: TaskMarkRef,
      nullable: true,
      description: 'Additional icon next to the display status. Null without one.',
      resolve: ({ task }, _, { services }) => taskMark(task, services.now()),
    }),
    frozeForReason: t.field({
      type: FrozeForReasonRef,
      nullable: true,
      description: "Why the task is stopped. Null if it isn't.",
      resolve: ({ task }) => task.frozeForReason,
    }),
    hasException: t.boolean({
      description: 'True if the task has an open problem.',
      resolve: ({ task }) => task.hasException,
    }),
    exception: t.field({
      type: TaskExceptionRef,
      nullable: true,
      description: 'Open problem of the task. Null without one.',
      resolve: ({ task, details }) =>
        task.exception === null ? null : { exception: task.exception, details },
    }),
    skippedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "Time when it was skipped. Null if it wasn't.",
      resolve: ({ task }) => task.skippedAt,
    }),
    skipReason: t.field({
      type: SkipReasonRef,
      nullable: true,
      description: "Why the task was skipped. Null if it wasn't.",
      resolve: ({ task }) => task.skipReason,
    }),
    dueOn: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Due date. Null without one.',
      resolve: ({ task }) => task.dueOn,
    }),
    dueOnClass: t.field({
      type: DueOnClassRef,
      nullable: true,
      description: 'How urgent the due date is. Null without a due date.',
      resolve: ({ task }, _, { services }) => dueOnClass(task, services.now()),
    }),
    startedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time when it started. Null before.',
      resolve: ({ task }) => task.startedAt,
    }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: 'Time of completion. Null before.',
      resolve: ({ task }) => task.completedAt,
    }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "End of its workflow, if the task wasn't completed. Null if it didn't end.",
      resolve: async (node, _, context) => {
        if (node.task.frozeForReason !== 'ENDED') return null;
        const details = await detailsOf(node, context);
        return details?.view.workflow.endedAt ?? null;
      },
    }),
    punctuality: t.field({
      type: PunctualityRef,
      nullable: true,
      description: 'Completion compared with the due date. Null without either.',
      resolve: async ({ task }, _, context) =>
        task.completedAt === null || task.dueOn === null
          ? null
          : punctuality(task.completedAt, task.dueOn, (await context.viewer()).timeZone),
    }),
    isExpired: t.boolean({
      description: 'True if it expired. No one can submit or vote before it has a new due date.',
      resolve: ({ task }) => isExpired(task),
    }),
    isLate: t.boolean({
      description: 'True if it was completed after its due date.',
      resolve: ({ task }) => isLate(task),
    }),
    isReopened: t.boolean({
      description: "True if the task was reopened and isn't completed again.",
      resolve: ({ task }) => task.isReopened,
    }),
    position: t.int({
      description: 'Position among the tasks of the stage, from 1.',
      resolve: ({ task }) => task.position,
    }),
    level: t.int({
      description: 'Level of a child approval, from 1. 0 for other tasks.',
      resolve: ({ task }) => task.level,
    }),
    requiresComment: t.boolean({
      description: 'True if a rejection needs a comment.',
      resolve: ({ task }) => task.plan.requiresComment,
    }),
    rule: t.field({
      type: ApprovalRuleRef,
      description: 'How many approvers must approve. For an APPROVAL.',
      resolve: ({ task }) => task.plan.rule,
    }),
    rejectAction: t.field({
      type: RejectActionRef,
      nullable: true,
      description: 'What happens after a rejection. Null if nothing is set.',
      resolve: ({ task }) => task.plan.rejectAction,
    }),
    assignees: t.field({
      type: [PartyRef],
      description: 'People, teams, and roles that do the task.',
      resolve: ({ assignees }) => assignees,
    }),
    afterTasks: t.idList({
      description: 'Keys of the tasks that have to be settled first.',
      resolve: ({ task }) => [...task.plan.afterTasks],
    }),
    approvalFor: t.id({
      nullable: true,
      description: 'Task of a child approval. Null for other tasks.',
      resolve: ({ task }) => task.approvalFor,
    }),
    parentTask: t.field({
      type: TaskRef,
      nullable: true,
      description: 'Task that this child approval is for. Null for other tasks.',
      resolve: async (node, _, context) => {
        const { approvalFor } = node.task;
        if (approvalFor === null) return null;
        const details = await detailsOf(node, context);
        const parent = details === null ? undefined : taskOf(details.view, approvalFor);
        return details === null || parent === undefined ? null : nodeOfRun(details, parent);
      },
    }),
    sendsBackTo: t.field({
      type: TaskRef,
      nullable: true,
      description: 'Task that a rejection sends back. Null if it sends back none.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        const task = details === null ? undefined : taskOf(details.view, node.task.id);
        if (details === null || task === undefined) return null;
        const target = sentBackBy(details.view, task);
        return target === null ? null : nodeOfRun(details, target);
      },
    }),
    sendBackTargets: t.field({
      type: [TaskRef],
      description: 'Tasks that a rejection can still send back.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        const task = details === null ? undefined : taskOf(details.view, node.task.id);
        if (details === null || task?.type !== 'APPROVAL') return [];
        return sendBackTargets(details.view, task).flatMap((one) => nodeOfRun(details, one) ?? []);
      },
    }),
    remarks: t.field({
      type: [VoteRef],
      description: 'Comments of approvers who sent the task back. Empty after a new submission.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        const task = details === null ? undefined : taskOf(details.view, node.task.id);
        if (details === null || task === undefined) return [];
        return remarksOn(details.view, task).map((vote) => ({ vote, details }));
      },
    }),
    approvals: t.field({
      type: [TaskRef],
      description: 'Child approvals by level.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        if (details === null) return [];
        const task = details.view.tasks.find(({ id }) => id === node.task.id);
        if (task === undefined) return [];
        return childrenOf(details.view, task).flatMap((child) => nodeOfRun(details, child) ?? []);
      },
    }),
    votes: t.field({
      type: [VoteRef],
      description: 'All votes, oldest first.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        if (details === null) return [];
        return details.view.votes
          .filter((vote) => vote.taskId === node.task.id)
          .map((vote) => ({ vote, details }));
      },
    }),
    form: t.field({
      type: [FormFieldRef],
      description: 'Form fields in order.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        return details === null ? [] : formOfTask(details, node.task.id);
      },
    }),
    formLayout: t.field({
      type: [FormLayoutRef],
      description:
        "Layout of its forms, in the reader's language. Fields outside a form are not included.",
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        return details === null ? [] : layoutOfTask(context, details, node.task);
      },
    }),
    waitingFor: t.field({
      type: WaitingReasonRef,
      nullable: true,
      description: "Why it has not started. Null if it has started, or doesn't wait.",
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        const task = details?.view.tasks.find(({ id }) => id === node.task.id);
        if (details === null || task === undefined) return null;
        return waitingNode(details, waitingForTask(details.view, task));
      },
    }),
    workflowId: t.exposeID('workflowId', { description: 'ID of the workflow.' }),
    workflowName: t.exposeString('workflowName', { description: 'Name of the workflow.' }),
    version: t.int({
      description: 'Number of changes of this task. Send it as expectedVersion.',
      resolve: ({ version }) => version,
    }),
    stageId: t.exposeID('stageId', { description: 'ID of the stage.' }),
    stageName: t.exposeString('stageName', { description: 'Name of the stage.' }),
    permissions: t.field({
      type: TaskPermissionsRef,
      description: 'What the viewer can do with the task.',
      resolve: async ({ facts }, _, context) => ({
        ...taskPermissions(actorOf(await context.viewer()), facts),
        whoMay: (action: TaskAction) => whoMayWithTask(action, facts),
      }),
    }),
  }),
});
