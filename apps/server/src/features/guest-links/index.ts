export { mailGuestsOfReturn, type ReturnedTask } from './mail-sent-back.ts';
export { mailGuestsOfQuestion, type ApproverQuestion } from './mail-question.ts';
export { remindGuests } from './remind-guests.ts';
export { mailGuestOfReply, sendGuestLink } from './send-guest-link.ts';
export { guestLinkById, linksOfGuest, linksOfTasks } from './guest-links.queries.ts';
export type { GuestLinkRow } from './guest-links.queries.ts';
