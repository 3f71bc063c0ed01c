export { registerScim } from './scim.routes.ts';
