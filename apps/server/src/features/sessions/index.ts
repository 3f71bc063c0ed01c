export { registerSso } from './sso/sso.routes.ts';
export { accountLinkHandler } from './account-link.jobs.ts';
export { freshViewer } from './second-factor/confirm-identity.ts';
