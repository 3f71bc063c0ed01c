import { asId, type StageId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { builder } from '../../../platform/graphql/builder.ts';
import { Refused } from '../../../platform/graphql/refused.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { attachInWorkflow, validateDocuments } from '../../documents/index.ts';
import { executeRunCommand, requestChannel, type CommandRequest } from '../../runs/index.ts';
import { nodeOfRun, TaskRef, type TaskNode } from '../../tasks/index.ts';
import { FieldValueInput, peopleIn, toEnteredValue } from '../inputs/field-value-input.ts';
import { toSelectedResets, ResetChoiceInput } from '../inputs/reset-choice-types.ts';
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
    description: 'Result of a command on a workflow.',
    fields: (t) => ({
      workflow: t.field({
        type: WorkflowRef,
        description: 'The workflow.',
        resolve: ({ workflow }) => workflow,
      }),
      changed: t.field({
        type: [TaskRef],
        description: 'All tasks that changed.',
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
  description: 'Input of commands on a workflow.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    expectedVersion: t.int({
      description: 'Workflow version that the client saw. Another version is a conflict.',
    }),
    reason: t.string({
      description: 'Reason, stored with the workflow. Required to pause and end.',
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
  extraStatements?: CommandRequest['extraStatements'],
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
    ...(extraStatements === undefined ? {} : { extraStatements }),
  });
  if (details === null) throw new Refused(refuse('NotFound'));
  return {
    workflow: workflowOfRun(details),
    undoableUntil,
    changed: changed.flatMap((task) => nodeOfRun(details, task) ?? []),
  };
};

const RunWorkflowAgainInput = builder.inputType('RunWorkflowAgainInput', {
  description: 'Input of `runWorkflowAgain`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    expectedVersion: t.int({
      description: 'Version that the client saw. Another version is a conflict.',
    }),
    stageId: t.id({ description: 'First stage to run. Null for the start.' }),
    reason: t.string({ description: 'Reason, stored with the command.' }),
    wipe: t.boolean({
      description:
        'True to discard entered values of the reset forms. Otherwise, they stay as drafts.',
    }),
  }),
});

builder.mutationFields((t) => ({
  startScheduledWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Starts a workflow that is scheduled or has missing intake values.',
    args: {
      input: t.arg({ type: WorkflowCommandInput, required: true }),
      values: t.arg({
        type: [FieldValueInput],
        description: 'Intake values that are missing or change.',
      }),
    },
    resolve: async (_, { input, values: given }, context) => {
      const values = (given ?? []).map(toEnteredValue);
      const entered = await validateDocuments(context, values, { workflowId: input.workflowId });
      const command = { kind: 'START', values } as const;
      return giveWorkflowCommand(context, input, command, peopleIn(values), () =>
        attachInWorkflow(entered, input.workflowId),
      );
    },
  }),
  runWorkflowAgain: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Runs a completed or ended workflow again, from its start or a stage, by its restart rules.',
    args: {
      input: t.arg({ type: RunWorkflowAgainInput, required: true }),
      resets: t.arg({
        type: [ResetChoiceInput],
        description: 'Decisions about work that the command resets.',
      }),
    },
    resolve: (_, { input, resets }, context) =>
      giveWorkflowCommand(context, input, {
        kind: 'RUN_AGAIN',
        stageId: input.stageId == null ? null : asId<StageId>(input.stageId),
        reason: input.reason ?? '',
        resets: toSelectedResets(resets),
        wipe: input.wipe === true,
      }),
  }),
  detachWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Unlinks a workflow from its parent task. The workflow continues, and the task waits for a decision.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, { kind: 'DETACH', reason: input.reason ?? '' }),
  }),
  deleteWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Deletes a workflow. It can be restored for 30 days.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) => giveWorkflowCommand(context, input, { kind: 'DELETE' }),
  }),
  restoreWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Restores a deleted workflow.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) => giveWorkflowCommand(context, input, { kind: 'RESTORE' }),
  }),
  pauseWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Pauses a workflow. No one can submit or decide until it resumes.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, { kind: 'PAUSE', reason: input.reason ?? '' }),
  }),
  resumeWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Resumes a paused workflow. Open due dates move by the length of the pause.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) => giveWorkflowCommand(context, input, { kind: 'RESUME' }),
  }),
  endWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Ends a workflow before it is completed.',
    args: { input: t.arg({ type: WorkflowCommandInput, required: true }) },
    resolve: (_, { input }, context) =>
      giveWorkflowCommand(context, input, { kind: 'END', reason: input.reason ?? '' }),
  }),
  restartWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Reopens an ended workflow.',
    args: {
      input: t.arg({ type: WorkflowCommandInput, required: true }),
      withLinkedWorkflows: t.arg.boolean({
        defaultValue: false,
        description: 'Whether linked workflows that ended with it also reopen.',
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
