export { addMember } from './add-member.ts';
export { insertRoles } from './insert-roles.ts';
export type { NewRole } from './insert-roles.ts';
export { loadParty } from './people.loaders.ts';
export { PartyRef, UserRef } from './party.schema.ts';
export type { PartyNode, PartyWithDetails } from './party-node.ts';
export { partyColumns } from './people.queries.ts';
export { ManagerOfKindRef } from './manager-of-kind.ts';
export { WorkflowShareInput, WorkflowShareRef } from './workflow-share.ts';
