import { prepared } from '../../../platform/db/statement.ts';
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

/** Returns what a person was notified of in a workflow, and what they muted. */
export const notifiedAndMuted = prepared<
  PersonRow,
  readonly [personId: string, workflowId: string]
>(
  'notified_and_muted',
  `SELECT n.id, n.mail_at AS "mailAt", n.mail_sent_at AS "mailSentAt", n.push_sent_at AS "pushSentAt",
          n.chat_sent_at AS "chatSentAt", NULL::uuid AS "mutedId" FROM notification n
    WHERE n.tenant_id = app.tenant_id() AND n.party_id = $1 AND n.workflow_id = $2
   UNION ALL
   SELECT NULL, NULL, NULL, NULL, NULL, m.subject_id FROM notification_mute m
    WHERE m.tenant_id = app.tenant_id() AND m.party_id = $1`,
);
