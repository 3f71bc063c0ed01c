export { createServiceAccount } from './change-service-accounts.ts';
