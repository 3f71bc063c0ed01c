import { asId, type StageId } from '@baton/domain/core/ids';
import { builder } from '../../../platform/graphql/builder.ts';
import { givenChoices, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';

const StageCommandInput = builder.inputType('StageCommandInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    workflowId: t.id({ required: true }),
    stageId: t.id({ required: true }),
    expectedVersion: t.int({ description: 'Version of the workflow that the person saw.' }),
    reason: t.string({
      description: 'Why; kept with the workflow. Skipping asks for one.',
    }),
  }),
});

const RestartStageInput = builder.inputType('RestartStageInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    workflowId: t.id({ required: true }),
    stageId: t.id({ required: true }),
    expectedVersion: t.int({
      required: true,
      description:
        'Version of the workflow that the person saw. What was started again can be started once more: without it, whoever comes second would undo what the first has set going.',
    }),
    reason: t.string({ required: true, description: 'Why; kept with the workflow.' }),
    wipe: t.boolean({
      description:
        'Throws away what people entered in the forms that are reset; else it waits there.',
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
      description:
        'Starts a stage again, with what followed it, by the restart rules; asks for a reason.',
      args: {
        input: t.arg({ type: RestartStageInput, required: true }),
        resets: t.arg({ type: [ResetChoiceInput] }),
      },
      resolve: (_, { input, resets }, context) =>
        giveWorkflowCommand(context, input, {
          kind: 'RESTART_STAGE',
          stageId: asId<StageId>(input.stageId),
          reason: input.reason,
          resets: givenChoices(resets),
          wipe: input.wipe === true,
        }),
    }),
    startStageAnyway: command('START_STAGE_ANYWAY', 'Starts a stage that was skipped.'),
    leaveStageSkipped: command(
      'LEAVE_STAGE_SKIPPED',
      'Leaves a stage skipped although its condition has come to hold.',
    ),
    skipStage: command('SKIP_STAGE', 'Goes on without the stage; asks for a reason.'),
  };
});
