import type { Locale } from '@baton/domain/core/languages';
import { cleanEmail } from '@baton/domain/party/person-rules';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { recordAudit } from '../../../platform/audit/record-audit.ts';
import { prepared, type Statement } from '../../../platform/db/statement.ts';
import { changeGroups } from '../people.repository.ts';
import { partyColumns } from '../people.queries.ts';
import type { PartyWithDetails } from '../party-node.ts';
import { invitationOrder } from './invitation.jobs.ts';

/** A person with an address, to decide whether the address can be invited. */
export interface AddressedPerson {
  readonly id: string;
  readonly email: string;
  readonly hasAccount: boolean;
  readonly isActive: boolean;
  readonly invitedBy: string | null;
}

const byAddress = prepared<AddressedPerson, [emails: readonly string[]]>(
  'people_by_address',
  `SELECT DISTINCT ON (lower(email)) id, lower(email) AS email, account_id IS NOT NULL AS "hasAccount",
          deleted_at IS NULL AS "isActive", created_by AS "invitedBy"
     FROM party
    WHERE tenant_id = app.tenant_id() AND kind = 'USER' AND lower(email) = ANY ($1::text[])
    ORDER BY lower(email), deleted_at IS NOT NULL, created_at DESC`,
);

/** Returns the person of each address: the active one, or the latest deactivated one. */
export const peopleByAddress = (emails: readonly string[]): Statement<AddressedPerson> =>
  byAddress(emails.map(cleanEmail));

const putInvited = prepared<unknown, [people: string, inviterId: string, at: Date]>(
  'put_invited',
  `INSERT INTO party AS p (tenant_id, id, kind, name, email, access_level, is_admin, organization, created_by, invited_at)
   SELECT app.tenant_id(), n.id, 'USER', n.name, n.email, n.access_level, n.is_admin, n.organization, $2::uuid, $3::timestamptz
     FROM json_to_recordset($1) AS n(id uuid, name text, email text, access_level access_level, is_admin boolean, organization text)
   ON CONFLICT (tenant_id, id) DO UPDATE SET name = excluded.name, access_level = excluded.access_level,
      is_admin = excluded.is_admin, organization = excluded.organization, created_by = excluded.created_by,
      invited_at = excluded.invited_at, deleted_at = NULL
    WHERE p.account_id IS NULL`,
);

/** A person to invite, after all checks. */
export interface CheckedInvitation {
  /** Id of the new person, or of the person whose invitation was withdrawn. */
  readonly id: string;
  readonly name: string;
  readonly email: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly organization: string;
  readonly groupIds: readonly string[];
  /** Language of the message. */
  readonly locale: Locale;
}

/**
 * Returns the statements that invite people and send their messages. Violates party_email if
 * someone else added one of the addresses.
 */
export const inviteStatements = (
  people: readonly CheckedInvitation[],
  inviter: { readonly userId: string; readonly userName: string },
  at: number,
): readonly Statement[] => [
  putInvited(
    JSON.stringify(
      people.map(({ accessLevel, isAdmin, ...person }) => ({
        ...person,
        access_level: accessLevel,
        is_admin: isAdmin,
      })),
    ),
    inviter.userId,
    new Date(at),
  ),
  ...people.flatMap(({ id, name, email, accessLevel, isAdmin, groupIds, locale }) => [
    ...(groupIds.length > 0 ? [changeGroups(id, groupIds, [])] : []),
    invitationOrder({ partyId: id, inviter: inviter.userName, locale }),
    recordAudit(inviter.userId, at, {
      action: 'CREATED',
      objectType: 'User',
      objectId: id,
      objectName: name,
      before: null,
      after: { name, email, accessLevel, isAdmin, ...(groupIds.length > 0 && { groupIds }) },
    }),
  ]),
];

/** Makes all links of a withdrawn invitation unusable. */
export const endInvitationLinks = prepared<unknown, [partyId: string, at: Date]>(
  'end_invitation_links',
  `UPDATE single_use_link SET used_at = $2
    WHERE tenant_id = app.tenant_id() AND party_id = $1 AND purpose = 'INVITATION' AND used_at IS NULL`,
);

/** Returns a page of invited people, latest invitation first. */
export const invitationPage = prepared<
  PartyWithDetails,
  [before: Date | null, beforeId: string, limit: number]
>(
  'invitation_page',
  `SELECT ${partyColumns} FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.invited_at IS NOT NULL
      AND ($1::timestamptz IS NULL OR (p.invited_at, p.id) < ($1, $2::uuid))
    ORDER BY p.invited_at DESC, p.id DESC LIMIT $3`,
);
