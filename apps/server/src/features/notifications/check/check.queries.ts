import type { objectNoticeJob } from '../../object-notices/index.ts';
import { prepared } from '../../../platform/db/statement.ts';
import type { PayloadOf } from '../../../platform/jobs/job.ts';
import type { StoredCommand } from '../notifications.repository.ts';

/** A command with its type. */
export interface CheckedCommand extends StoredCommand {
  readonly command: string;
}

/** Returns the latest commands of a workflow, without those that were undone. */
export const latestCommands = prepared<
  CheckedCommand,
  readonly [workflowId: string, limit: number]
>(
  'latest_commands',
  `SELECT e.workflow_id AS "workflowId", e.seq, e.at, e.actor_id AS "actorId", e.command, e.events
     FROM event e
    WHERE e.tenant_id = app.tenant_id() AND e.workflow_id = $1
      AND NOT EXISTS (SELECT FROM event u
                       WHERE u.tenant_id = app.tenant_id() AND u.workflow_id = $1
                         AND u.seq = e.seq + 1 AND u.command = 'UNDO')
    ORDER BY e.seq DESC LIMIT $2`,
);

/** A stored notification, or a task or workflow that the person muted. */
export interface PersonRow {
  /** ID of the notification. Null for a muted object. */
  readonly id: string | null;
  /** When an email is due. Null for none, and after it was sent. */
  readonly mailAt: Date | null;
  /** When the messages were sent. Null if none was. */
  readonly mailSentAt: Date | null;
  readonly pushSentAt: Date | null;
  readonly chatSentAt: Date | null;
  /** ID of a muted task or workflow. Null for a notification. */
  readonly mutedId: string | null;
}

/** Returns what a person was notified of in a workflow, or outside workflows with null, and what they muted. */
export const notifiedAndMuted = prepared<
  PersonRow,
  readonly [personId: string, workflowId: string | null]
>(
  'notified_and_muted',
  `SELECT n.id, n.mail_at AS "mailAt", n.mail_sent_at AS "mailSentAt", n.push_sent_at AS "pushSentAt",
          n.chat_sent_at AS "chatSentAt", NULL::uuid AS "mutedId" FROM notification n
    WHERE n.tenant_id = app.tenant_id() AND n.party_id = $1
      AND (n.workflow_id = $2 OR ($2::uuid IS NULL AND n.workflow_id IS NULL))
   UNION ALL
   SELECT NULL, NULL, NULL, NULL, NULL, m.subject_id FROM notification_mute m
    WHERE m.tenant_id = app.tenant_id() AND m.party_id = $1`,
);

/** Returns a row if a mail server refused the address of a person. */
export const hasPausedAddress = prepared<unknown, readonly [personId: string]>(
  'has_paused_address',
  `SELECT FROM party p JOIN paused_address x ON x.tenant_id = p.tenant_id AND x.email = p.email
    WHERE p.tenant_id = app.tenant_id() AND p.id = $1`,
);

/** Something outside workflows that can concern a person. */
export interface ObjectEventRow extends Omit<PayloadOf<typeof objectNoticeJob>, 'at'> {
  readonly at: Date;
}

/** Returns the latest bulk operations, exports, and invitations of a person, and their delegations. */
export const objectEventsOf = prepared<
  ObjectEventRow,
  readonly [personId: string, now: Date, limit: number]
>(
  'object_events_of',
  `(SELECT 'BULK_FINISHED' AS kind, id AS "objectId", ended_at AS at FROM bulk_job
     WHERE tenant_id = app.tenant_id() AND created_by = $1 AND ended_at IS NOT NULL ORDER BY ended_at DESC LIMIT $3)
   UNION ALL
   (SELECT 'EXPORT_READY', id, ended_at FROM list_export
     WHERE tenant_id = app.tenant_id() AND created_by = $1 AND state = 'DONE' ORDER BY ended_at DESC LIMIT $3)
   UNION ALL
   (SELECT 'INVITATION_ACCEPTED', id, invited_at FROM party
     WHERE tenant_id = app.tenant_id() AND created_by = $1 AND account_id IS NOT NULL AND invited_at IS NOT NULL
     ORDER BY invited_at DESC LIMIT $3)
   UNION ALL
   (SELECT 'ABSENCE_CHANGED', person_id, starts_at FROM absence
     WHERE tenant_id = app.tenant_id() AND starts_at <= $2 AND $1 IN (work_delegate, approval_delegate, role_delegate)
     ORDER BY starts_at DESC LIMIT $3)`,
);
