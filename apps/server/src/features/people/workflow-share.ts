import type { WorkflowAccess } from '@baton/domain/access/collaborator';
import { builder } from '../../platform/graphql/builder.ts';
import { PartyRef } from './party.schema.ts';
import type { PartyNode } from './party-node.ts';

const WorkflowAccessRef = builder.enumType('WorkflowAccess', {
  description:
    'EDITOR: manages the workflow with its owner; internal people only. VIEWER: reads it with all its tasks.',
  values: ['EDITOR', 'VIEWER'] as const satisfies readonly WorkflowAccess[],
});

/** A person or group with shared access to a workflow. */
interface ShareNode {
  readonly party: PartyNode;
  readonly access: WorkflowAccess;
}

export const WorkflowShareRef = builder.objectRef<ShareNode>('WorkflowShare').implement({
  description: 'Person, team, or role with access.',
  fields: (t) => ({
    party: t.field({ type: PartyRef, resolve: ({ party }) => party }),
    access: t.field({ type: WorkflowAccessRef, resolve: ({ access }) => access }),
  }),
});

export const WorkflowShareInput = builder.inputType('WorkflowShareInput', {
  fields: (t) => ({
    partyId: t.id({ required: true }),
    access: t.field({ type: WorkflowAccessRef, required: true }),
  }),
});
