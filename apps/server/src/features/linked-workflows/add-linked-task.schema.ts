import { mayStartFrom } from '@baton/domain/access/library/blueprint-access';
import { asId, type BlueprintId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { newLinkRule } from '@baton/domain/blueprint/link-rule';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { builder } from '../../platform/graphql/builder.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { demand, Refused } from '../../platform/graphql/refused.ts';
import { blueprints } from '../blueprints/index.ts';
import { addTask, NewTaskInput, TaskPayloadRef } from '../workflows/index.ts';

const AddLinkedWorkflowTaskInput = builder.inputType('AddLinkedWorkflowTaskInput', {
  description: 'Input of `addLinkedWorkflowTask`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    stageId: t.id({ required: true, description: 'ID of the stage.' }),
    expectedVersion: t.int({
      description: 'Workflow version that the client saw. Another version is a conflict.',
    }),
    blueprintId: t.id({ required: true, description: 'Blueprint of the workflow to start.' }),
    task: t.field({ type: NewTaskInput, required: true, description: 'The task.' }),
  }),
});

/** Throws if the person can't start the blueprint. Adding a linked task requires this right. */
const requireStartAccess = async (context: RequestContext, id: string): Promise<void> => {
  const blueprint = await blueprints.byId(context, id);
  if (blueprint === null) throw new Refused(refuse('NotFound', {}, 'blueprintId'));
  const isPublished = blueprint.published !== null;
  demand(
    mayStartFrom(actorOf(await context.viewer()), {
      isPublished,
      starters: blueprint.sharing.starters,
    }),
  );
};

builder.mutationField('addLinkedWorkflowTask', (t) =>
  t.field({
    type: TaskPayloadRef,
    description: 'Adds a task that starts another workflow.',
    args: { input: t.arg({ type: AddLinkedWorkflowTaskInput, required: true }) },
    resolve: async (_, { input }, context) => {
      await requireStartAccess(context, input.blueprintId);
      const link = { ...newLinkRule, blueprint: asId<BlueprintId>(input.blueprintId) };
      return addTask(context, input, { type: 'LINKED_WORKFLOW', link });
    },
  }),
);
