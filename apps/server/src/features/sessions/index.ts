export { registerSso } from './sso/sso.routes.ts';
export { accountLinkHandler } from './account-link.jobs.ts';
export { freshViewer } from './second-factor/confirm-identity.ts';
export { resetCalls } from './calls/reset.calls.ts';
export { signInCalls } from './calls/sign-in.calls.ts';
export { ssoCalls } from './sso/sso.calls.ts';
