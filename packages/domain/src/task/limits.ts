/** How often a task may be sent back before the owner has to step in, unless the blueprint says otherwise. */
export const rejectCycleLimit = 10;
/** How long a deleted workflow can be restored, in days. */
export const restoreDays = 30;
/** Longest comment of a vote and reason of a command, in characters. */
export const commentMaxLength = 4000;
/** How long an approver can take a vote back that has decided. */
export const revocationHours = 24;
/** Most remarks that wait at the answers of one form. */
export const mostRemarks = 500;
/** Most questions and answers of one approval. */
export const mostInquiries = 200;
