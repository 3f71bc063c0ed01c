import type { SystemRole } from '@baton/domain/party/system-role';
import { systemRoles } from '@baton/domain/party/system-role';
import { company, demoPassword } from '@baton/fixtures/world/company';
import {
  worldEmail,
  worldPeople,
  worldRoles,
  worldSystemRoles,
  worldTeams,
} from '@baton/fixtures/world/people';
import { createTenantStatements } from '../features/tenants/index.ts';
import { hashPassword } from '../platform/auth/credentials/password-hash.ts';
import { prepared } from '../platform/db/statement.ts';
import type { Database } from '../platform/db/trip.ts';
import { newId } from '../platform/db/uuid.ts';
import type { Viewer } from '../platform/graphql/viewer.ts';

/** Ids and access of the people in the seeded company. */
export interface SeededCompany {
  readonly tenantId: string;
  /** Returns the id of a person by key, or of a team or role by name. */
  readonly idOf: (name: string) => string;
  readonly viewerOf: (key: string) => Viewer;
  /** Returns the keys of the members of a team or role, or of the person. */
  readonly peopleBehind: (partyId: string) => readonly string[];
}

const describeTenant = prepared<
  unknown,
  [color: string, displayName: string, customerName: string]
>(
  'seed_tenant',
  `UPDATE tenant SET accent_color = $1, display_name = $2, customer_name = $3
    WHERE id = app.tenant_id()`,
);

/** The background of the sign-in page and of messages is the color of the company. */
const brandTenant = prepared<unknown, [senderName: string, background: string]>(
  'seed_branding',
  `INSERT INTO branding (tenant_id, foreground, background, sender_name, languages)
   VALUES (app.tenant_id(), '#ffffff', $2, $1, '{}')`,
);

const insertParties = prepared<unknown, [rows: string]>(
  'seed_parties',
  `INSERT INTO party (tenant_id, id, kind, name, email, access_level, is_admin, allows_inviting)
   SELECT app.tenant_id(), id, kind::party_kind, name, email, access_level::access_level, is_admin, allows_inviting
     FROM json_to_recordset($1::json)
       AS r (id uuid, kind text, name text, email text, access_level text, is_admin boolean,
              allows_inviting boolean)`,
);

const insertMembers = prepared<
  unknown,
  [groups: readonly string[], members: readonly string[], admins: readonly boolean[]]
>(
  'seed_members',
  `INSERT INTO membership (tenant_id, group_id, member_id, is_admin)
   SELECT app.tenant_id(), m.g, m.p, m.a FROM unnest($1::uuid[], $2::uuid[], $3::bool[]) AS m (g, p, a)`,
);

const joinSystemRole = prepared<unknown, [role: SystemRole, members: readonly string[]]>(
  'seed_system_role',
  `INSERT INTO membership (tenant_id, group_id, member_id)
   SELECT app.tenant_id(), r.id, p FROM party r, unnest($2::uuid[]) p
    WHERE r.tenant_id = app.tenant_id() AND r.system_role = $1`,
);

const keysOf = (members: readonly string[], key: string): boolean => members.includes(key);

const toCompany = (tenantId: string, ids: ReadonlyMap<string, string>): SeededCompany => {
  const idOf = (name: string): string => {
    const id = ids.get(name);
    if (id === undefined) throw new Error(`the demo company has no ${name}`);
    return id;
  };
  const groups = [...worldTeams, ...worldRoles];
  return {
    tenantId,
    idOf,
    peopleBehind: (partyId) => [
      ...worldPeople.filter(({ key }) => idOf(key) === partyId).map(({ key }) => key),
      ...groups.filter(({ name }) => idOf(name) === partyId).flatMap(({ members }) => members),
    ],
    viewerOf: (key) => {
      const person = worldPeople.find((one) => one.key === key);
      if (person === undefined) throw new Error(`the demo company has no ${key}`);
      const joined = groups.filter(({ members }) => keysOf(members, key));
      return {
        sessionId: '',
        accountId: '',
        tenantId,
        userId: idOf(key),
        userName: person.name,
        email: worldEmail(key),
        accessLevel: person.accessLevel,
        isAdmin: person.isAdmin,
        locale: person.locale,
        theme: 'SYSTEM',
        tenantName: company.name,
        timeZone: company.timeZone,
        parties: [idOf(key), ...joined.map(({ name }) => idOf(name))],
        systemRoles: systemRoles.filter((role) => keysOf(worldSystemRoles[role], key)),
        stamp: 0,
      };
    },
  };
};

/** Creates the workspace and its people, without accounts. */
export const seedPeople = async (database: Database): Promise<SeededCompany> => {
  const tenantId = newId<string>();
  const ids = new Map<string, string>();
  for (const { key } of worldPeople) ids.set(key, newId());
  for (const { name } of [...worldTeams, ...worldRoles]) ids.set(name, newId());
  const idOf = (name: string): string => ids.get(name) ?? '';
  const people = worldPeople.map((person) => ({
    id: idOf(person.key),
    kind: 'USER',
    name: person.name,
    email: worldEmail(person.key),
    access_level: person.accessLevel,
    is_admin: person.isAdmin,
    allows_inviting: false,
  }));
  const groupsAs = (kind: string, groups: typeof worldTeams) =>
    groups.map(({ name, allowsInviting = false }) => ({
      id: idOf(name),
      kind,
      name,
      email: null,
      access_level: 'INTERNAL',
      is_admin: false,
      allows_inviting: allowsInviting,
    }));
  const parties = [...people, ...groupsAs('TEAM', worldTeams), ...groupsAs('ROLE', worldRoles)];
  const pairs = [...worldTeams, ...worldRoles].flatMap(({ name, members, admins = [] }) =>
    members.map((member) => [idOf(name), idOf(member), admins.includes(member)] as const),
  );
  await database.trip(
    { kind: 'identity' },
    ...createTenantStatements({
      id: tenantId,
      name: company.name,
      timeZone: company.timeZone,
      isDemo: true,
    }),
    describeTenant(company.accentColor, company.displayName, company.customerName),
    brandTenant(company.name, company.accentColor),
    insertParties(JSON.stringify(parties)),
    insertMembers(
      pairs.map(([group]) => group),
      pairs.map(([, member]) => member),
      pairs.map(([, , isAdmin]) => isAdmin),
    ),
    ...systemRoles.map((role) => joinSystemRole(role, worldSystemRoles[role].map(idOf))),
  );
  return toCompany(tenantId, ids);
};

const lockSetUp = prepared<unknown, []>(
  'seed_lock',
  `SELECT pg_advisory_xact_lock(hashtext('baton.set-up'))`,
);

const insertAccounts = prepared<
  { readonly id: string },
  [ids: readonly string[], emails: readonly string[], locales: readonly string[], hash: string]
>(
  'seed_accounts',
  `WITH added AS (
     INSERT INTO account (id, email, locale)
     SELECT r.id, r.email, r.locale FROM unnest($1::uuid[], $2::text[], $3::text[]) AS r (id, email, locale)
      WHERE NOT EXISTS (SELECT FROM account)
     RETURNING id)
   INSERT INTO credential (account_id, kind, secret) SELECT id, 'PASSWORD', $4 FROM added
   RETURNING account_id AS id`,
);

const enterTenant = prepared<unknown, [tenantId: string]>(
  'seed_enter',
  `SELECT set_config('app.tenant_id', $1, true)`,
);

const linkAccounts = prepared<unknown, [ids: readonly string[]]>(
  'seed_link',
  `UPDATE party p SET account_id = a.id FROM account a
    WHERE p.tenant_id = app.tenant_id() AND a.id = ANY($1::uuid[]) AND a.email = p.email`,
);

/**
 * Creates the accounts, as the last step: an interrupted seed leaves no accounts and starts again
 * next time. If two servers seed at the same time, only the first one's company gets accounts.
 */
export const createAccounts = async (database: Database, tenantId: string): Promise<void> => {
  const ids = worldPeople.map(() => newId<string>());
  await database.trip(
    { kind: 'identity' },
    lockSetUp(),
    insertAccounts(
      ids,
      worldPeople.map(({ key }) => worldEmail(key)),
      worldPeople.map(({ locale }) => locale),
      await hashPassword(demoPassword),
    ),
    enterTenant(tenantId),
    linkAccounts(ids),
  );
};
