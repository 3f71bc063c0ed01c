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

const key = 'Made once for one intention: a repetition changes nothing.';
const version = 'Version of the workflow that the person saw; another one is a conflict.';

const AddStageInput = builder.inputType('AddStageInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    name: t.string({ required: true }),
    description: t.string({ description: 'Rich text.' }),
    afterStageId: t.id({
      description: 'The stage that it is put behind; before all others where none.',
    }),
    start: t.field({ type: AddedStageStartRef, required: true }),
    stageIds: t.idList({ description: 'AFTER_STAGES: the stages that it waits for.' }),
    join: t.field({
      type: planRefs.join,
      description: 'AFTER_STAGES; left out: ALL_RESOLVED.',
    }),
    date: t.field({ type: 'Date', description: 'DATE: the day.' }),
    taskType: t.field({ type: AddedTaskTypeRef, required: true }),
    rule: t.field({
      type: AddedApprovalRuleRef,
      description: 'An approval: who has to agree; any of them where it is not said.',
    }),
    task: t.field({
      type: NewTaskInput,
      required: true,
      description: 'A stage comes with its first task: an empty one would be over at once.',
    }),
  }),
});

const UpdateStageInput = builder.inputType('UpdateStageInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true }),
    stageId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
    name: t.string({ description: 'Left out: stays.' }),
    description: t.string({ description: 'Rich text. Left out: stays.' }),
  }),
});

const DeleteStageInput = builder.inputType('DeleteStageInput', {
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true }),
    stageId: t.id({ required: true }),
    expectedVersion: t.int({ description: version }),
  }),
});

/** What a stage is called as it stands, for the record. */
const textsOf = ({ stages }: RunDetails['texts'], id: StageId) => {
  const { name = '', description = '' } = stages.get(id) ?? {};
  return { name, description: asId<RichText>(description) };
};

builder.mutationFields((t) => ({
  addStage: t.field({
    type: WorkflowCommandPayloadRef,
    description:
      'Adds a stage with its first task; what was finished goes on with it, and nothing that has begun is pulled back.',
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
    description: 'Another name or description; a stage that is done keeps its own.',
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
      'Deletes a stage with all that is in it, as long as nothing of it has begun. Whatever waits for it waits for what it waited for.',
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
