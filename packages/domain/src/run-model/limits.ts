/** Days in which a deleted workflow can be restored. */
export const restoreDays = 30;
/** Maximum length of comments and reasons, in characters. */
export const commentMaxLength = 4000;
/** Hours in which an approver can revoke a deciding vote. */
export const revocationHours = 24;
/** Maximum number of open comments on one form. */
export const mostFieldComments = 500;
/** Maximum number of questions and replies of one approval. */
export const mostInquiries = 200;
