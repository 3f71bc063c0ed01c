import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import type { Run } from '@baton/domain/run/run';
import { builder } from '../../../platform/graphql/builder.ts';
import { ReopenCascadeRef, ReportedCategoryRef } from '../../tasks/index.ts';
import { FieldRemarkInput, toGivenRemarks } from '../inputs/field-remark-input.ts';
import { FieldValueInput, peopleIn, toGivenValue } from '../inputs/field-value-input.ts';
import { givenChoices, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

const key = 'Made once for one intention: a repetition changes nothing.';
const version = 'Version of the task that the person saw; another one is a conflict.';

export const TaskCommandInput = builder.inputType('TaskCommandInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    reason: t.string({ description: 'Why; kept with the task.' }),
  }),
});
const VoteInput = builder.inputType('VoteInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    comment: t.string({ required: true, description: 'May be empty where none is required.' }),
  }),
});
const RejectTaskInput = builder.inputType('RejectTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    comment: t.string({ required: true, description: 'May be empty where none is required.' }),
    remarks: t.field({ type: [FieldRemarkInput], description: 'About single answers.' }),
  }),
});
const AssignTaskInput = builder.inputType('AssignTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    assigneeIds: t.idList({ required: true, description: 'The whole new list.' }),
  }),
});
const ChangeTaskDueDateInput = builder.inputType('ChangeTaskDueDateInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    dueOn: t.field({ type: 'DateTime', description: 'Null takes the due date away.' }),
  }),
});

const ReopenTaskInput = builder.inputType('ReopenTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    reason: t.string({ description: 'Why; kept with the task.' }),
    cascade: t.field({
      type: ReopenCascadeRef,
      description: 'What is pulled back with it; nothing where none is given.',
    }),
  }),
});

const RestartExpiredTaskInput = builder.inputType('RestartExpiredTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    dueOn: t.field({ type: 'DateTime', required: true, description: 'Has to be ahead.' }),
  }),
});

const ReportExceptionInput = builder.inputType('ReportExceptionInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    category: t.field({ type: ReportedCategoryRef, required: true }),
    text: t.string({ required: true, description: 'What keeps the work from going on.' }),
  }),
});

/** Those of the list who are not on the task yet. */
const newcomers = (run: Run, taskId: string, ids: readonly string[]): readonly string[] => {
  const there: readonly string[] = run.tasks.find(({ id }) => id === taskId)?.assignees ?? [];
  return ids.filter((id) => !there.includes(id));
};

builder.mutationFields((t) => ({
  completeTask: t.field({
    type: TaskPayloadRef,
    description:
      'Hands the work in: done, or on to its approvers. Refused field by field where the form is not in order.',
    args: {
      input: t.arg({ type: TaskCommandInput, required: true }),
      values: t.arg({
        type: [FieldValueInput],
        description: 'Entered into the form first, in the same step.',
      }),
    },
    resolve: (_, { input, values }, context) => {
      const taskId = asId<TaskId>(input.taskId);
      const given = (values ?? []).map(toGivenValue);
      return runTaskCommand(
        context,
        input,
        { kind: 'SUBMIT', taskId, values: given },
        peopleIn(given),
      );
    },
  }),
  approveTask: t.field({
    type: TaskPayloadRef,
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
    description: 'Sends the work back, as the approval says.',
    args: {
      input: t.arg({ type: RejectTaskInput, required: true }),
      resets: t.arg({ type: [ResetChoiceInput] }),
    },
    resolve: (_, { input, resets }, context) =>
      runTaskCommand(context, input, {
        kind: 'REJECT',
        taskId: asId<TaskId>(input.taskId),
        comment: input.comment,
        resets: givenChoices(resets),
        remarks: toGivenRemarks(input.remarks),
      }),
  }),
  restartExpiredTask: t.field({
    type: TaskPayloadRef,
    description: 'D20: what has expired is to be done after all, until a new date.',
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
    description: 'Opens a completed task again.',
    args: {
      input: t.arg({ type: ReopenTaskInput, required: true }),
      resets: t.arg({ type: [ResetChoiceInput] }),
    },
    resolve: (_, { input, resets }, context) =>
      runTaskCommand(context, input, {
        kind: 'REOPEN',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason ?? '',
        cascade: input.cascade ?? 'NONE',
        resets: givenChoices(resets),
      }),
  }),
  completeTaskOnBehalf: t.field({
    type: TaskPayloadRef,
    description: 'Hands the work in for those whose task it is; asks for a reason.',
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
    description: 'Takes submitted work back, until its approvers have begun to agree.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'RECALL', taskId: asId<TaskId>(input.taskId) }),
  }),
  reportException: t.field({
    type: TaskPayloadRef,
    description:
      'Reports a problem: nothing is handed in or decided until it is resolved. A completed task is opened again.',
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
    description: 'The problem is out of the way; the reason says how.',
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
    description: 'The workflow goes on without the task; asks for a reason.',
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
    description: 'A skipped task is to be done after all.',
    args: { input: t.arg({ type: TaskCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, { kind: 'UNSKIP', taskId: asId<TaskId>(input.taskId) }),
  }),
  assignTask: t.field({
    type: TaskPayloadRef,
    args: { input: t.arg({ type: AssignTaskInput, required: true }) },
    resolve: (_, { input }, context) => {
      const ids = [...new Set(input.assigneeIds)];
      const assignees = ids.map((id) => asId<PartyId>(id));
      const command = { kind: 'ASSIGN', taskId: asId<TaskId>(input.taskId), assignees } as const;
      return runTaskCommand(context, input, command, {
        ids,
        field: 'assigneeIds',
        // Whoever is on it already may have left since.
        among: (run) => newcomers(run, input.taskId, ids),
      });
    },
  }),
  changeTaskDueDate: t.field({
    type: TaskPayloadRef,
    args: { input: t.arg({ type: ChangeTaskDueDateInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'CHANGE_DUE_DATE',
        taskId: asId<TaskId>(input.taskId),
        dueOn: input.dueOn ?? null,
      }),
  }),
}));
