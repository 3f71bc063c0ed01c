import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { VoteDecisionRef } from '../../tasks/index.ts';
import { TaskCommandInput } from './task-commands.schema.ts';
import { FieldRemarkInput, toGivenRemarks } from '../inputs/field-remark-input.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

/* Who does it and who decides: confirming, handing over, asking, voting otherwise. */

const common = {
  key: {
    required: true,
    description: 'Made once for one intention: a repetition changes nothing.',
  },
  version: { description: 'Version of the task that the person saw; another one is a conflict.' },
} as const;

const DelegateTaskInput = builder.inputType('DelegateTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    toId: t.id({ required: true }),
    comment: t.string({ required: true, description: 'A word to go with it; may be empty.' }),
  }),
});
const ChangeCcInput = builder.inputType('ChangeCcInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    ccIds: t.idList({ required: true, description: 'The whole new list.' }),
  }),
});
const AddApproversInput = builder.inputType('AddApproversInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    approverIds: t.idList({ required: true }),
  }),
});
const DecideInput = builder.inputType('DecideInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    decision: t.field({ type: VoteDecisionRef, required: true }),
    comment: t.string({ required: true }),
  }),
});
const InquiryInput = builder.inputType('InquiryInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    text: t.string({ required: true }),
  }),
});

const ChangeVoteInput = builder.inputType('ChangeVoteInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    decision: t.field({ type: VoteDecisionRef, required: true }),
    comment: t.string({ required: true }),
    remarks: t.field({ type: [FieldRemarkInput], description: 'With a no: about single answers.' }),
  }),
});

const AskInformationInput = builder.inputType('AskInformationInput', {
  fields: (t) => ({
    idempotencyKey: t.id(common.key),
    taskId: t.id({ required: true }),
    expectedVersion: t.int(common.version),
    text: t.string({ required: true }),
    remarks: t.field({ type: [FieldRemarkInput], description: 'About single answers.' }),
  }),
});

const idsOf = (ids: readonly string[]): readonly PartyId[] =>
  [...new Set(ids)].map((id) => asId<PartyId>(id));

builder.mutationFields((t) => ({
  acknowledgeTask: t.field({
    type: TaskPayloadRef,
    description: 'Confirms that one will do it.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'ACKNOWLEDGE', taskId: asId<TaskId>(input.taskId) }),
  }),
  declineTask: t.field({
    type: TaskPayloadRef,
    description:
      'Takes oneself off a task before it is confirmed; asks for a reason. With nobody left it goes to the backups or the owner.',
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
    description: 'Takes a task that is given to a team or role.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'CLAIM', taskId: asId<TaskId>(input.taskId) }),
  }),
  delegateTask: t.field({
    type: TaskPayloadRef,
    description: "Hands one's own part, or one's own vote, to somebody else.",
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
    description: 'Says who reads the task.',
    args: { input: t.arg({ type: ChangeCcInput, required: true }) },
    resolve: (_, { input }, context) => {
      const cc = idsOf(input.ccIds);
      const command = { kind: 'CHANGE_CC', taskId: asId<TaskId>(input.taskId), cc } as const;
      return runTaskCommand(context, input, command, { ids: cc, field: 'ccIds' });
    },
  }),
  addApprovers: t.field({
    type: TaskPayloadRef,
    description: 'Asks more people about an approval.',
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
    description: 'Votes otherwise, as long as the approval is not decided.',
    args: { input: t.arg({ type: ChangeVoteInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'CHANGE_VOTE',
        taskId: asId<TaskId>(input.taskId),
        decision: input.decision,
        comment: input.comment,
        remarks: toGivenRemarks(input.remarks),
      }),
  }),
  overrideApproval: t.field({
    type: TaskPayloadRef,
    description: 'Decides an approval whatever its votes say; for administrators, with a reason.',
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
    description:
      'Takes a decision back: the approval is asked again, and what was built on it waits for it.',
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
    description: 'Asks about the work before voting.',
    args: { input: t.arg({ type: AskInformationInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'ASK_INFORMATION',
        taskId: asId<TaskId>(input.taskId),
        text: input.text,
        remarks: toGivenRemarks(input.remarks),
      }),
  }),
  answerInquiry: t.field({
    type: TaskPayloadRef,
    description: 'Answers what an approver asked about the work.',
    args: { input: t.arg({ type: InquiryInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'ANSWER_INFORMATION',
        taskId: asId<TaskId>(input.taskId),
        text: input.text,
      }),
  }),
}));
