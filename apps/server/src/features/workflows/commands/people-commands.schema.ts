import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { VoteDecisionRef } from '../../tasks/index.ts';
import { TaskCommandInput } from './task-commands.schema.ts';
import { FieldCommentInput, toFieldComments } from '../inputs/field-comment-input.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

const common = {
  key: {
    required: true,
    description:
      'Client-generated key. A repeated request with the same key has no further effect.',
  },
  version: { description: 'Task version that the client saw. Another version is a conflict.' },
} as const;

const DelegateTaskInput = builder.inputType('DelegateTaskInput', {
  description: 'Input of `delegateTask`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    toId: t.id({ required: true, description: 'ID of the person who decides instead.' }),
    comment: t.string({
      required: true,
      description: 'Message to the new assignee. Can be empty.',
    }),
  }),
});
const ChangeCcInput = builder.inputType('ChangeCcInput', {
  description: 'Input of `changeTaskCc`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    ccIds: t.idList({ required: true, description: 'All assignees. Replaces the current list.' }),
  }),
});
const AddApproversInput = builder.inputType('AddApproversInput', {
  description: 'Input of `addApprovers`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    approverIds: t.idList({
      required: true,
      description: 'IDs of the people, teams, and roles to add.',
    }),
  }),
});
const DecideInput = builder.inputType('DecideInput', {
  description: 'Input of `overrideApproval`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    decision: t.field({ type: VoteDecisionRef, required: true, description: 'Decision.' }),
    comment: t.string({
      required: true,
      description: 'Comment. Can be empty if none is required.',
    }),
  }),
});
const InquiryInput = builder.inputType('InquiryInput', {
  description: 'Input of `answerInquiry`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    text: t.string({ required: true, description: 'Text of the inquiry.' }),
  }),
});

const ChangeVoteInput = builder.inputType('ChangeVoteInput', {
  description: 'Input of `changeVote`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    decision: t.field({ type: VoteDecisionRef, required: true, description: 'Decision.' }),
    comment: t.string({
      required: true,
      description: 'Comment. Can be empty if none is required.',
    }),
    remarks: t.field({
      type: [FieldCommentInput],
      description: 'Comments on single fields, for a rejection.',
    }),
  }),
});

const AskInformationInput = builder.inputType('AskInformationInput', {
  description: 'Input of `askForInformation`.',
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int(common.version),
    text: t.string({ required: true, description: 'Question.' }),
    remarks: t.field({ type: [FieldCommentInput], description: 'Comments on single fields.' }),
  }),
});

const idsOf = (ids: readonly string[]): readonly PartyId[] =>
  [...new Set(ids)].map((id) => asId<PartyId>(id));

builder.mutationFields((t) => ({
  acknowledgeTask: t.field({
    type: TaskPayloadRef,
    description: 'Accepts an assigned task.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'ACKNOWLEDGE', taskId: asId<TaskId>(input.taskId) }),
  }),
  declineTask: t.field({
    type: TaskPayloadRef,
    description:
      'Declines a task before acceptance, with a reason. Without another assignee, the backups or the owner get it.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'DECLINE',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason ?? '',
      }),
  }),
  claimTask: t.field({
    type: TaskPayloadRef,
    description: "Assigns a task of the viewer's team or role to the viewer.",
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'CLAIM', taskId: asId<TaskId>(input.taskId) }),
  }),
  delegateTask: t.field({
    type: TaskPayloadRef,
    description: "Reassigns the viewer's part or vote to another person.",
    args: { input: t.arg({ type: DelegateTaskInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(
        context,
        input,
        {
          kind: 'DELEGATE',
          taskId: asId<TaskId>(input.taskId),
          to: asId<PartyId>(input.toId),
          comment: input.comment,
        },
        { ids: [input.toId], field: 'toId' },
      ),
  }),
  changeTaskCc: t.field({
    type: TaskPayloadRef,
    description: 'Sets the watchers of a task.',
    args: { input: t.arg({ type: ChangeCcInput, required: true }) },
    resolve: (_, { input }, context) => {
      const cc = idsOf(input.ccIds);
      const command = { kind: 'CHANGE_CC', taskId: asId<TaskId>(input.taskId), cc } as const;
      return runTaskCommand(context, input, command, { ids: cc, field: 'ccIds' });
    },
  }),
  addApprovers: t.field({
    type: TaskPayloadRef,
    description: 'Adds approvers to an approval.',
    args: { input: t.arg({ type: AddApproversInput, required: true }) },
    resolve: (_, { input }, context) => {
      const approvers = idsOf(input.approverIds);
      const taskId = asId<TaskId>(input.taskId);
      return runTaskCommand(
        context,
        input,
        { kind: 'ADD_APPROVERS', taskId, approvers },
        { ids: approvers, field: 'approverIds' },
      );
    },
  }),
  changeVote: t.field({
    type: TaskPayloadRef,
    description: "Changes the viewer's vote while the approval isn't decided.",
    args: { input: t.arg({ type: ChangeVoteInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'CHANGE_VOTE',
        taskId: asId<TaskId>(input.taskId),
        decision: input.decision,
        comment: input.comment,
        remarks: toFieldComments(input.remarks),
      }),
  }),
  overrideApproval: t.field({
    type: TaskPayloadRef,
    description: 'Decides an approval in place of its approvers. For admins, with a reason.',
    args: { input: t.arg({ type: DecideInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'OVERRIDE',
        taskId: asId<TaskId>(input.taskId),
        decision: input.decision,
        reason: input.comment,
      }),
  }),
  revokeDecision: t.field({
    type: TaskPayloadRef,
    description: 'Revokes a decision. The approval starts again, and dependent work is reset.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'REVOKE',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason ?? '',
      }),
  }),
  askForInformation: t.field({
    type: TaskPayloadRef,
    description: 'Asks for information before deciding.',
    args: { input: t.arg({ type: AskInformationInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'ASK_INFORMATION',
        taskId: asId<TaskId>(input.taskId),
        text: input.text,
        remarks: toFieldComments(input.remarks),
      }),
  }),
  answerInquiry: t.field({
    type: TaskPayloadRef,
    description: 'Replies to a question of an approver.',
    args: { input: t.arg({ type: InquiryInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'ANSWER_INFORMATION',
        taskId: asId<TaskId>(input.taskId),
        text: input.text,
      }),
  }),
}));
