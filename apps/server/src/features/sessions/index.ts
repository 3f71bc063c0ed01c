export { passwordResetHandler } from './password-reset.jobs.ts';
