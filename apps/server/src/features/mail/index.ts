export { sendMailHandler, sweepMailEveryNight, sweepMailHandler } from './mail.jobs.ts';
export { queueMail } from './queue-mail.ts';
