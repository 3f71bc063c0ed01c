import { asId, type TaskId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { FieldValueInput, peopleIn, toGivenValue } from '../inputs/field-value-input.ts';
import { FieldRemarkInput, toGivenRemarks } from '../inputs/field-remark-input.ts';
import { givenChoices, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

/* What was handed in and is changed where it is shown. */

const key = 'Made once for one intention: a repetition changes nothing.';
const version = 'Version of the task that the person saw; another one is a conflict.';

const CounterTaskInput = builder.inputType('CounterTaskInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'The approval.' }),
    expectedVersion: t.int({ description: version }),
    comment: t.string({ required: true, description: 'May be empty where none is required.' }),
    values: t.field({ type: [FieldValueInput], required: true }),
    remarks: t.field({ type: [FieldRemarkInput], description: 'About single answers.' }),
  }),
});
const EditTaskDataInput = builder.inputType('EditTaskDataInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'The task that shows what is changed.' }),
    expectedVersion: t.int({ description: version }),
    values: t.field({ type: [FieldValueInput], required: true }),
  }),
});

builder.mutationFields((t) => ({
  counterTask: t.field({
    type: TaskPayloadRef,
    description:
      'Rejects with other values: they stand as drafts in the form that is sent back, for whoever hands it in again.',
    args: {
      input: t.arg({ type: CounterTaskInput, required: true }),
      resets: t.arg({ type: [ResetChoiceInput] }),
    },
    resolve: (_, { input, resets }, context) => {
      const values = input.values.map(toGivenValue);
      const taskId = asId<TaskId>(input.taskId);
      return runTaskCommand(
        context,
        input,
        {
          kind: 'COUNTER',
          taskId,
          comment: input.comment,
          values,
          remarks: toGivenRemarks(input.remarks),
          resets: givenChoices(resets),
        },
        peopleIn(values),
      );
    },
  }),
  editTaskData: t.field({
    type: TaskPayloadRef,
    description:
      'Changes what was handed in, through a task that shows it; it is written where it comes from, and approvals of it follow their rule.',
    args: { input: t.arg({ type: EditTaskDataInput, required: true }) },
    resolve: (_, { input }, context) => {
      const values = input.values.map(toGivenValue);
      const command = { kind: 'EDIT_SHARED', taskId: asId<TaskId>(input.taskId), values } as const;
      return runTaskCommand(context, input, command, peopleIn(values));
    },
  }),
}));
