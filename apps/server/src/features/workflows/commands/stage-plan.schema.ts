import { asId, type RichText, type StageId, type StageKey } from '@baton/domain/core/ids';
import { derivedId } from '../../../platform/db/uuid.ts';
import { builder } from '../../../platform/graphql/builder.ts';
import { sanitiseRichText } from '../../../platform/sanitise/sanitise-rich-text.ts';
import { planRefs } from '../../blueprints/index.ts';
import type { RunDetails } from '../../runs/index.ts';
import { AddedStageStartRef, startOf } from './added-stage-start.ts';
import { AddedApprovalRuleRef, giveWithNewTask, NewTaskInput } from './add-task.ts';
import { AddedTaskTypeRef } from './plan-commands.schema.ts';
import { workflowOfRun } from '../workflow-node.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';

const key = 'Client-generated key. A repeated request with the same key has no further effect.';
const version = 'Workflow version that the client saw. Another version is a conflict.';

const AddStageInput = builder.inputType('AddStageInput', {
  description: 'Input of `addStage`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    expectedVersion: t.int({ description: version }),
    name: t.string({ required: true, description: 'Name of the stage.' }),
    description: t.string({ description: 'Description as rich text.' }),
    afterStageId: t.id({
      description: 'Stage before the new one. If null, the new stage is first.',
    }),
    start: t.field({
      type: AddedStageStartRef,
      required: true,
      description: 'When the stage starts.',
    }),
    stageIds: t.idList({ description: 'Stages to wait for with AFTER_STAGES.' }),
    join: t.field({
      type: planRefs.join,
      description: 'Join for AFTER_STAGES. Default: ALL_RESOLVED.',
    }),
    date: t.field({ type: 'Date', description: 'Start date for DATE.' }),
    taskType: t.field({
      type: AddedTaskTypeRef,
      required: true,
      description: 'Type of its first task.',
    }),
    rule: t.field({
      type: AddedApprovalRuleRef,
      description: 'Approval rule of an approval. Default: ANY.',
    }),
    task: t.field({
      type: NewTaskInput,
      required: true,
      description: 'First task of the stage. A stage without a task would complete immediately.',
    }),
  }),
});

const UpdateStageInput = builder.inputType('UpdateStageInput', {
  description: 'Input of `updateStage`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({ description: version }),
    name: t.string({ description: 'If not set, unchanged.' }),
    description: t.string({ description: 'Rich text. If not set, unchanged.' }),
  }),
});

const DeleteStageInput = builder.inputType('DeleteStageInput', {
  description: 'Input of `deleteStage`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({ description: version }),
  }),
});

/** Returns the current name of a stage for the audit log. */
const textsOf = ({ stages }: RunDetails['texts'], id: StageId) => {
  const { name = '', description = '' } = stages.get(id) ?? {};
  return { name, description: asId<RichText>(description) };
};

builder.mutationFields((t) => ({
  addStage: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      "Adds a stage with its first task. A completed workflow continues with it. Stages in progress don't change.",
    args: { input: t.arg({ type: AddStageInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const { idempotencyKey, workflowId, name, afterStageId } = input;
      const kind = { type: input.taskType, rule: input.rule ?? 'ANY' };
      const stage = {
        name,
        description: sanitiseRichText(input.description ?? ''),
        start: startOf(input),
        after: afterStageId == null ? null : asId<StageId>(afterStageId),
      };
      const { details, changed, undoableUntil } = await giveWithNewTask(
        context,
        input,
        kind,
        (first) => ({
          kind: 'ADD_STAGE',
          stage,
          first,
          id: asId<StageId>(derivedId('added stage', workflowId, idempotencyKey)),
          key: asId<StageKey>(derivedId('key of added stage', workflowId, idempotencyKey)),
        }),
      );
      return { workflow: workflowOfRun(details), changed, undoableUntil };
    },
  }),
  updateStage: t.field({
    type: WorkflowCommandPayloadRef,
    description: "Changes name or description of a stage that isn't completed.",
    args: { input: t.arg({ type: UpdateStageInput, required: true }) },
    resolve: (_, { input }, context) => {
      const stageId = asId<StageId>(input.stageId);
      const { name, description } = input;
      return giveWorkflowCommand(context, input, (_run, texts) => ({
        kind: 'UPDATE_STAGE',
        stageId,
        texts: {
          ...(name != null && { name }),
          ...(description != null && { description: sanitiseRichText(description) }),
        },
        was: textsOf(texts, stageId),
      }));
    },
  }),
  deleteStage: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      "Deletes a stage that hasn't started. Its dependents depend on its predecessors instead.",
    args: { input: t.arg({ type: DeleteStageInput, required: true }) },
    resolve: (_, { input }, context) => {
      const stageId = asId<StageId>(input.stageId);
      return giveWorkflowCommand(context, input, (_run, texts) => ({
        kind: 'DELETE_STAGE',
        stageId,
        was: textsOf(texts, stageId),
        labels: texts.tasks,
      }));
    },
  }),
}));
