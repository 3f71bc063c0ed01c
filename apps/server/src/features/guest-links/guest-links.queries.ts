import type { GuestLinkFacts } from '@baton/domain/guest/guest-link';
import type { Locale } from '@baton/domain/core/languages';
import { prepared } from '../../platform/db/statement.ts';

export const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

/** A task that was sent to a guest. Times are in milliseconds. */
export interface GuestLinkRow extends GuestLinkFacts {
  readonly id: string;
  readonly workflowId: string;
  readonly taskId: string;
  readonly guestId: string;
  readonly email: string;
  readonly taskName: string;
  readonly locale: Locale;
  readonly note: string;
  readonly days: number;
  readonly sentBy: string;
  readonly senderName: string;
  readonly sentAt: number;
  /** Address of the guest who received the forwarded task. Null if it wasn't forwarded. */
  readonly forwardedTo: string | null;
}

const links = `SELECT l.id, l.workflow_id AS "workflowId", l.task_id AS "taskId", l.guest_id AS "guestId", g.email, coalesce(t.name, '') AS "taskName", l.locale, l.note,
       l.days, l.sent_by AS "sentBy", s.name AS "senderName", ${millis('l.sent_at')} AS "sentAt",
       ${millis('l.expires_at')} AS "expiresAt", ${millis('l.opened_at')} AS "openedAt", ${millis('l.revoked_at')} AS "revokedAt",
       l.forwarded_to IS NOT NULL AS "isForwarded", f.email AS "forwardedTo"
  FROM guest_link l
  JOIN guest g ON g.tenant_id = l.tenant_id AND g.party_id = l.guest_id
  JOIN party s ON s.tenant_id = l.tenant_id AND s.id = l.sent_by
  LEFT JOIN task t ON t.tenant_id = l.tenant_id AND t.id = l.task_id
  LEFT JOIN guest f ON f.tenant_id = l.tenant_id AND f.party_id = l.forwarded_to
 WHERE l.tenant_id = app.tenant_id()`;

/** Returns the links of tasks, latest first. */
export const linksOfTasks = prepared<GuestLinkRow, [taskIds: readonly string[]]>(
  'guest_links_of_tasks',
  `${links} AND l.task_id = ANY ($1::uuid[]) ORDER BY l.sent_at DESC, l.id DESC`,
);

export const guestLinkById = prepared<GuestLinkRow, [id: string]>(
  'guest_link_by_id',
  `${links} AND l.id = $1`,
);

/** Returns the links of a guest, latest first. */
export const linksOfGuest = prepared<GuestLinkRow, [guestId: string]>(
  'guest_links_of_guest',
  `${links} AND l.guest_id = $1 ORDER BY l.sent_at DESC, l.id DESC LIMIT 200`,
);

/** Stores the hash of the link in a message. Earlier links to the same task stop working. */
export const insertMessageLink = prepared<
  unknown,
  [id: string, linkId: string, guestId: string, tokenHash: Buffer, at: Date, expires: Date]
>(
  'insert_guest_message_link',
  `WITH former AS (
     UPDATE single_use_link SET used_at = $5 WHERE tenant_id = app.tenant_id() AND guest_link_id = $2 AND used_at IS NULL)
   INSERT INTO single_use_link (id, purpose, tenant_id, party_id, guest_link_id, token_hash, created_at, expires_at)
   VALUES ($1, 'GUEST_TASK', app.tenant_id(), $3, $2, $4, $5, $6)`,
);

/** Returns the link of the guest whose question a comment answers. No row for other comments. */
export const answeredGuest = prepared<
  { readonly linkId: string; readonly author: string; readonly body: string },
  [commentId: string]
>(
  'answered_guest',
  `SELECT l.id AS "linkId", a.name AS author, c.body
     FROM comment c
     JOIN comment f ON f.tenant_id = c.tenant_id AND f.id = c.reply_to
     JOIN party a ON a.tenant_id = c.tenant_id AND a.id = c.author_id
     JOIN guest_link l ON l.tenant_id = c.tenant_id AND l.guest_id = f.author_id AND l.task_id = c.task_id
    WHERE c.tenant_id = app.tenant_id() AND c.id = $1 AND c.author_id <> f.author_id AND NOT c.is_internal
      AND c.deleted_at IS NULL AND c.edited_at IS NULL`,
);
