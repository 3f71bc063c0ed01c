import { prepared } from './statement.ts';

/** Returns all workspaces, for jobs that clean up each of them. */
export const everyTenant = prepared<{ readonly id: string }>(
  'every_tenant',
  'SELECT app.tenant_ids() AS id',
);
