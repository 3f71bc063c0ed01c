import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import type { Run } from '@baton/domain/run-model/run';
import { builder } from '../../../platform/graphql/builder.ts';
import { ReopenCascadeRef, ReportedCategoryRef } from '../../tasks/index.ts';
import { FieldCommentInput, toFieldComments } from '../inputs/field-comment-input.ts';
import { FieldValueInput, peopleIn, toEnteredValue } from '../inputs/field-value-input.ts';
import { toSelectedResets, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

const key = 'Client-generated key. A repeated request with the same key has no further effect.';
const version = 'Task version that the client saw. Another version is a conflict.';

export const TaskCommandInput = builder.inputType('TaskCommandInput', {
  description: 'Input of commands on a task.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    reason: t.string({ description: 'Reason, stored with the task.' }),
  }),
});
const VoteInput = builder.inputType('VoteInput', {
  description: 'Input of `approveTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    comment: t.string({
      required: true,
      description: 'Comment. Can be empty if none is required.',
    }),
  }),
});
const RejectTaskInput = builder.inputType('RejectTaskInput', {
  description: 'Input of `rejectTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    comment: t.string({
      required: true,
      description: 'Comment. Can be empty if none is required.',
    }),
    remarks: t.field({ type: [FieldCommentInput], description: 'Comments on single fields.' }),
  }),
});
const AssignTaskInput = builder.inputType('AssignTaskInput', {
  description: 'Input of `assignTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    assigneeIds: t.idList({
      required: true,
      description: 'All assignees. Replaces the current list.',
    }),
  }),
});
const ChangeTaskDueDateInput = builder.inputType('ChangeTaskDueDateInput', {
  description: 'Input of `changeTaskDueDate`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    dueOn: t.field({ type: 'DateTime', description: 'New due date, or null to remove it.' }),
  }),
});

const ReopenTaskInput = builder.inputType('ReopenTaskInput', {
  description: 'Input of `reopenTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    reason: t.string({ description: 'Reason, stored with the task.' }),
    cascade: t.field({
      type: ReopenCascadeRef,
      description: 'Default: NONE.',
    }),
  }),
});

const RestartExpiredTaskInput = builder.inputType('RestartExpiredTaskInput', {
  description: 'Input of `restartExpiredTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    dueOn: t.field({
      type: 'DateTime',
      required: true,
      description: 'New due date. Must be in the future.',
    }),
  }),
});

const ReportExceptionInput = builder.inputType('ReportExceptionInput', {
  description: 'Input of `reportException`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({ description: version }),
    category: t.field({
      type: ReportedCategoryRef,
      required: true,
      description: 'Reason for the problem.',
    }),
    text: t.string({ required: true, description: 'Description of the problem.' }),
  }),
});

/** Returns the people in the list who aren't on the task yet. */
const newcomers = (run: Run, taskId: string, ids: readonly string[]): readonly string[] => {
  const there: readonly string[] = run.tasks.find(({ id }) => id === taskId)?.assignees ?? [];
  return ids.filter((id) => !there.includes(id));
};

builder.mutationFields((t) => ({
  completeTask: t.field({
    type: TaskPayloadRef,
    description:
      'Submits a task. Starts its approvals or, without approvals, completes it. Returns an error for each invalid field.',
    args: {
      input: t.arg({ type: TaskCommandInput, required: true }),
      values: t.arg({
        type: [FieldValueInput],
        description: 'Values to save first, in the same transaction.',
      }),
    },
    resolve: (_, { input, values }, context) => {
      const taskId = asId<TaskId>(input.taskId);
      const enteredValues = (values ?? []).map(toEnteredValue);
      return runTaskCommand(
        context,
        input,
        { kind: 'SUBMIT', taskId, values: enteredValues },
        peopleIn(enteredValues),
      );
    },
  }),
  approveTask: t.field({
    type: TaskPayloadRef,
    description: 'Approves a task as one of its approvers.',
    args: { input: t.arg({ type: VoteInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'APPROVE',
        taskId: asId<TaskId>(input.taskId),
        comment: input.comment,
      }),
  }),
  rejectTask: t.field({
    type: TaskPayloadRef,
    description: 'Rejects an approval, with the effect that the blueprint defines.',
    args: {
      input: t.arg({ type: RejectTaskInput, required: true }),
      resets: t.arg({
        type: [ResetChoiceInput],
        description: 'Decisions about work that the command resets.',
      }),
    },
    resolve: (_, { input, resets }, context) =>
      runTaskCommand(context, input, {
        kind: 'REJECT',
        taskId: asId<TaskId>(input.taskId),
        comment: input.comment,
        resets: toSelectedResets(resets),
        remarks: toFieldComments(input.remarks),
      }),
  }),
  restartExpiredTask: t.field({
    type: TaskPayloadRef,
    description: 'Restarts an expired task with a new due date.',
    args: { input: t.arg({ type: RestartExpiredTaskInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'RESTART_EXPIRED',
        taskId: asId<TaskId>(input.taskId),
        dueOn: input.dueOn,
      }),
  }),
  reopenTask: t.field({
    type: TaskPayloadRef,
    description: 'Reopens a completed task.',
    args: {
      input: t.arg({ type: ReopenTaskInput, required: true }),
      resets: t.arg({
        type: [ResetChoiceInput],
        description: 'Decisions about work that the command resets.',
      }),
    },
    resolve: (_, { input, resets }, context) =>
      runTaskCommand(context, input, {
        kind: 'REOPEN',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason ?? '',
        cascade: input.cascade ?? 'NONE',
        resets: toSelectedResets(resets),
      }),
  }),
  completeTaskOnBehalf: t.field({
    type: TaskPayloadRef,
    description: 'Submits a task on behalf of its assignees. Requires a reason.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'COMPLETE_ON_BEHALF',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason ?? '',
      }),
  }),
  recallTask: t.field({
    type: TaskPayloadRef,
    description: 'Withdraws a submission before the first approval.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'RECALL', taskId: asId<TaskId>(input.taskId) }),
  }),
  reportException: t.field({
    type: TaskPayloadRef,
    description:
      'Reports a problem, which blocks the task until it is resolved. Reopens a completed task.',
    args: { input: t.arg({ type: ReportExceptionInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'REPORT_EXCEPTION',
        taskId: asId<TaskId>(input.taskId),
        category: input.category,
        text: input.text,
      }),
  }),
  resolveException: t.field({
    type: TaskPayloadRef,
    description: 'Resolves a problem, with a reason.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'RESOLVE_EXCEPTION',
        taskId: asId<TaskId>(input.taskId),
        comment: input.reason ?? '',
      }),
  }),
  skipTask: t.field({
    type: TaskPayloadRef,
    description: 'Skips a task, with a reason.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'SKIP',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason ?? '',
      }),
  }),
  unskipTask: t.field({
    type: TaskPayloadRef,
    description: 'Reverses the skip of a task.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'UNSKIP', taskId: asId<TaskId>(input.taskId) }),
  }),
  assignTask: t.field({
    type: TaskPayloadRef,
    description: 'Replaces the assignees of a task.',
    args: { input: t.arg({ type: AssignTaskInput, required: true }) },
    resolve: (_, { input }, context) => {
      const ids = [...new Set(input.assigneeIds)];
      const assignees = ids.map((id) => asId<PartyId>(id));
      const command = { kind: 'ASSIGN', taskId: asId<TaskId>(input.taskId), assignees } as const;
      return runTaskCommand(context, input, command, {
        ids,
        field: 'assigneeIds',
        // People who are already on the task can have left.
        among: (run) => newcomers(run, input.taskId, ids),
      });
    },
  }),
  changeTaskDueDate: t.field({
    type: TaskPayloadRef,
    description: 'Changes or removes the due date of an open task.',
    args: { input: t.arg({ type: ChangeTaskDueDateInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'CHANGE_DUE_DATE',
        taskId: asId<TaskId>(input.taskId),
        dueOn: input.dueOn ?? null,
      }),
  }),
}));
