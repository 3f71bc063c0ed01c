export { sendMailHandler, sweepMailEveryNight, sweepMailHandler } from './mail.jobs.ts';
export { pauseBounced } from './pause-bounced.ts';
export type { MailKind } from './mail-words.ts';
export { queueMail } from './queue-mail.ts';
export { sampleMail, type MailFact, type MailSection } from './render-mail.ts';
export { replyTokenHash, type ReplySubject } from './reply-address.ts';
export { findReplyLink } from './reply-links.repository.ts';
