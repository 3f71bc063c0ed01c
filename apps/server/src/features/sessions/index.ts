export { accountLinkHandler } from './account-link.jobs.ts';
