export { accountLinkHandler } from './account-link.jobs.ts';
export { freshViewer } from './second-factor/confirm-identity.ts';
