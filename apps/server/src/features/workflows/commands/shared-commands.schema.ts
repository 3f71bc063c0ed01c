import { asId, type TaskId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { FieldValueInput, peopleIn, toEnteredValue } from '../inputs/field-value-input.ts';
import { FieldCommentInput, toFieldComments } from '../inputs/field-comment-input.ts';
import { toSelectedResets, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

const key = 'Client-generated key. A repeated request with the same key has no further effect.';
const version = 'Task version that the client saw. Another version is a conflict.';

const CounterTaskInput = builder.inputType('CounterTaskInput', {
  description: 'Input of `counterTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'Approval to reject.' }),
    expectedVersion: t.int({ description: version }),
    comment: t.string({
      required: true,
      description: 'Comment. Can be empty if none is required.',
    }),
    values: t.field({ type: [FieldValueInput], required: true, description: 'Suggested values.' }),
    remarks: t.field({ type: [FieldCommentInput], description: 'Comments on single fields.' }),
  }),
});
const EditTaskDataInput = builder.inputType('EditTaskDataInput', {
  description: 'Input of `editTaskData`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'Task that shows the value.' }),
    expectedVersion: t.int({ description: version }),
    values: t.field({
      type: [FieldValueInput],
      required: true,
      description: 'New values of the fields.',
    }),
  }),
});

builder.mutationFields((t) => ({
  counterTask: t.field({
    type: TaskPayloadRef,
    description: 'Rejects with suggested values. They become drafts in the form that is sent back.',
    args: {
      input: t.arg({ type: CounterTaskInput, required: true }),
      resets: t.arg({
        type: [ResetChoiceInput],
        description: 'Decisions about work that the command resets.',
      }),
    },
    resolve: (_, { input, resets }, context) => {
      const values = input.values.map(toEnteredValue);
      const taskId = asId<TaskId>(input.taskId);
      return runTaskCommand(
        context,
        input,
        {
          kind: 'COUNTER',
          taskId,
          comment: input.comment,
          values,
          remarks: toFieldComments(input.remarks),
          resets: toSelectedResets(resets),
        },
        peopleIn(values),
      );
    },
  }),
  editTaskData: t.field({
    type: TaskPayloadRef,
    description:
      'Changes a submitted value at its source. Approvals that cover it follow their rule.',
    args: { input: t.arg({ type: EditTaskDataInput, required: true }) },
    resolve: (_, { input }, context) => {
      const values = input.values.map(toEnteredValue);
      const command = { kind: 'EDIT_SHARED', taskId: asId<TaskId>(input.taskId), values } as const;
      return runTaskCommand(context, input, command, peopleIn(values));
    },
  }),
}));
