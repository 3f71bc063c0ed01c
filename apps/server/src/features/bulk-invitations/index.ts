export { createBulkInvitation } from './change-bulk-invitation.ts';
export { bulkInvitationHandler } from './invite-bulk-rows.ts';
