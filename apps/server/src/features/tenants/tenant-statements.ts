import { systemRoleNames, systemRoles } from '@baton/domain/party/system-role';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import { newId } from '../../platform/db/uuid.ts';
import type { TenantNode } from './tenant-node.ts';

const createTenant = prepared<unknown, [string, string, string, boolean]>(
  'create_tenant',
  'SELECT app.create_tenant($1, $2, $3, $4)',
);

const insertSystemRoles = prepared<
  unknown,
  [tenantId: string, ids: readonly string[], names: readonly string[], codes: readonly string[]]
>(
  'insert_system_roles',
  `INSERT INTO party (tenant_id, id, kind, name, system_role)
   SELECT $1::uuid, r.id, 'ROLE', r.name, r.code
     FROM unnest($2::uuid[], $3::text[], $4::text[]) AS r (id, name, code)`,
);

const insertMember = prepared<
  unknown,
  [tenantId: string, id: string, name: string, accountId: string, email: string]
>(
  'insert_first_member',
  `INSERT INTO party (tenant_id, id, kind, name, account_id, email, is_admin)
   VALUES ($1, $2, 'USER', $3, $4, $5, true)`,
);

export interface NewTenant {
  readonly id: string;
  readonly name: string;
  readonly timeZone: string;
  readonly isDemo: boolean;
}

/**
 * Returns statements that create a workspace with its system roles and enter it for the rest of the
 * transaction.
 */
export const createTenantStatements = (tenant: NewTenant): readonly [Statement, Statement] => [
  createTenant(tenant.id, tenant.name, tenant.timeZone, tenant.isDemo),
  insertSystemRoles(
    tenant.id,
    systemRoles.map(() => newId()),
    systemRoles.map((role) => systemRoleNames[role]),
    systemRoles,
  ),
];

export interface FirstMember {
  readonly tenantId: string;
  readonly accountId: string;
  readonly name: string;
  readonly email: string;
}

/** Returns the statement that inserts the first admin of a workspace. */
export const insertFirstMember = (member: FirstMember): Statement =>
  insertMember(member.tenantId, newId(), member.name, member.accountId, member.email);

/** Updates the current workspace. Null keeps the display or customer name, and an empty text removes it. */
export const updateTenantRow = prepared<
  unknown,
  [
    name: string,
    accentColor: string,
    timeZone: string,
    displayName: string | null,
    customerName: string | null,
  ]
>(
  'update_tenant',
  `UPDATE tenant SET name = $1, accent_color = $2, time_zone = $3,
          display_name = nullif(coalesce($4, display_name), ''), customer_name = nullif(coalesce($5, customer_name), '')
    WHERE id = app.tenant_id()`,
);

/** Returns the current values of what `updateTenantRow` changes. */
export const tenantValues = prepared<Omit<TenantNode, 'id' | 'isDemo' | 'languages'>, []>(
  'tenant_values',
  `SELECT name, display_name AS "displayName", customer_name AS "customerName", accent_color AS "accentColor",
          time_zone AS "timeZone"
     FROM tenant WHERE id = app.tenant_id()`,
);
