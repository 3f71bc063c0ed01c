import type { PartyId } from '@baton/domain/core/ids';
import { prepared } from '../../platform/db/statement.ts';

const own = 'tenant_id = app.tenant_id()';

/** Who can be concerned by an event about a person, bulk operation, or chat address. */
export interface ObjectFacts {
  /** Null if the object isn't a person who joined by an invitation. */
  readonly inviter: PartyId | null;
  /** Null if the object isn't a bulk operation or a complete export. */
  readonly starter: PartyId | null;
  /** When a bulk operation ended. Null for other objects. */
  readonly endedAt: Date | null;
  /** Null if the object isn't the chat address of a person. */
  readonly owner: PartyId | null;
  readonly admins: readonly PartyId[];
  /** Start of the latest absence of a person. Null without one. */
  readonly absentFrom: Date | null;
  readonly current: readonly PartyId[];
  readonly former: readonly PartyId[];
}

const delegates =
  'SELECT unnest(ARRAY[a.work_delegate, a.approval_delegate, a.role_delegate])::text AS id';
const isCurrent = 'a.over_at IS NULL AND a.starts_at <= $2 AND a.ends_at > $2';
const wasOver = 'a.over_at >= a.starts_at OR a.ends_at <= $2';

/** Returns the facts for the rules about notifications outside workflows. */
export const objectFacts = prepared<ObjectFacts, readonly [objectId: string, now: Date]>(
  'object_notice_facts',
  `SELECT (SELECT created_by FROM party WHERE ${own} AND id = $1 AND account_id IS NOT NULL) AS inviter,
          coalesce((SELECT created_by FROM bulk_job WHERE ${own} AND id = $1),
            (SELECT created_by FROM list_export WHERE ${own} AND id = $1 AND state = 'DONE')) AS starter,
          (SELECT ended_at FROM bulk_job WHERE ${own} AND id = $1) AS "endedAt",
          (SELECT party_id FROM chat_webhook WHERE ${own} AND id = $1) AS owner,
          ARRAY(SELECT id::text FROM party WHERE ${own} AND kind = 'USER' AND is_admin AND deleted_at IS NULL) AS admins,
          (SELECT starts_at FROM absence WHERE ${own} AND person_id = $1) AS "absentFrom",
          ARRAY(SELECT DISTINCT d.id FROM absence a CROSS JOIN LATERAL (${delegates}) d
                 WHERE a.${own} AND a.person_id = $1 AND d.id IS NOT NULL AND ${isCurrent}) AS current,
          ARRAY(SELECT DISTINCT d.id FROM absence a CROSS JOIN LATERAL (${delegates}) d
                 WHERE a.${own} AND a.person_id = $1 AND d.id IS NOT NULL AND (${wasOver})
                UNION
                SELECT n.party_id::text FROM notification n
                 WHERE n.${own} AND n.object_id = $1 AND n.type = 'DELEGATION_STARTED'
                   AND NOT EXISTS (SELECT FROM notification e
                                    WHERE e.${own} AND e.object_id = $1 AND e.party_id = n.party_id
                                      AND e.type = 'DELEGATION_ENDED' AND e.at >= n.at)) AS former`,
);
