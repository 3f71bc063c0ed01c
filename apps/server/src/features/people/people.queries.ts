import type { PartyId } from '@baton/domain/core/ids';
import type { PartyKind } from '@baton/domain/party/party-kind';
import { foldedText } from '@baton/domain/core/names/folded-text';
import { likePattern } from '../../platform/db/like-pattern.ts';
import { prepared, type Statement } from '../../platform/db/statement.ts';
import type { PartyWithDetails } from './party-node.ts';

/**
 * Columns of a PartyWithDetails. Deleted groups are left out. Disabled people are included, so that
 * teams can be cleaned up.
 */
export const partyColumns = `
  p.id, p.name, p.kind,
  json_build_object(
    'email', coalesce(p.email, ''), 'accessLevel', p.access_level, 'isAdmin', p.is_admin,
    'systemRole', p.system_role, 'allowsInviting', p.allows_inviting, 'deletedAt', p.deleted_at,
    'userType', p.user_type, 'organization', p.organization, 'externalId', p.external_id,
    'region', p.region, 'timeZone', p.time_zone,
    'isInvited', p.kind = 'USER' AND p.account_id IS NULL,
    'invitation', CASE WHEN p.invited_at IS NOT NULL THEN json_build_object(
      'sentAt', (extract(epoch from p.invited_at) * 1000)::float8) END,
    'createdBy', (SELECT json_build_object('id', c.id, 'name', c.name, 'kind', c.kind) FROM party c
                   WHERE c.tenant_id = p.tenant_id AND c.id = p.created_by),
    'scim', json_build_object(
      'isAddedViaScim', EXISTS (SELECT FROM party c WHERE c.tenant_id = p.tenant_id AND c.id = p.created_by
                                   AND c.user_type = 'SCIM_SERVICE_ACCOUNT'),
      'isActivelyScimProvisioned', p.directory IS NOT NULL),
    'manager', (SELECT json_build_object('id', m.id, 'name', m.name, 'kind', m.kind) FROM party m
                 WHERE m.tenant_id = p.tenant_id AND m.id = p.manager_id),
    'groups', coalesce((
      SELECT json_agg(json_build_object('id', g.id, 'name', g.name, 'kind', g.kind) ORDER BY g.name, g.id)
        FROM membership m JOIN party g ON g.tenant_id = m.tenant_id AND g.id = m.group_id AND g.deleted_at IS NULL
       WHERE m.tenant_id = p.tenant_id AND m.member_id = p.id), '[]'),
    'adminIds', coalesce((
      SELECT json_agg(m.member_id) FROM membership m
       WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id AND m.is_admin), '[]'),
    'members', coalesce((
      SELECT json_agg(json_build_object('id', u.id, 'name', u.name, 'kind', u.kind) ORDER BY u.name, u.id)
        FROM membership m JOIN party u ON u.tenant_id = m.tenant_id AND u.id = m.member_id
       WHERE m.tenant_id = p.tenant_id AND m.group_id = p.id), '[]')
  ) AS details`;

/** Returns the people, teams, and roles with these ids in the workspace. */
export const partiesById = prepared<PartyWithDetails, [ids: readonly string[]]>(
  'parties_by_id',
  `SELECT ${partyColumns} FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.id = ANY($1::uuid[])`,
);

/**
 * Returns people with one of these names or emails. Limited to a few for each text, enough to
 * detect duplicates.
 */
const partiesByText = prepared<PartyWithDetails, [texts: readonly string[]]>(
  'parties_by_text',
  `SELECT ${partyColumns} FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.id IN (
      SELECT meant.id FROM unnest($1::text[]) AS text CROSS JOIN LATERAL (
        (SELECT n.id FROM party n
          WHERE n.tenant_id = app.tenant_id() AND n.deleted_at IS NULL AND n.user_type = 'PERSON' AND lower(n.name) = text
          ORDER BY n.id LIMIT 5)
        UNION ALL
        (SELECT e.id FROM party e
          WHERE e.tenant_id = app.tenant_id() AND e.deleted_at IS NULL AND e.kind = 'USER'
            AND lower(e.email) = text)) meant)`,
);
export const partiesNamed = (texts: readonly string[]): Statement<PartyWithDetails> =>
  partiesByText([...new Set(texts.map((text) => text.trim().toLowerCase()))]);

/** Returns all teams or all roles, by name. */
export const groupsOfKind = prepared<PartyWithDetails, [kind: PartyKind]>(
  'groups_of_kind',
  `SELECT ${partyColumns} FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.kind = $1::party_kind AND p.deleted_at IS NULL
    ORDER BY p.name, p.id`,
);

/** Returns the ids of the roles that allow inviting. */
export const invitingRoles = prepared<{ readonly id: PartyId }>(
  'inviting_roles',
  `SELECT id FROM party
    WHERE tenant_id = app.tenant_id() AND allows_inviting AND deleted_at IS NULL ORDER BY id`,
);

const userPage = prepared<
  PartyWithDetails,
  [
    pattern: string,
    withDisabled: boolean,
    afterDisabled: boolean | null,
    afterName: string | null,
    afterId: string | null,
    limit: number,
  ]
>(
  'user_page',
  `SELECT ${partyColumns} FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.kind = 'USER' AND p.user_type = 'PERSON'
      AND (app.holds(p.name, $1) OR app.holds(p.email, $1))
      AND (p.deleted_at IS NULL OR $2)
      AND ($3::boolean IS NULL OR (p.deleted_at IS NOT NULL, p.name, p.id) > ($3, $4, $5::uuid))
    ORDER BY p.deleted_at IS NOT NULL, p.name, p.id
    LIMIT $6`,
);

export interface UserPage {
  readonly search: string;
  /** True to include disabled people, who come last, for people who can enable them. */
  readonly withDisabled: boolean;
  readonly after: {
    readonly isDisabled: boolean;
    readonly name: string;
    readonly id: string;
  } | null;
  readonly limit: number;
}

export const usersStatement = (page: UserPage): Statement<PartyWithDetails> =>
  userPage(
    likePattern(page.search),
    page.withDisabled,
    page.after?.isDisabled ?? null,
    page.after?.name ?? null,
    page.after?.id ?? null,
    page.limit,
  );

const picker = prepared<
  PartyWithDetails,
  [pattern: string, search: string, kinds: readonly PartyKind[], known: readonly string[] | null]
>(
  'party_picker',
  `SELECT ${partyColumns} FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.deleted_at IS NULL AND p.user_type = 'PERSON'
      AND p.kind = ANY($3::party_kind[])
      AND (app.holds(p.name, $1) OR app.holds(p.email, $1))
      AND ($4::uuid[] IS NULL OR p.id = ANY($4))
    ORDER BY NOT starts_with(app.folded(p.name), $2), position(' ' || $2 IN app.folded(p.name)) = 0, p.kind, p.name, p.id
    LIMIT 50`,
);

/**
 * Returns people, teams, and roles whose name or email contains the text: matches at the start of
 * the name first, then at the start of a word.
 */
export const pickerStatement = (
  search: string,
  kinds: readonly PartyKind[],
  /** Null for the whole workspace. */
  known: readonly string[] | null,
): Statement<PartyWithDetails> => picker(likePattern(search), foldedText(search), kinds, known);
