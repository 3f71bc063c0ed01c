export { registerGuestFiles } from './guest-files.routes.ts';
export { sendTaskToGuest } from './send-to-guest.ts';
export { askGuestQuestion } from './guest-tasks.ts';
export { answerGuestInquiry, taskOfApproval } from './guest-inquiries.ts';
export { guestById } from './guest-session.ts';
