import { asId, type PartyId } from '@baton/domain/core/ids';
import { refuse } from '@baton/domain/core/refusal';
import { builder } from '../../../platform/graphql/builder.ts';
import { WorkflowShareInput, WorkflowShareRef } from '../../people/index.ts';
import { giveWorkflowCommand, WorkflowCommandPayloadRef } from './workflow-commands.schema.ts';
import { detailsOf, WorkflowRef } from '../workflow.schema.ts';

builder.objectFields(WorkflowRef, (t) => ({
  sharedWith: t.field({
    type: [WorkflowShareRef],
    description: 'Who has access in addition to people with a task.',
    resolve: async (node, _, context) => {
      const details = await detailsOf(node, context);
      if (details === null) return [];
      const { parties } = details.texts;
      return details.view.workflow.collaborators.map(({ party, access }) => ({
        party: parties.get(party) ?? { id: party, name: '', kind: 'USER' },
        access,
      }));
    },
  }),
}));

const ShareWorkflowInput = builder.inputType('ShareWorkflowInput', {
  description: 'Input of `shareWorkflow`.',
  fields: (t) => ({
    idempotencyKey: t.id({
      required: true,
      description:
        'Client-generated key. A repeated request with the same key has no further effect.',
    }),
    workflowId: t.id({ required: true, description: 'ID of the workflow.' }),
    expectedVersion: t.int({
      required: true,
      description: 'Workflow version that the client saw. The list replaces the current one.',
    }),
    sharedWith: t.field({
      type: [WorkflowShareInput],
      required: true,
      description: 'All people, teams, and roles with access.',
    }),
  }),
});

builder.mutationField('shareWorkflow', (t) =>
  t.field({
    type: WorkflowCommandPayloadRef,
    description: 'Sets who has access to a workflow.',
    args: { input: t.arg({ type: ShareWorkflowInput, required: true }) },
    resolve: (_, { input }, context) => {
      const collaborators = input.sharedWith.map(({ partyId, access }) => ({
        party: asId<PartyId>(partyId),
        access,
      }));
      const editors = new Set<string>(
        collaborators.flatMap(({ party, access }) => (access === 'EDITOR' ? party : [])),
      );
      return giveWorkflowCommand(
        context,
        input,
        { kind: 'CHANGE_COLLABORATORS', collaborators },
        {
          ids: collaborators.map(({ party }) => party),
          // Collaborators who have left don't have to exist: they can stay or be removed.
          among: ({ workflow }) =>
            collaborators.flatMap(({ party }) =>
              workflow.collaborators.some((one) => one.party === party) ? [] : party,
            ),
          field: 'sharedWith',
          refusal: ({ id, kind, accessLevel }) =>
            kind === 'USER' && accessLevel === 'EXTERNAL' && editors.has(id)
              ? refuse('EditorMustBelongToWorkspace', {}, 'sharedWith')
              : null,
        },
      );
    },
  }),
);
