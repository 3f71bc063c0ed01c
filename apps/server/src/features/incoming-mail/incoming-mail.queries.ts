import type { IncomingMailState, MailRefusal, SenderCheck } from '@baton/domain/mail/incoming-mail';
import { prepared } from '../../platform/db/statement.ts';
import { mailLabelSql } from './mail-alias.queries.ts';

/** Stores a message. Does nothing if it was stored before. */
export const insertIncomingMail = prepared<
  { readonly id: string },
  [
    id: string,
    aliasId: string | null,
    replyLinkId: string | null,
    sender: string,
    senderName: string,
    subject: string,
    messageId: string,
    envelopeSender: string | null,
    clientAddress: string | null,
    clientName: string | null,
    size: number,
    content: Buffer | null,
    at: Date,
    reason: MailRefusal | null,
  ]
>(
  'insert_incoming_mail',
  `INSERT INTO incoming_mail (tenant_id, id, alias_id, reply_link_id, sender, sender_name, subject, message_id, envelope_sender, client_address,
                              client_name, size, content, received_at, state, reason)
   VALUES (app.tenant_id(), $1, $2, $3, $4, $5, $6, $7, $8, $9, $10, $11, $12, $13,
           CASE WHEN $14::text IS NULL THEN 'RECEIVED' ELSE 'REFUSED' END, $14)
   ON CONFLICT DO NOTHING RETURNING id`,
);

/** Returns the number of messages of a workspace since a time. */
export const countIncomingMail = prepared<{ readonly count: number }, [since: Date]>(
  'count_incoming_mail',
  `SELECT count(*)::int AS count FROM incoming_mail WHERE tenant_id = app.tenant_id() AND received_at > $1`,
);

/** Returns the number of workflows that messages to an alias started since a time. */
export const countStarts = prepared<{ readonly count: number }, [aliasId: string, since: Date]>(
  'count_mail_starts',
  `SELECT count(*)::int AS count FROM public_submission
    WHERE tenant_id = app.tenant_id() AND alias_id = $1 AND created_at > $2`,
);

/** The address of a reply, and what it is a comment on. */
export interface ReplyRow {
  readonly partyId: string;
  readonly userType: 'PERSON' | 'VISITOR' | 'GUEST';
  readonly workflowId: string;
  readonly taskId: string | null;
  readonly commentId: string | null;
  readonly isExpired: boolean;
}

/** A message that waits to be processed, with the facts for the rules. */
export interface WaitingMail {
  /** Null for a reply. */
  readonly aliasId: string | null;
  readonly reply: ReplyRow | null;
  readonly sender: string;
  readonly envelopeSender: string | null;
  readonly clientAddress: string | null;
  readonly clientName: string | null;
  readonly content: Buffer | null;
  readonly isReleased: boolean;
  readonly recentCount: number;
  /** True if an active person of the workspace has the address of the sender. */
  readonly isPerson: boolean;
}

export const waitingMail = prepared<WaitingMail, [id: string]>(
  'waiting_mail',
  `SELECT m.alias_id AS "aliasId", m.sender,
          (SELECT jsonb_build_object('partyId', l.party_id, 'userType', p.user_type, 'workflowId', l.workflow_id, 'taskId', l.task_id,
                                     'commentId', l.comment_id, 'isExpired', l.expires_at <= m.received_at)
             FROM mail_reply_link l JOIN party p ON p.tenant_id = l.tenant_id AND p.id = l.party_id
            WHERE l.tenant_id = m.tenant_id AND l.id = m.reply_link_id) AS reply, m.envelope_sender AS "envelopeSender", m.client_address AS "clientAddress",
          m.client_name AS "clientName", m.content, m.released_at IS NOT NULL AS "isReleased",
          (SELECT count(*)::int FROM incoming_mail o
            WHERE o.tenant_id = m.tenant_id AND o.sender = m.sender AND o.received_at <= m.received_at
              AND o.received_at > m.received_at - interval '1 hour') AS "recentCount",
          EXISTS (SELECT FROM party p
                   WHERE p.tenant_id = m.tenant_id AND lower(p.email) = m.sender AND p.kind = 'USER'
                     AND p.user_type = 'PERSON' AND p.deleted_at IS NULL) AS "isPerson"
     FROM incoming_mail m
    WHERE m.tenant_id = app.tenant_id() AND m.id = $1 AND m.state = 'RECEIVED'`,
);

/** Records the results of the checks of the sender. */
export const recordSenderChecks = prepared<
  unknown,
  [id: string, spf: SenderCheck, dkim: SenderCheck]
>(
  'record_sender_checks',
  `UPDATE incoming_mail SET spf = $2, dkim = $3 WHERE tenant_id = app.tenant_id() AND id = $1`,
);

/** Records the result of a message (a workflow or a comment), and deletes its content. */
export const acceptIncomingMail = prepared<
  unknown,
  [id: string, workflowId: string, detail: string]
>(
  'accept_incoming_mail',
  `UPDATE incoming_mail SET state = 'ACCEPTED', reason = NULL, workflow_id = $2, detail = $3, content = NULL
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'RECEIVED'`,
);

export const refuseIncomingMail = prepared<
  unknown,
  [id: string, reason: MailRefusal, detail: string]
>(
  'refuse_incoming_mail',
  `UPDATE incoming_mail SET state = 'REFUSED', reason = $2, detail = $3
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'RECEIVED'`,
);

/** A workflow that an earlier message of the thread started. */
export interface ThreadRow {
  readonly workflowId: string;
  readonly submissionId: string;
  readonly partyId: string;
  readonly email: string;
}

/** Returns the workflow that one of these messages to the alias started, latest first. */
export const threadOf = prepared<ThreadRow, [aliasId: string, messageIds: readonly string[]]>(
  'mail_thread',
  `SELECT s.workflow_id AS "workflowId", s.id AS "submissionId", s.party_id AS "partyId", coalesce(s.email, '') AS email
     FROM incoming_mail m
     JOIN public_submission s ON s.tenant_id = m.tenant_id AND s.workflow_id = m.workflow_id AND s.alias_id = m.alias_id
     JOIN workflow w ON w.tenant_id = s.tenant_id AND w.id = s.workflow_id AND w.deleted_at IS NULL
    WHERE m.tenant_id = app.tenant_id() AND m.alias_id = $1 AND m.message_id = ANY ($2::text[]) AND m.state = 'ACCEPTED'
    ORDER BY m.received_at DESC LIMIT 1`,
);

/** Returns a row if the workflow wasn't deleted. */
export const openWorkflow = prepared<unknown, [workflowId: string]>(
  'open_workflow_of_mail',
  `SELECT 1 FROM workflow WHERE tenant_id = app.tenant_id() AND id = $1 AND deleted_at IS NULL`,
);

/** Returns the latest question to the requestor of a workflow. */
export const latestQuestion = prepared<
  { readonly threadId: string },
  [workflowId: string, partyId: string]
>(
  'latest_requestor_question',
  `SELECT coalesce(c.reply_to, c.id) AS "threadId" FROM comment c
    WHERE c.tenant_id = app.tenant_id() AND c.workflow_id = $1 AND c.for_requestor AND c.author_id <> $2
      AND c.deleted_at IS NULL
    ORDER BY c.created_at DESC, c.id DESC LIMIT 1`,
);

/** A message in the list. */
export interface IncomingMailRow {
  readonly id: string;
  readonly sender: string;
  readonly senderName: string;
  readonly subject: string;
  readonly alias: string;
  /** Part before the mail domain of the installation, or null. */
  readonly mailLabel: string | null;
  readonly receivedAt: Date;
  readonly size: number;
  readonly state: IncomingMailState;
  readonly reason: MailRefusal | null;
  readonly detail: string;
  readonly spf: SenderCheck | null;
  readonly dkim: SenderCheck | null;
  readonly workflowId: string | null;
  readonly reference: string | null;
}

const listed = `SELECT m.id, m.sender, m.sender_name AS "senderName", m.subject, coalesce(a.alias, 'reply') AS alias, ${mailLabelSql('a')} AS "mailLabel", m.received_at AS "receivedAt", m.size,
       m.state, m.reason, m.detail, m.spf, m.dkim, m.workflow_id AS "workflowId", w.reference
  FROM incoming_mail m
  LEFT JOIN mail_alias a ON a.tenant_id = m.tenant_id AND a.id = m.alias_id
  LEFT JOIN workflow w ON w.tenant_id = m.tenant_id AND w.id = m.workflow_id
 WHERE m.tenant_id = app.tenant_id()`;

/** Returns messages, newest first. */
export const incomingMailPage = prepared<
  IncomingMailRow,
  [before: Date | null, beforeId: string, state: IncomingMailState | null, limit: number]
>(
  'incoming_mail_page',
  `${listed}
      AND ($1::timestamptz IS NULL OR (m.received_at, m.id) < ($1, $2::uuid))
      AND ($3::text IS NULL OR m.state = $3)
    ORDER BY m.received_at DESC, m.id DESC LIMIT $4`,
);

export const incomingMailById = prepared<IncomingMailRow, [id: string]>(
  'incoming_mail_by_id',
  `${listed} AND m.id = $1`,
);

/** Processes a refused message again, without the checks of its sender. */
export const releaseIncomingMail = prepared<unknown, [id: string, at: Date]>(
  'release_incoming_mail',
  `UPDATE incoming_mail SET state = 'RECEIVED', reason = NULL, detail = '', released_at = $2
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'REFUSED' AND content IS NOT NULL`,
);

export const discardIncomingMail = prepared<unknown, [id: string]>(
  'discard_incoming_mail',
  `UPDATE incoming_mail SET state = 'DISCARDED', content = NULL
    WHERE tenant_id = app.tenant_id() AND id = $1 AND state = 'REFUSED'`,
);

/**
 * Deletes messages from before a time without a workflow or comment, and requestors without a
 * workflow or comment.
 */
export const sweepIncomingMail = prepared<unknown, [before: Date]>(
  'sweep_incoming_mail',
  `WITH swept AS (
     DELETE FROM incoming_mail WHERE tenant_id = app.tenant_id() AND received_at < $1 AND state <> 'ACCEPTED'),
   ended AS (
     DELETE FROM mail_reply_link WHERE tenant_id = app.tenant_id() AND expires_at < $1)
   DELETE FROM party p
    WHERE p.tenant_id = app.tenant_id() AND p.user_type = 'VISITOR' AND p.created_at < $1
      AND NOT EXISTS (SELECT FROM public_submission s WHERE s.tenant_id = p.tenant_id AND s.party_id = p.id)
      AND NOT EXISTS (SELECT FROM session o WHERE o.tenant_id = p.tenant_id AND o.party_id = p.id)
      AND NOT EXISTS (SELECT FROM document d WHERE d.tenant_id = p.tenant_id AND d.created_by = p.id)`,
);
