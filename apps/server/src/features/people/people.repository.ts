import type { PartyId } from '@baton/domain/core/ids';
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
  readonly region: string | null;
  readonly timeZone: string | null;
  /** Time of the latest invitation. Null if the person wasn't invited. */
  readonly invitedAt: Date | null;
  readonly invitedBy: string | null;
}

export const personFacts = prepared<PersonFacts, [id: string]>(
  'person_facts',
  `SELECT id, name, account_id AS "accountId", is_admin AS "isAdmin", access_level AS "accessLevel",
          deleted_at IS NULL AS "isActive", manager_id AS "managerId", region, time_zone AS "timeZone", invited_at AS "invitedAt",
          created_by AS "invitedBy" FROM party
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

/**
 * Locks people in a fixed order. So if two admins remove each other's rights, the second one fails.
 */
export const lockPeople = prepared<unknown, [ids: readonly string[]]>(
  'lock_people',
  `SELECT FROM party WHERE tenant_id = app.tenant_id() AND id = ANY($1::uuid[]) ORDER BY id FOR NO KEY UPDATE`,
);

/**
 * Updates the person. The round trip fails as Outdated if one of the two people changed since the
 * decision.
 */
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
  `WITH t AS (
     UPDATE party SET name = $5, access_level = $6, is_admin = $7,
            deleted_at = CASE WHEN $8::timestamptz IS NULL THEN NULL ELSE coalesce(deleted_at, $8) END
      WHERE tenant_id = app.tenant_id() AND id = $1 AND kind = 'USER' AND is_admin = $2
        AND EXISTS (SELECT FROM party a WHERE a.tenant_id = app.tenant_id() AND a.id = $3
                       AND a.is_admin = $4 AND a.deleted_at IS NULL)
     RETURNING id)
   SELECT coalesce((SELECT id FROM t), app.refuse_outdated()) AS id`,
);

/** Sets region and time zone of a person. */
export const setPlace = prepared<
  unknown,
  [id: string, region: string | null, timeZone: string | null]
>(
  'set_place',
  `UPDATE party SET region = $2, time_zone = $3
    WHERE tenant_id = app.tenant_id() AND id = $1 AND (region, time_zone) IS DISTINCT FROM ($2, $3)`,
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
  /** Type of a team. */
  readonly accessLevel: AccessLevel;
  /** Address of a team. Null if it has none. */
  readonly email: string | null;
  readonly memberIds: readonly string[];
  readonly adminIds: readonly PartyId[];
  /** True if the current version of a blueprint assigns tasks to it. */
  readonly isPublished: boolean;
}

export const groupFacts = prepared<GroupFacts, [id: string]>(
  'group_facts',
  `SELECT g.id, g.name, g.kind, g.system_role AS "systemRole", g.allows_inviting AS "allowsInviting",
          g.access_level AS "accessLevel", g.email,
          ARRAY(SELECT m.member_id FROM membership m WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id AND m.is_admin) AS "adminIds",
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

/** Returns all teams and roles, to find those that a file names. */
export const groupsToJoin = prepared<
  JoinedGroup & { readonly id: PartyId; readonly name: string; readonly kind: 'TEAM' | 'ROLE' }
>(
  'groups_to_join',
  `SELECT g.id, g.name, g.kind, g.system_role AS "systemRole",
          (SELECT count(*)::int FROM membership m
            WHERE m.tenant_id = g.tenant_id AND m.group_id = g.id) AS "memberCount"
     FROM party g
    WHERE g.tenant_id = app.tenant_id() AND g.kind <> 'USER' AND g.deleted_at IS NULL ORDER BY g.id`,
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

/** Removes a person from groups, and adds another person in their place. */
export const moveGroups = prepared<
  unknown,
  [personId: string, groups: readonly string[], to: string | null]
>(
  'move_groups',
  `WITH gone AS (
     DELETE FROM membership
      WHERE tenant_id = app.tenant_id() AND member_id = $1 AND group_id = ANY($2::uuid[])
      RETURNING group_id, is_admin)
   INSERT INTO membership (tenant_id, group_id, member_id, is_admin)
   SELECT app.tenant_id(), group_id, $3::uuid, is_admin FROM gone WHERE $3 IS NOT NULL
   ON CONFLICT (tenant_id, group_id, member_id)
   DO UPDATE SET is_admin = membership.is_admin OR EXCLUDED.is_admin`,
);

/** Returns those of these ids that are people of the workspace. */
export const knownPeople = prepared<{ readonly id: string }, [ids: readonly string[]]>(
  'known_people',
  `SELECT id FROM party
    WHERE tenant_id = app.tenant_id() AND id = ANY($1::uuid[]) AND kind = 'USER' AND user_type = 'PERSON'`,
);

/** Returns people with a current or future absence, and their delegates. */
export const concernedByAbsences = prepared<{ readonly id: string }>(
  'concerned_by_absences',
  `SELECT DISTINCT p.id
     FROM absence a, unnest(ARRAY[a.person_id, a.work_delegate, a.approval_delegate, a.role_delegate]) AS p(id)
    WHERE a.tenant_id = app.tenant_id() AND a.over_at IS NULL AND p.id IS NOT NULL`,
);

type WrittenGroup = [
  id: string,
  name: string,
  allowsInviting: boolean,
  accessLevel: AccessLevel,
  email: string | null,
];

export const insertGroup = prepared<unknown, [...WrittenGroup, kind: 'TEAM' | 'ROLE']>(
  'insert_group',
  `INSERT INTO party (tenant_id, id, kind, name, allows_inviting, access_level, email)
   VALUES (app.tenant_id(), $1, $6, $2, $3, $4::access_level, $5)`,
);

export const updateGroup = prepared<unknown, WrittenGroup>(
  'update_group',
  `UPDATE party SET name = $2, allows_inviting = $3, access_level = $4::access_level, email = $5
    WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL`,
);

/** Sets which members are admins of a team. */
export const setGroupAdmins = prepared<unknown, [groupId: string, adminIds: readonly string[]]>(
  'set_group_admins',
  `UPDATE membership SET is_admin = member_id = ANY ($2::uuid[])
    WHERE tenant_id = app.tenant_id() AND group_id = $1 AND is_admin <> (member_id = ANY ($2::uuid[]))`,
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

/**
 * Marks a group as deleted. Its memberships stay, so that members can finish open tasks. The round
 * trip fails as Outdated if the group was deleted since the decision.
 */
export const markGroupDeleted = prepared<unknown, [id: string, now: Date]>(
  'mark_group_deleted',
  `WITH t AS (
     UPDATE party SET deleted_at = $2
      WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL RETURNING id)
   SELECT coalesce((SELECT id FROM t), app.refuse_outdated())`,
);
