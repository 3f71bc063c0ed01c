import type { AccessLevel } from '@baton/domain/party/access-level';
import type { SystemRole } from '@baton/domain/party/system-role';
import { prepared } from '../../platform/db/statement.ts';

/** A person with the facts for changes. */
export interface PersonFacts {
  readonly id: string;
  readonly name: string;
  /** Null until an invited person signs up. */
  readonly accountId: string | null;
  readonly isAdmin: boolean;
  readonly accessLevel: AccessLevel;
  readonly isActive: boolean;
  readonly managerId: string | null;
}

export const personFacts = prepared<PersonFacts, [id: string]>(
  'person_facts',
  `SELECT id, name, account_id AS "accountId", is_admin AS "isAdmin", access_level AS "accessLevel",
          deleted_at IS NULL AS "isActive", manager_id AS "managerId" FROM party
    WHERE tenant_id = app.tenant_id() AND id = $1 AND kind = 'USER'`,
);

/**
 * Inserts a person for the account with this email. Violates party_email if the person exists in
 * this workspace.
 */
export const insertPerson = prepared<
  unknown,
  [id: string, name: string, email: string, accessLevel: AccessLevel, isAdmin: boolean]
>(
  'insert_person',
  `INSERT INTO party (tenant_id, id, kind, name, account_id, email, access_level, is_admin)
   SELECT app.tenant_id(), $1::uuid, 'USER', $2, a.id, a.email, $4::access_level, $5::boolean
     FROM account a WHERE a.email = $3`,
);

/** Inserts a person without an account. Violates party_email if the workspace has the address. */
export const insertInvited = prepared<
  unknown,
  [
    id: string,
    name: string,
    email: string,
    accessLevel: AccessLevel,
    isAdmin: boolean,
    inviterId: string,
  ]
>(
  'insert_invited',
  `INSERT INTO party (tenant_id, id, kind, name, email, access_level, is_admin, created_by)
   VALUES (app.tenant_id(), $1, 'USER', $2, $3, $4::access_level, $5, $6)`,
);

/**
 * Locks people in a fixed order. So if two admins remove each other's rights, the second one fails.
 */
export const lockPeople = prepared<unknown, [ids: readonly string[]]>(
  'lock_people',
  `SELECT FROM party WHERE tenant_id = app.tenant_id() AND id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

/** Updates the person unless one of the two people changed since the decision. */
export const updatePerson = prepared<
  { readonly id: string },
  [
    id: string,
    wasAdmin: boolean,
    actorId: string,
    actorIsAdmin: boolean,
    name: string,
    accessLevel: AccessLevel,
    isAdmin: boolean,
    deletedAt: Date | null,
  ]
>(
  'update_person',
  `UPDATE party SET name = $5, access_level = $6, is_admin = $7,
          deleted_at = CASE WHEN $8::timestamptz IS NULL THEN NULL ELSE coalesce(deleted_at, $8) END
    WHERE tenant_id = app.tenant_id() AND id = $1 AND kind = 'USER' AND is_admin = $2
      AND EXISTS (SELECT FROM party a WHERE a.tenant_id = app.tenant_id() AND a.id = $3
                     AND a.is_admin = $4 AND a.deleted_at IS NULL)
   RETURNING id`,
);

/** Sets the manager of a person. Null removes the manager. */
export const setManager = prepared<unknown, [id: string, managerId: string | null]>(
  'set_manager',
  `UPDATE party SET manager_id = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND manager_id IS DISTINCT FROM $2::uuid`,
);

/** A team or role with the facts for changes. */
export interface GroupFacts {
  readonly id: string;
  readonly name: string;
  readonly kind: 'TEAM' | 'ROLE';
  readonly systemRole: SystemRole | null;
  readonly allowsInviting: boolean;
  readonly memberIds: readonly string[];
  /** True if the current version of a blueprint assigns tasks to it. */
  readonly isPublished: boolean;
}

export const groupFacts = prepared<GroupFacts, [id: string]>(
  'group_facts',
  `SELECT g.id, g.name, g.kind, g.system_role AS "systemRole", g.allows_inviting AS "allowsInviting",
          ARRAY(SELECT m.member_id FROM membership m WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id) AS "memberIds",
          EXISTS (SELECT FROM blueprint b
                    JOIN blueprint_version v ON v.tenant_id = b.tenant_id AND v.id = b.published_version_id
                   WHERE b.tenant_id = g.tenant_id AND b.deleted_at IS NULL
                     AND position(g.id::text IN v.content::text) > 0) AS "isPublished"
     FROM party g
    WHERE g.tenant_id = app.tenant_id() AND g.id = $1 AND g.kind <> 'USER' AND g.deleted_at IS NULL`,
);

/** What a decision about joining or leaving a team or role needs. */
export type JoinedGroup = Pick<GroupFacts, 'id' | 'systemRole'> & { readonly memberCount: number };

export const joinedGroups = prepared<JoinedGroup, [ids: readonly string[]]>(
  'joined_groups',
  `SELECT g.id, g.system_role AS "systemRole",
          (SELECT count(*)::int FROM membership m
            WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id) AS "memberCount"
     FROM party g
    WHERE g.tenant_id = app.tenant_id() AND g.id = ANY($1::uuid[]) AND g.kind <> 'USER'
      AND g.deleted_at IS NULL`,
);

/** Adds a person to groups and removes them from others. */
export const changeGroups = prepared<
  unknown,
  [personId: string, joined: readonly string[], left: readonly string[]]
>(
  'change_groups',
  `WITH gone AS (
     DELETE FROM membership
      WHERE tenant_id = app.tenant_id() AND member_id = $1 AND group_id = ANY($3::uuid[]))
   INSERT INTO membership (tenant_id, group_id, member_id)
   SELECT app.tenant_id(), g, $1::uuid FROM unnest($2::uuid[]) g
   ON CONFLICT DO NOTHING`,
);

/** Returns those of these ids that are people of the workspace. */
export const knownPeople = prepared<{ readonly id: string }, [ids: readonly string[]]>(
  'known_people',
  `SELECT id FROM party WHERE tenant_id = app.tenant_id() AND id = ANY($1::uuid[]) AND kind = 'USER'`,
);

/** Returns people with a current or future absence, and their delegates. */
export const concernedByAbsences = prepared<{ readonly id: string }>(
  'concerned_by_absences',
  `SELECT DISTINCT p.id
     FROM absence a, unnest(ARRAY[a.person_id, a.work_delegate, a.approval_delegate, a.role_delegate]) AS p(id)
    WHERE a.tenant_id = app.tenant_id() AND a.over_at IS NULL AND p.id IS NOT NULL`,
);

export const insertGroup = prepared<
  unknown,
  [id: string, kind: 'TEAM' | 'ROLE', name: string, allowsInviting: boolean]
>(
  'insert_group',
  `INSERT INTO party (tenant_id, id, kind, name, allows_inviting)
   VALUES (app.tenant_id(), $1, $2, $3, $4)`,
);

export const updateGroup = prepared<unknown, [id: string, name: string, allowsInviting: boolean]>(
  'update_group',
  `UPDATE party SET name = $2, allows_inviting = $3
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL`,
);

/** Sets the members of a group. */
export const setMembers = prepared<unknown, [groupId: string, memberIds: readonly string[]]>(
  'set_members',
  `WITH gone AS (
     DELETE FROM membership
      WHERE tenant_id = app.tenant_id() AND group_id = $1 AND NOT member_id = ANY($2::uuid[]))
   INSERT INTO membership (tenant_id, group_id, member_id)
   SELECT app.tenant_id(), $1::uuid, m FROM unnest($2::uuid[]) m
   ON CONFLICT DO NOTHING`,
);

/** Marks a group as deleted. Its memberships stay, so that members can finish open tasks. */
export const markGroupDeleted = prepared<{ readonly id: string }, [id: string, now: Date]>(
  'mark_group_deleted',
  `UPDATE party SET deleted_at = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id`,
);
