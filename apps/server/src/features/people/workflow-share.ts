import type { WorkflowAccess } from '@baton/domain/party/collaborator';
import { builder, enumValues } from '../../platform/graphql/builder.ts';
import { PartyRef } from './party.schema.ts';
import type { PartyNode } from './party-node.ts';

const WorkflowAccessRef = builder.enumType('WorkflowAccess', {
  description: 'What a collaborator can do with a workflow.',
  values: enumValues<WorkflowAccess>({
    EDITOR: 'Manage the workflow together with its owner. Internal people only.',
    VIEWER: 'Read the workflow with all its tasks.',
  }),
});

/** A person or group with shared access to a workflow. */
interface ShareNode {
  readonly party: PartyNode;
  readonly access: WorkflowAccess;
}

export const WorkflowShareRef = builder.objectRef<ShareNode>('WorkflowShare').implement({
  description: 'Person, team, or role with access.',
  fields: (t) => ({
    party: t.field({
      type: PartyRef,
      description: 'Person, team, or role that the workflow is shared with.',
      resolve: ({ party }) => party,
    }),
    access: t.field({
      type: WorkflowAccessRef,
      description: 'What the collaborator can do.',
      resolve: ({ access }) => access,
    }),
  }),
});

export const WorkflowShareInput = builder.inputType('WorkflowShareInput', {
  description: 'Access of a collaborator.',
  fields: (t) => ({
    partyId: t.id({ required: true, description: 'ID of the person, team, or role.' }),
    access: t.field({
      type: WorkflowAccessRef,
      required: true,
      description: 'What the collaborator can do.',
    }),
  }),
});
