import { asId, type StageId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { toSelectedResets, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';

const StageCommandInput = builder.inputType('StageCommandInput', {
  description: 'Input of `leaveStageSkipped`, `skipStage`, and `startStageAnyway`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({ description: 'Workflow version that the client saw.' }),
    reason: t.string({
      description: 'Reason, stored with the workflow. Required to skip.',
    }),
  }),
});

const RestartStageInput = builder.inputType('RestartStageInput', {
  description: 'Input of `restartStage`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({
      required: true,
      description:
        'Workflow version that the client saw. Prevents two people from restarting the stage one after the other.',
    }),
    reason: t.string({ required: true, description: 'Reason, stored with the workflow.' }),
    wipe: t.boolean({
      description:
        'True to discard entered values of the reset forms. Otherwise, they stay as drafts.',
    }),
  }),
});

type StageCommandKind = 'START_STAGE_ANYWAY' | 'LEAVE_STAGE_SKIPPED' | 'SKIP_STAGE';

builder.mutationFields((t) => {
  const command = (kind: StageCommandKind, description: string) =>
    t.field({
      type: WorkflowCommandPayloadRef,
      description,
      args: { input: t.arg({ type: StageCommandInput, required: true }) },
      resolve: (_, { input }, context) =>
        giveWorkflowCommand(context, input, {
          kind,
          stageId: asId<StageId>(input.stageId),
          reason: input.reason ?? '',
        }),
    });
  return {
    restartStage: t.field({
      type: WorkflowCommandPayloadRef,
      description: 'Restarts a stage and its dependents by their restart rules. Requires a reason.',
      args: {
        input: t.arg({ type: RestartStageInput, required: true }),
        resets: t.arg({
          type: [ResetChoiceInput],
          description: 'Decisions about work that the command resets.',
        }),
      },
      resolve: (_, { input, resets }, context) =>
        giveWorkflowCommand(context, input, {
          kind: 'RESTART_STAGE',
          stageId: asId<StageId>(input.stageId),
          reason: input.reason,
          resets: toSelectedResets(resets),
          wipe: input.wipe === true,
        }),
    }),
    startStageAnyway: command('START_STAGE_ANYWAY', 'Starts a skipped stage.'),
    leaveStageSkipped: command(
      'LEAVE_STAGE_SKIPPED',
      'Leaves a stage skipped although its condition is now met.',
    ),
    skipStage: command('SKIP_STAGE', 'Skips a stage, with a reason.'),
  };
});
