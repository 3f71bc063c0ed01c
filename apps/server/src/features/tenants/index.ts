export { createFirstTenant, createNextTenant } from './create-first-tenant.ts';
export { tenantJson, TenantRef, type TenantNode } from './tenant-node.ts';
export { createTenantStatements, insertFirstMember, tenantValues } from './tenant-statements.ts';
export { changeTenant, type TenantChange } from './change-tenant.ts';
