export { loadInvitingRoles, viewerMayInvite } from '../inviting-roles.ts';
export { invitingRoles } from '../people.queries.ts';
export { groupsToJoin } from '../people.repository.ts';
export { maxMembers } from '../groups.ts';
export { inviteStatements, peopleByAddress, type CheckedInvitation } from './invite-statements.ts';
export { inviteUsers } from './invite-users.ts';
