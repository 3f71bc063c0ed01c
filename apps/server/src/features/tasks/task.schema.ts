import { taskPermissions } from '@baton/domain/access/task-permissions';
import { displayStatus, displayStatuses } from '@baton/domain/task/display-status';
import { isExpired } from '@baton/domain/task/settled';
import { dueOnClass, isLate } from '@baton/domain/task/due';
import { taskMark, taskMarks } from '@baton/domain/task/task-mark';
import { punctuality, type Punctuality } from '@baton/domain/task/punctuality';
import type { TaskException } from '@baton/domain/task/exception';
import { remarksOn } from '@baton/domain/approval/remarks';
import { sendBackTargets } from '@baton/domain/approval/send-back-targets';
import { sentBackBy } from '@baton/domain/approval/judged';
import { waitingForTask } from '@baton/domain/workflow/waiting';
import { childrenOf, taskOf } from '@baton/domain/run/run-view';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { PartyRef, UserRef } from '../people/index.ts';
import { runDetailsLoader, type RunDetails } from '../runs/index.ts';
import { FormLayoutRef } from './form-layout.schema.ts';
import { FormFieldRef, formOfTask } from './task-form.schema.ts';
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

const DisplayStatusRef = builder.enumType('DisplayStatus', {
  description: 'Status that people see. The first matching rule of the task type decides.',
  values: displayStatuses,
});

const TaskMarkRef = builder.enumType('TaskMark', {
  description:
    'DELAYED: its linked workflows are behind their plan. PAUSED_FOR_EXCEPTION: a problem pauses its due date.',
  values: taskMarks,
});

export const PunctualityRef = builder.objectRef<Punctuality>('Punctuality').implement({
  description: 'On time: completed on the due date. Early: before that day.',
  fields: (t) => ({
    kind: t.field({
      type: builder.enumType('PunctualityKind', { values: ['ON_TIME', 'EARLY', 'LATE'] as const }),
      resolve: ({ kind }) => kind,
    }),
    minutes: t.int({
      description: 'Minutes early or late. 0 if on time.',
      resolve: ({ difference }) => Math.floor(difference / 60_000),
    }),
  }),
});

/** Returns the run of a task, loaded together with others if it isn't attached. */
export const detailsOf = async (
  node: TaskNode,
  context: RequestContext,
): Promise<RunDetails | null> => node.details ?? runDetailsLoader(context).load(node.workflowId);

export interface VoteNode {
  readonly vote: RunDetails['view']['votes'][number];
  readonly details: RunDetails;
}

/** Returns a party, even if its name wasn't loaded. Only people make decisions. */
export const partyNode = (details: RunDetails, id: string, kind: 'USER' | 'ROLE') =>
  details.texts.parties.get(id) ?? { id, name: '', kind };

export const VoteRef = builder.objectRef<VoteNode>('Vote').implement({
  description: 'Vote of one person in one round.',
  fields: (t) => ({
    voter: t.field({
      type: UserRef,
      resolve: ({ vote, details }) => partyNode(details, vote.voterId, 'USER'),
    }),
    onBehalfOf: t.field({
      type: PartyRef,
      description: 'Approver that the vote counts for: the person, a team, or a role.',
      resolve: ({ vote, details }) => partyNode(details, vote.onBehalfOf, 'ROLE'),
    }),
    decision: t.field({ type: VoteDecisionRef, resolve: ({ vote }) => vote.decision }),
    comment: t.string({ resolve: ({ vote }) => vote.comment }),
    at: t.field({ type: 'DateTime', resolve: ({ vote }) => vote.at }),
    round: t.int({ resolve: ({ vote }) => vote.round }),
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
      resolve: ({ exception }) => exception.category,
    }),
    text: t.string({ resolve: ({ exception }) => exception.text }),
    reportedBy: t.field({
      type: UserRef,
      nullable: true,
      description: 'Null if it is automatic, and in lists.',
      resolve: ({ exception, details }) =>
        exception.reportedBy === null || details === null
          ? null
          : partyNode(details, exception.reportedBy, 'USER'),
    }),
    at: t.field({ type: 'DateTime', resolve: ({ exception }) => exception.at }),
  }),
});

export const TaskRef = builder.objectRef<TaskNode>('Task');

TaskRef.implement({
  description: 'Unit of work: a task or an approval.',
  fields: (t) => ({
    id: t.id({ resolve: ({ task }) => task.id }),
    key: t.id({
      description: 'Key, the same in every workflow of the blueprint.',
      resolve: ({ task }) => task.key,
    }),
    reference: t.exposeString('reference'),
    name: t.exposeString('name'),
    description: t.exposeString('description'),
    type: t.field({ type: TaskTypeRef, resolve: ({ task }) => task.type }),
    status: t.field({ type: TaskStatusRef, resolve: ({ task }) => task.status }),
    approvalStatus: t.field({
      type: ApprovalStatusRef,
      nullable: true,
      resolve: ({ task }) => task.approvalStatus,
    }),
    displayStatus: t.field({
      type: DisplayStatusRef,
      resolve: ({ task }, _, { services }) => displayStatus(task, services.now()),
    }),
    mark: t.field({
      type: TaskMarkRef,
      nullable: true,
      description: 'Additional icon next to the display status.',
      resolve: ({ task }, _, { services }) => taskMark(task, services.now()),
    }),
    frozeForReason: t.field({
      type: FrozeForReasonRef,
      nullable: true,
      resolve: ({ task }) => task.frozeForReason,
    }),
    hasException: t.boolean({ resolve: ({ task }) => task.hasException }),
    exception: t.field({
      type: TaskExceptionRef,
      nullable: true,
      description: 'Open problem of the task. Null without one.',
      resolve: ({ task, details }) =>
        task.exception === null ? null : { exception: task.exception, details },
    }),
    skippedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ task }) => task.skippedAt }),
    skipReason: t.field({
      type: SkipReasonRef,
      nullable: true,
      resolve: ({ task }) => task.skipReason,
    }),
    dueOn: t.field({ type: 'DateTime', nullable: true, resolve: ({ task }) => task.dueOn }),
    dueOnClass: t.field({
      type: DueOnClassRef,
      nullable: true,
      resolve: ({ task }, _, { services }) => dueOnClass(task, services.now()),
    }),
    startedAt: t.field({ type: 'DateTime', nullable: true, resolve: ({ task }) => task.startedAt }),
    completedAt: t.field({
      type: 'DateTime',
      nullable: true,
      resolve: ({ task }) => task.completedAt,
    }),
    endedAt: t.field({
      type: 'DateTime',
      nullable: true,
      description: "End of its workflow, if the task wasn't completed.",
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
    isReopened: t.boolean({ resolve: ({ task }) => task.isReopened }),
    position: t.int({ resolve: ({ task }) => task.position }),
    level: t.int({
      description: 'Level of a child approval, from 1. 0 for other tasks.',
      resolve: ({ task }) => task.level,
    }),
    requiresComment: t.boolean({ resolve: ({ task }) => task.requiresComment }),
    rule: t.field({ type: ApprovalRuleRef, resolve: ({ task }) => task.rule }),
    rejectAction: t.field({
      type: RejectActionRef,
      nullable: true,
      resolve: ({ task }) => task.rejectAction,
    }),
    assignees: t.field({ type: [PartyRef], resolve: ({ assignees }) => assignees }),
    afterTasks: t.idList({
      description: 'Keys of the tasks that have to be settled first.',
      resolve: ({ task }) => [...task.afterTasks],
    }),
    approvalFor: t.id({
      nullable: true,
      description: 'Task of a child approval. Null for other tasks.',
      resolve: ({ task }) => task.approvalFor,
    }),
    parentTask: t.field({
      type: TaskRef,
      nullable: true,
      description: 'Task that this child approval is for.',
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
      description: 'Task that a rejection sends back.',
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
      description: 'Why it has not started.',
      resolve: async (node, _, context) => {
        const details = await detailsOf(node, context);
        const task = details?.view.tasks.find(({ id }) => id === node.task.id);
        if (details === null || task === undefined) return null;
        return waitingNode(details, waitingForTask(details.view, task));
      },
    }),
    workflowId: t.exposeID('workflowId'),
    workflowName: t.exposeString('workflowName'),
    version: t.int({
      description: 'Number of changes of this task. Send it as expectedVersion.',
      resolve: ({ version }) => version,
    }),
    stageId: t.exposeID('stageId'),
    stageName: t.exposeString('stageName'),
    permissions: t.field({
      type: TaskPermissionsRef,
      resolve: async ({ facts }, _, context) => ({
        ...taskPermissions(actorOf(await context.viewer()), facts),
        facts,
      }),
    }),
  }),
});
