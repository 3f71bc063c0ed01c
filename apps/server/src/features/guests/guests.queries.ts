import { prepared } from '../../platform/db/statement.ts';

const millis = (column: string) => `round(date_part('epoch', ${column}) * 1000)`;

/** Returns the person of the workspace with this address. */
export const personAtAddress = prepared<{ readonly id: string }, [email: string]>(
  'person_at_address',
  `SELECT id FROM party WHERE tenant_id = app.tenant_id() AND kind = 'USER' AND user_type = 'PERSON'
      AND deleted_at IS NULL AND lower(email) = $1 LIMIT 1`,
);

/** Creates the guest of an address if there is none. The same address always has the same id. */
export const ensureGuest = prepared<unknown, [id: string, email: string, at: Date]>(
  'ensure_guest',
  `WITH created AS (
     INSERT INTO party (tenant_id, id, kind, name, email, access_level, user_type, created_at)
     VALUES (app.tenant_id(), $1, 'USER', $2, '', 'EXTERNAL', 'GUEST', $3) ON CONFLICT (tenant_id, id) DO NOTHING)
   INSERT INTO guest (tenant_id, party_id, email) VALUES (app.tenant_id(), $1, $2) ON CONFLICT DO NOTHING`,
);

/** Stores that a task is sent, for the first time or again. */
export const saveGuestLink = prepared<
  unknown,
  [
    id: string,
    workflowId: string,
    taskId: string,
    guestId: string,
    locale: string,
    note: string,
    days: number,
    sentBy: string,
    at: Date,
    expires: Date,
  ]
>(
  'save_guest_link',
  `INSERT INTO guest_link (tenant_id, id, workflow_id, task_id, guest_id, locale, note, days, sent_by, sent_at, expires_at)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10)
   ON CONFLICT (tenant_id, task_id, guest_id) DO UPDATE SET
     locale = $5, note = $6, days = $7, sent_by = $8, sent_at = $9, expires_at = $10,
     opened_at = NULL, revoked_at = NULL, revoked_by = NULL, forwarded_to = NULL`,
);

export const revokeLink = prepared<unknown, [id: string, by: string, at: Date]>(
  'revoke_guest_link',
  `UPDATE guest_link SET revoked_at = $3, revoked_by = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND revoked_at IS NULL`,
);

export const forwardLink = prepared<unknown, [id: string, to: string]>(
  'forward_guest_link',
  `UPDATE guest_link SET forwarded_to = $2 WHERE tenant_id = app.tenant_id() AND id = $1`,
);

/** Returns the workspace and the task to which a link in a message leads. */
export const findMessageLink = prepared<
  { readonly tenantId: string; readonly linkId: string; readonly isUsed: boolean },
  [tokenHash: Buffer | null]
>(
  'find_guest_message_link',
  `SELECT tenant_id AS "tenantId", guest_link_id AS "linkId", used_at IS NOT NULL AS "isUsed"
     FROM single_use_link WHERE token_hash = $1 AND purpose = 'GUEST_TASK'`,
);

/** Uses the link in a message, and opens the session of its guest. Returns no row if it was used. */
export const openGuestSession = prepared<
  { readonly partyId: string },
  [tokenHash: Buffer | null, sessionId: string, sessionHash: Buffer, now: Date, expires: Date]
>(
  'open_guest_session',
  `WITH used AS (
     UPDATE single_use_link SET used_at = $4
      WHERE tenant_id = app.tenant_id() AND token_hash = $1 AND purpose = 'GUEST_TASK' AND used_at IS NULL AND expires_at > $4
      RETURNING party_id, guest_link_id),
   opened AS (
     UPDATE guest_link l SET opened_at = coalesce(l.opened_at, $4) FROM used u
      WHERE l.tenant_id = app.tenant_id() AND l.id = u.guest_link_id),
   ended AS (
     DELETE FROM session s USING used u
      WHERE s.tenant_id = app.tenant_id() AND s.party_id = u.party_id AND s.expires_at <= $4)
   INSERT INTO session (id, token_hash, tenant_id, kind, party_id, created_at, last_seen_at, idle_until, expires_at)
   SELECT $2, $3, app.tenant_id(), 'GUEST', u.party_id, $4, $4, $5, $5 FROM used u
   RETURNING party_id AS "partyId"`,
);

/** Returns the guest of an open session. */
export const guestOfSession = prepared<
  { readonly tenantId: string; readonly guestId: string },
  [tokenHash: Buffer | null, now: Date]
>(
  'guest_of_session',
  `SELECT tenant_id AS "tenantId", party_id AS "guestId" FROM session
    WHERE token_hash = $1 AND kind = 'GUEST' AND expires_at > $2`,
);

export const guestAddress = prepared<{ readonly email: string }, [guestId: string]>(
  'guest_address',
  `SELECT email FROM guest WHERE tenant_id = app.tenant_id() AND party_id = $1`,
);

/** What a guest sees of a comment. */
export interface GuestCommentRow {
  readonly id: string;
  readonly replyTo: string | null;
  readonly body: string;
  readonly authorName: string;
  readonly isOwn: boolean;
  readonly createdAt: number;
  readonly documentIds: readonly string[];
}

/** Returns the comments of a guest on a task, and the replies to them, oldest first. */
export const commentsOfGuest = prepared<GuestCommentRow, [taskId: string, guestId: string]>(
  'comments_of_guest',
  `SELECT c.id, c.reply_to AS "replyTo", c.body, a.name AS "authorName", c.author_id = $2 AS "isOwn",
          ARRAY(SELECT d.document_id::text FROM comment_document d
                 WHERE d.tenant_id = c.tenant_id AND d.comment_id = c.id ORDER BY d.position) AS "documentIds",
          ${millis('c.created_at')} AS "createdAt"
     FROM comment c JOIN party a ON a.tenant_id = c.tenant_id AND a.id = c.author_id
     LEFT JOIN comment f ON f.tenant_id = c.tenant_id AND f.id = c.reply_to
    WHERE c.tenant_id = app.tenant_id() AND c.subject_id = $1 AND c.deleted_at IS NULL AND NOT c.is_internal
      AND coalesce(f.author_id, c.author_id) = $2
    ORDER BY c.created_at, c.id LIMIT 200`,
);

export const countComments = prepared<{ readonly count: number }, [authorId: string, since: Date]>(
  'count_guest_comments',
  `SELECT count(*)::int AS count FROM comment
    WHERE tenant_id = app.tenant_id() AND author_id = $1 AND created_at > $2`,
);

/** Returns how many files a guest uploaded since a time. */
export const countGuestFiles = prepared<{ readonly count: number }, [guestId: string, since: Date]>(
  'count_guest_files',
  `SELECT count(*)::int AS count FROM document
    WHERE tenant_id = app.tenant_id() AND created_by = $1 AND created_at > $2`,
);
