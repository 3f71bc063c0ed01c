export { incomingMailHandlers, recurringMailJobs } from './incoming-mail.jobs.ts';
export { mailIntake } from './receive-mail.ts';
