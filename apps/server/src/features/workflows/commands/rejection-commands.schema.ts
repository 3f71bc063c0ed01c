import { asId, type TaskId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { toSelectedResets, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';

const SendBackInput = builder.inputType('SendBackInput', {
  description: 'Input of `sendBackRejected`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    taskId: t.id({ required: true, description: 'Approval with the rejection.' }),
    targetId: t.id({ required: true, description: 'Task to send back.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
  }),
});
const OverrideRejectionInput = builder.inputType('OverrideRejectionInput', {
  description: 'Input of `overrideRejection`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    taskId: t.id({ required: true, description: 'Approval with the rejection.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the command.' }),
  }),
});

builder.mutationFields((t) => ({
  sendBackRejected: t.field({
    type: TaskPayloadRef,
    description: 'Sends earlier work back. The approval starts again afterwards.',
    args: {
      input: t.arg({ type: SendBackInput, required: true }),
      resets: t.arg({
        type: [ResetChoiceInput],
        description: 'Decisions about work that the command resets.',
      }),
    },
    resolve: (_, { input, resets }, context) =>
      runTaskCommand(context, input, {
        kind: 'SEND_BACK',
        taskId: asId<TaskId>(input.taskId),
        targetId: asId<TaskId>(input.targetId),
        reason: input.reason,
        resets: toSelectedResets(resets),
      }),
  }),
  overrideRejection: t.field({
    type: TaskPayloadRef,
    description: "Continues after a rejection. For admins who didn't do the work.",
    args: { input: t.arg({ type: OverrideRejectionInput, required: true }) },
    resolve: (_, { input }, context) =>
      runTaskCommand(context, input, {
        kind: 'OVERRIDE_REJECTION',
        taskId: asId<TaskId>(input.taskId),
        reason: input.reason,
      }),
  }),
}));
