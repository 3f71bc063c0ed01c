import { prepared, type Statement } from '../../../platform/db/statement.ts';
import type { DirectoryAttributes } from './provisioned-user.ts';

/** A person with the attributes that a directory reads. */
export interface ProvisionedRow {
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly accountId: string | null;
  readonly externalId: string | null;
  readonly organization: string;
  readonly managerId: string | null;
  readonly directory: DirectoryAttributes | null;
  readonly createdAt: Date;
  readonly isActive: boolean;
  /** True if the directory can't change the person: an admin that it didn't add, or a break-glass admin. */
  readonly isProtected: boolean;
  readonly groups: readonly { readonly id: string; readonly name: string }[];
}

/** A team with the attributes that a directory reads. */
export interface ProvisionedTeam {
  readonly id: string;
  readonly name: string;
  readonly externalId: string | null;
  readonly createdAt: Date;
  readonly members: readonly { readonly id: string; readonly name: string }[];
}

/** A condition in SQL on the columns of `p`, with the values of its parameters. */
export interface SqlCondition {
  readonly text: string;
  readonly values: readonly unknown[];
}

export interface ListedPage {
  /** Parameters of the condition start at $1. */
  readonly where: SqlCondition;
  readonly offset: number;
  readonly limit: number;
}

const userColumns = `p.id, p.name, p.email, p.account_id AS "accountId", p.external_id AS "externalId", p.organization,
  p.manager_id AS "managerId", p.directory, p.created_at AS "createdAt", p.deleted_at IS NULL AS "isActive",
  p.is_admin AND (p.directory IS NULL OR p.is_break_glass) AS "isProtected",
  coalesce((SELECT json_agg(json_build_object('id', g.id, 'name', g.name) ORDER BY g.name, g.id)
     FROM membership m JOIN party g ON g.tenant_id = m.tenant_id AND g.id = m.group_id
    WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id AND g.kind = 'TEAM' AND g.deleted_at IS NULL), '[]') AS groups`;

// People of the directory stay visible after a deactivation, so that it can reactivate them.
const userRows = `FROM party p WHERE p.tenant_id = app.tenant_id() AND p.kind = 'USER' AND p.user_type = 'PERSON'
  AND (p.deleted_at IS NULL OR p.directory IS NOT NULL)`;

const teamColumns = `p.id, p.name, p.external_id AS "externalId", p.created_at AS "createdAt",
  coalesce((SELECT json_agg(json_build_object('id', u.id, 'name', u.name) ORDER BY u.name, u.id)
     FROM membership m JOIN party u ON u.tenant_id = m.tenant_id AND u.id = m.member_id
    WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id AND u.deleted_at IS NULL), '[]') AS members`;
const teamRows = `FROM party p WHERE p.tenant_id = app.tenant_id() AND p.kind = 'TEAM' AND p.deleted_at IS NULL`;

const pageOf = <Row>(
  columns: string,
  rows: string,
  { where, offset, limit }: ListedPage,
): readonly [Statement<Row>, Statement<{ readonly count: number }>] => {
  const next = where.values.length;
  return [
    {
      // Only the rows of the page read their groups or members.
      text: `SELECT ${columns} FROM (SELECT p.* ${rows} AND (${where.text}) ORDER BY p.id OFFSET $${next + 1} LIMIT $${next + 2}) p ORDER BY p.id`,
      values: [...where.values, offset, limit],
    },
    { text: `SELECT count(*)::int AS count ${rows} AND (${where.text})`, values: where.values },
  ];
};

/** Returns the statements for a page of people and for their number. */
export const provisionedUsers = (page: ListedPage) =>
  pageOf<ProvisionedRow>(userColumns, userRows, page);

/** Returns the statements for a page of teams and for their number. */
export const provisionedTeams = (page: ListedPage) =>
  pageOf<ProvisionedTeam>(teamColumns, teamRows, page);

export const provisionedUser = prepared<ProvisionedRow, readonly [id: string]>(
  'provisioned_user',
  `SELECT ${userColumns} ${userRows} AND p.id = $1`,
);

export const provisionedTeam = prepared<ProvisionedTeam, readonly [id: string]>(
  'provisioned_team',
  `SELECT ${teamColumns} ${teamRows} AND p.id = $1`,
);

/** Returns whether people with an address of this domain sign in with an identity provider. */
export const hasProvider = prepared<{ readonly has: boolean }, readonly [domain: string]>(
  'has_provider',
  `SELECT EXISTS (SELECT FROM app.sso_of_domain($1) s WHERE s.tenant_id = app.tenant_id()) AS has`,
);

type WrittenUser = readonly [
  id: string,
  name: string,
  email: string,
  externalId: string | null,
  organization: string,
  managerId: string | null,
  directory: string,
  deletedAt: Date | null,
];

export const insertProvisioned = prepared<
  unknown,
  readonly [...WrittenUser, createdBy: string, at: Date, invitedAt: Date | null]
>(
  'insert_provisioned',
  `INSERT INTO party (tenant_id, id, kind, name, email, external_id, organization, manager_id, directory, deleted_at, created_by, created_at, invited_at)
   VALUES (app.tenant_id(), $1, 'USER', $2, $3, $4, $5, $6, $7, $8, $9, $10, $11)`,
);

/** Updates a person. The address of people who signed up doesn't change. */
export const updateProvisioned = prepared<unknown, WrittenUser>(
  'update_provisioned',
  `UPDATE party SET name = $2, email = CASE WHEN account_id IS NULL THEN $3 ELSE email END, external_id = $4,
          organization = $5, manager_id = $6, directory = $7,
          deleted_at = CASE WHEN $8::timestamptz IS NULL THEN NULL ELSE coalesce(deleted_at, $8) END
    WHERE tenant_id = app.tenant_id() AND id = $1 AND kind = 'USER' AND user_type = 'PERSON'`,
);

/** Ends the provisioning of a deactivated person, who is then unknown to the directory. */
export const forgetProvisioned = prepared<unknown, readonly [id: string]>(
  'forget_provisioned',
  `UPDATE party SET directory = NULL, external_id = NULL WHERE tenant_id = app.tenant_id() AND id = $1`,
);

type WrittenTeam = readonly [id: string, name: string, externalId: string | null];

export const insertTeam = prepared<unknown, WrittenTeam>(
  'insert_team',
  `INSERT INTO party (tenant_id, id, kind, name, external_id) VALUES (app.tenant_id(), $1, 'TEAM', $2, $3)`,
);

export const setTeam = prepared<unknown, WrittenTeam>(
  'set_team',
  `UPDATE party SET name = $2, external_id = $3
    WHERE tenant_id = app.tenant_id() AND id = $1 AND kind = 'TEAM' AND deleted_at IS NULL`,
);

/** Adds and removes members of a team, without touching the others. */
export const changeMembers = prepared<
  unknown,
  readonly [id: string, added: readonly string[], removed: readonly string[]]
>(
  'change_members',
  `WITH gone AS (
     DELETE FROM membership
      WHERE tenant_id = app.tenant_id() AND group_id = $1 AND member_id = ANY ($3::uuid[]))
   INSERT INTO membership (tenant_id, group_id, member_id)
   SELECT app.tenant_id(), $1::uuid, u.id FROM party u
    WHERE u.tenant_id = app.tenant_id() AND u.id = ANY ($2::uuid[]) AND u.kind = 'USER' AND u.user_type = 'PERSON'
      AND u.deleted_at IS NULL
   ON CONFLICT DO NOTHING`,
);
