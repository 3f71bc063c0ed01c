import { asId, type StageId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { attachInWorkflow, demandDocuments } from '../../documents/index.ts';
import { executeRunCommand, requestChannel, type CommandRequest } from '../../runs/index.ts';
import { nodeOfRun, TaskRef, type TaskNode } from '../../tasks/index.ts';
import { FieldValueInput, peopleIn, toGivenValue } from '../inputs/field-value-input.ts';
import { givenChoices, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
import { undoableUntilText, type TaskOutcome } from './task-payload.ts';
import { workflowOfRun, type WorkflowNode } from '../workflow-node.ts';
import { WorkflowRef } from '../workflow.schema.ts';

interface WorkflowOutcome {
  readonly workflow: WorkflowNode;
  readonly changed: readonly TaskNode[];
  readonly undoableUntil: TaskOutcome['undoableUntil'];
}

export const WorkflowCommandPayloadRef = builder
  .objectRef<WorkflowOutcome>('WorkflowCommandPayload')
  .implement({
    description: 'What a command on a whole workflow led to.',
    fields: (t) => ({
      workflow: t.field({ type: WorkflowRef, resolve: ({ workflow }) => workflow }),
      changed: t.field({
        type: [TaskRef],
        description: 'Every task that the command altered.',
        resolve: ({ changed }) => changed,
      }),
      undoableUntil: t.field({
        type: 'DateTime',
        nullable: true,
        description: undoableUntilText,
        resolve: ({ undoableUntil }) => undoableUntil,
      }),
    }),
  });

export const WorkflowCommandInput = builder.inputType('WorkflowCommandInput', {
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description: 'Made once for one intention: a repetition changes nothing.',
    }),
    workflowId: t.id({ required: true }),
    expectedVersion: t.int({
      description: 'Version of the workflow that the person saw; another one is a conflict.',
    }),
    reason: t.string({
      description: 'Why; kept with the workflow. Pausing and ending ask for one.',
    }),
  }),
});

export const giveWorkflowCommand = async (
  context: RequestContext,
  input: {
    readonly idempotencyKey: string;
    readonly workflowId: string;
    readonly expectedVersion?: number | null | undefined;
  },
  command: CommandRequest['command'],
  parties?: CommandRequest['parties'],
  besides?: CommandRequest['besides'],
): Promise<WorkflowOutcome> => {
  const { details, changed, undoableUntil } = await executeRunCommand(requestChannel(context), {
    target: {
      kind: 'WORKFLOW',
      id: input.workflowId,
      expectedVersion: input.expectedVersion ?? null,
    },
    key: input.idempotencyKey,
    command,
    ...(parties === undefined ? {} : { parties }),
    ...(besides === undefined ? {} : { besides }),
  });
  if (details === null) throw new Refused(refuse('NotFound'));
  return {
    workflow: workflowOfRun(details),
    undoableUntil,
    changed: changed.flatMap((task) => nodeOfRun(details, task) ?? []),
  };
};

const RunWorkflowAgainInput = builder.inputType('RunWorkflowAgainInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true }),
    workflowId: t.id({ required: true }),
    expectedVersion: t.int(),
    stageId: t.id({ description: 'The stage that it runs again from; from its start where none.' }),
    reason: t.string(),
    wipe: t.boolean({
      description:
        'Throws away what people entered in the forms that are reset; else it waits there.',
    }),
  }),
});

builder.mutationFields((t) => ({
  startScheduledWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Starts a workflow now that is there and does not run: its start is planned for a day ahead, or answers are missing.',
    args: {
      input: t.arg({ type: WorkflowCommandInput, required: true }),
      values: t.arg({
        type: [FieldValueInput],
        description: 'Answers to what it asks at its start, where they are missing or to change.',
      }),
    },
    resolve: async (_, { input, values: given }, context) => {
      const values = (given ?? []).map(toGivenValue);
      const entered = await demandDocuments(context, values, { workflowId: input.workflowId });
      const command = { kind: 'START', values } as const;
      return giveWorkflowCommand(context, input, command, peopleIn(values), () =>
        attachInWorkflow(entered, input.workflowId),
      );
    },
  }),
  runWorkflowAgain: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Runs a workflow that is over once more, from its start or from a stage, by the restart rules of its stages and tasks.',
    args: {
      input: t.arg({ type: RunWorkflowAgainInput, required: true }),
      resets: t.arg({ type: [ResetChoiceInput] }),
    },
    resolve: (_, { input, resets }, context) =>
      giveWorkflowCommand(context, input, {
        kind: 'RUN_AGAIN',
        stageId: input.stageId == null ? null : asId<StageId>(input.stageId),
        reason: input.reason ?? '',
        resets: givenChoices(resets),
        wipe: input.wipe === true,
      }),
  }),
  detachWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Takes a workflow out of the hands of the task that started it: it goes on by itself, and the task is to be decided about.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, { kind: 'DETACH', reason: input.reason ?? '' }),
  }),
  deleteWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Takes the workflow off all lists; it can be restored for thirty days.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) => giveWorkflowCommand(context, input, { kind: 'DELETE' }),
  }),
  restoreWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Brings a deleted workflow back as it was.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) => giveWorkflowCommand(context, input, { kind: 'RESTORE' }),
  }),
  pauseWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Holds the workflow: nothing is submitted or decided until it is resumed.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, { kind: 'PAUSE', reason: input.reason ?? '' }),
  }),
  resumeWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Lets a paused workflow go on; open work is due as much later as it stood still.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) => giveWorkflowCommand(context, input, { kind: 'RESUME' }),
  }),
  endWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Stops the workflow before it is complete.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, { kind: 'END', reason: input.reason ?? '' }),
  }),
  restartWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Takes the end of a workflow back: it goes on where it was.',
    args: {
      input: t.arg({ type: WorkflowCommandInput, required: true }),
      withLinkedWorkflows: t.arg.boolean({
        defaultValue: false,
        description: 'Whether the linked workflows that ended with it go on with it.',
      }),
    },
    resolve: (_, { input, withLinkedWorkflows }, context) =>
      giveWorkflowCommand(context, input, {
        kind: 'RESTART',
        withChildren: withLinkedWorkflows === true,
        reason: input.reason ?? '',
      }),
  }),
}));
