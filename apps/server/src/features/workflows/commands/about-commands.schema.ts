import { mayOwnWorkflow } from '@baton/domain/party/workflow-owner';
import { asId, type PartyId, type TaskId } from '@baton/domain/core/ids';
import type { TextPatch, Texts } from '@baton/domain/run-model/texts';
import { builder } from '../../../platform/graphql/builder.ts';
import type { RequestContext } from '../../../platform/graphql/request-context.ts';
import { sanitiseRichText } from '../../../platform/sanitise/sanitise-rich-text.ts';
import { checkTags } from '../../tags/index.ts';
import { runTaskCommand, TaskPayloadRef } from './task-payload.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';

const key = 'Client-generated key. A repeated request with the same key has no further effect.';
const stays = 'If not set, unchanged.';
const allTags = `Ids of all its tags. ${stays}`;

const UpdateTaskInput = builder.inputType('UpdateTaskInput', {
  description: 'Input of `updateTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    taskId: t.id({ required: true, description: 'ID of the task.' }),
    expectedVersion: t.int({
      description: 'Task version that the client saw. Another version is a conflict.',
    }),
    name: t.string({ description: stays }),
    description: t.string({ description: `Rich text. ${stays}` }),
    tags: t.idList({ description: allTags }),
  }),
});

const UpdateWorkflowInput = builder.inputType('UpdateWorkflowInput', {
  description: 'Input of `updateWorkflow`.',
  fields: (t) => ({
    idempotencyKey: t.id({ required: true, description: key }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    expectedVersion: t.int({
      description: 'Workflow version that the client saw. Another version is a conflict.',
    }),
    name: t.string({ description: stays }),
    description: t.string({ description: `Rich text. ${stays}` }),
    tags: t.idList({ description: allTags }),
    ownerId: t.id({ description: `A member of the workspace. ${stays}` }),
  }),
});

interface GivenTexts {
  readonly name?: string | null | undefined;
  readonly description?: string | null | undefined;
  readonly tags?: readonly string[] | null | undefined;
}

const patchOf = async (
  context: RequestContext,
  { name, description, tags }: GivenTexts,
): Promise<TextPatch> => ({
  ...(name != null && { name }),
  ...(description != null && { description: sanitiseRichText(description) }),
  ...(tags != null && { tags: await checkTags(context, tags) }),
});

const nothing: Texts = { name: '', description: '', tags: [] };

builder.mutationFields((t) => ({
  updateTask: t.field({
    type: TaskPayloadRef,
    description: 'Changes name, description, or tags of a task.',
    args: { input: t.arg({ type: UpdateTaskInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const taskId = asId<TaskId>(input.taskId);
      const texts = await patchOf(context, input);
      return runTaskCommand(context, input, (_run, { tasks }) => ({
        kind: 'DESCRIBE_TASK',
        taskId,
        texts,
        was: tasks.get(taskId) ?? nothing,
      }));
    },
  }),
  updateWorkflow: t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Changes name, description, owner, or tags of a workflow.',
    args: { input: t.arg({ type: UpdateWorkflowInput, required: true }) },
    resolve: async (_, { input }, context) => {
      const ownerId = input.ownerId == null ? null : asId<PartyId>(input.ownerId);
      const texts = await patchOf(context, input);
      return giveWorkflowCommand(
        context,
        input,
        (_run, { name, description, tags }) => ({
          kind: 'EDIT_WORKFLOW',
          texts,
          was: { name, description, tags },
          ownerId,
        }),
        ownerId === null
          ? undefined
          : { ids: [ownerId], field: 'ownerId', refusal: (party) => mayOwnWorkflow(party) },
      );
    },
  }),
}));
