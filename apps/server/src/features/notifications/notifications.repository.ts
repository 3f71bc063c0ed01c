import type { NotificationSettings } from '@baton/domain/notification/notification-settings';
import type {
  NotificationNeed,
  NotificationReason,
  NotificationType,
} from '@baton/domain/notification/notification-types';
import type { StoredEvents } from '@baton/domain/run/history/stored-events';
import type { AccessLevel } from '@baton/domain/party/access-level';
import { prepared } from '../../platform/db/statement.ts';

/** A command with its events. */
export interface StoredCommand {
  readonly workflowId: string;
  readonly seq: number;
  readonly at: Date;
  readonly actorId: string | null;
  readonly events: StoredEvents;
}

// An undo reverses the last command.
const commandsOf = `SELECT e.workflow_id AS "workflowId", e.seq, e.at, e.actor_id AS "actorId", e.events
     FROM unnest($1::uuid[], $2::integer[]) AS n (workflow_id, seq)
     JOIN event e ON e.tenant_id = app.tenant_id() AND e.workflow_id = n.workflow_id AND e.seq = n.seq
    WHERE NOT EXISTS (SELECT FROM event u
                       WHERE u.tenant_id = app.tenant_id() AND u.workflow_id = n.workflow_id
                         AND u.seq = n.seq + 1 AND u.command = 'UNDO')
    ORDER BY e.workflow_id, e.seq`;

/** Returns these commands, without those that were undone. */
export const commandsToNotify = prepared<
  StoredCommand,
  readonly [workflowIds: readonly string[], numbers: readonly number[]]
>('commands_to_notify', commandsOf);

/** A person who can get notifications, with the facts for the access rules. */
export interface RecipientRow extends NotificationSettings {
  readonly id: string;
  readonly accessLevel: AccessLevel;
  readonly isAdmin: boolean;
  readonly groups: readonly string[];
  readonly systemRoles: readonly string[];
  /** Null for people who can't sign in, and for addresses that a mail server refused. */
  readonly email: string | null;
  readonly locale: string | null;
  /** True if a browser of the person shows push messages. */
  readonly hasPush: boolean;
  /** True if the person or the workspace has a chat address that isn't paused. */
  readonly hasChat: boolean;
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  /** Time zone of the person, or else of the workspace. */
  readonly timeZone: string;
  readonly region: string | null;
}

/**
 * Returns the active people with these ids, and the active members of teams and roles with these
 * ids.
 */
export const recipientsOf = prepared<RecipientRow, readonly [parties: readonly string[]]>(
  'recipients_of',
  `SELECT p.id, p.access_level AS "accessLevel", p.is_admin AS "isAdmin",
          ARRAY(SELECT m.group_id::text FROM membership m WHERE m.tenant_id = app.tenant_id() AND m.member_id = p.id) AS groups,
          ARRAY(SELECT r.system_role FROM membership m JOIN party r ON r.tenant_id = m.tenant_id AND r.id = m.group_id
                 WHERE m.tenant_id = app.tenant_id() AND m.member_id = p.id AND r.system_role IS NOT NULL AND r.deleted_at IS NULL)
            AS "systemRoles",
          CASE WHEN a.id IS NOT NULL AND NOT EXISTS (
            SELECT FROM paused_address x WHERE x.tenant_id = app.tenant_id() AND x.email = p.email) THEN p.email END AS email, a.locale,
          EXISTS (SELECT FROM push_subscription b WHERE b.tenant_id = app.tenant_id() AND b.party_id = p.id) AS "hasPush",
          coalesce((SELECT h.paused_at IS NULL FROM chat_webhook h
                     WHERE h.tenant_id = app.tenant_id() AND (h.party_id = p.id OR h.party_id IS NULL)
                     ORDER BY h.party_id NULLS LAST LIMIT 1), false) AS "hasChat",
          coalesce(s.inbox, d.inbox) AS inbox, coalesce(s.mail, d.mail) AS mail,
          coalesce(s.push, d.push) AS push, coalesce(s.chat, d.chat) AS chat,
          CASE WHEN s.has_own_times THEN s.quiet_from ELSE d.quiet_from END AS "quietFrom",
          CASE WHEN s.has_own_times THEN s.quiet_until ELSE d.quiet_until END AS "quietUntil",
          coalesce(p.time_zone, w.time_zone) AS "timeZone", p.region
     FROM party p
     JOIN tenant w ON w.id = p.tenant_id
     LEFT JOIN account a ON a.id = p.account_id
     LEFT JOIN notification_settings s ON s.tenant_id = app.tenant_id() AND s.party_id = p.id
     LEFT JOIN notification_defaults d ON d.tenant_id = app.tenant_id()
    WHERE p.tenant_id = app.tenant_id() AND p.kind = 'USER' AND p.user_type = 'PERSON' AND p.deleted_at IS NULL
      AND (p.id = ANY ($1::uuid[])
           OR p.id IN (SELECT m.member_id FROM membership m WHERE m.tenant_id = app.tenant_id() AND m.group_id = ANY ($1::uuid[])))`,
);

export interface NewNotification {
  readonly id: string;
  readonly party_id: string;
  readonly type: NotificationType;
  readonly reason: NotificationReason;
  readonly need: NotificationNeed | null;
  /** Null for a notification outside workflows. */
  readonly workflow_id: string | null;
  readonly task_id: string | null;
  /** What a notification outside workflows is about. */
  readonly object_id: string | null;
  readonly comment_id: string | null;
  readonly actor_id: string | null;
  readonly at: string;
  /** The due date that it is about. Null for other types. */
  readonly due_on: string | null;
  /** When a message is due. Null for none. */
  readonly mail_at: string | null;
  readonly push_at: string | null;
  readonly chat_at: string | null;
}

/**
 * Stores notifications that don't exist yet, and returns their recipients. People get no updates
 * about what they muted.
 */
export const insertNotifications = prepared<
  { readonly partyId: string },
  readonly [notifications: string]
>(
  'insert_notifications',
  `INSERT INTO notification (tenant_id, id, party_id, type, reason, need, workflow_id, task_id, object_id, comment_id, actor_id, at,
          due_on, mail_at, push_at, chat_at)
   SELECT app.tenant_id(), n.id, n.party_id, n.type, n.reason, n.need, n.workflow_id, n.task_id, n.object_id, n.comment_id, n.actor_id, n.at,
          n.due_on, n.mail_at, n.push_at, n.chat_at
     FROM json_to_recordset($1) AS n(id uuid, party_id uuid, type text, reason text, need text, workflow_id uuid,
          task_id uuid, object_id uuid, comment_id uuid, actor_id uuid, at timestamptz, due_on timestamptz, mail_at timestamptz,
          push_at timestamptz, chat_at timestamptz)
    WHERE (n.workflow_id IS NULL OR EXISTS (SELECT FROM workflow w WHERE w.tenant_id = app.tenant_id() AND w.id = n.workflow_id))
      AND (n.need IS NOT NULL OR NOT EXISTS (
            SELECT FROM notification_mute m
             WHERE m.tenant_id = app.tenant_id() AND m.party_id = n.party_id AND m.subject_id IN (n.task_id, n.workflow_id, n.object_id)))
   ON CONFLICT (tenant_id, id) DO NOTHING
   RETURNING party_id AS "partyId"`,
);

/** A comment with the people who take part in its thread. */
export interface CommentToNotify {
  readonly id: string;
  readonly workflowId: string;
  readonly taskId: string | null;
  readonly authorId: string;
  readonly body: string;
  readonly isInternal: boolean;
  readonly createdAt: Date;
  readonly changedAt: Date;
  /** True if it was edited. Then only the people that it mentions are notified. */
  readonly isEdited: boolean;
  /** Authors of earlier comments on the same task or workflow. */
  readonly participants: readonly string[];
  /** People who sent the task to the author. Empty if the author isn't a guest. */
  readonly senders: readonly string[];
}

const comments = `SELECT c.id, c.workflow_id AS "workflowId", c.task_id AS "taskId", c.author_id AS "authorId", c.body,
          c.is_internal AS "isInternal", c.created_at AS "createdAt", coalesce(c.edited_at, c.created_at) AS "changedAt",
          c.edited_at IS NOT NULL AS "isEdited",
          ARRAY(SELECT DISTINCT o.author_id::text FROM comment o
                 WHERE o.tenant_id = app.tenant_id() AND o.subject_id = c.subject_id
                   AND o.created_at < c.created_at AND o.deleted_at IS NULL) AS participants,
          ARRAY(SELECT l.sent_by::text FROM guest_link l
                 WHERE l.tenant_id = app.tenant_id() AND l.guest_id = c.author_id AND l.task_id = c.task_id) AS senders
     FROM comment c WHERE c.tenant_id = app.tenant_id() AND c.deleted_at IS NULL`;

/** Returns a comment, or no row if it was deleted. */
export const commentToNotify = prepared<CommentToNotify, readonly [id: string]>(
  'comment_to_notify',
  `${comments} AND c.id = $1`,
);

/** Returns the latest comments of a workflow and its tasks. */
export const latestComments = prepared<
  CommentToNotify,
  readonly [workflowId: string, limit: number]
>('latest_comments', `${comments} AND c.workflow_id = $1 ORDER BY c.created_at DESC LIMIT $2`);

/** Deletes notifications that ended before a time, and updates from before it. */
export const sweepNotifications = prepared<unknown, readonly [before: Date]>(
  'sweep_notifications',
  `DELETE FROM notification
    WHERE tenant_id = app.tenant_id()
      AND (done_at < $1 OR (at < $1 AND (need IS NULL OR EXISTS (
            SELECT FROM task t
             WHERE t.tenant_id = app.tenant_id() AND t.id = notification.task_id AND t.status = 'COMPLETED'))))`,
);

/** A task with a due date whose people weren't notified yet. */
export interface DueTask {
  readonly taskId: string;
  readonly workflowId: string;
  readonly dueOn: Date;
}

// The people who do a task now, including team members and delegates. Each gets one reminder.
const dueTasks = (type: 'TASK_DUE_SOON' | 'TASK_OVERDUE'): string =>
  `SELECT DISTINCT p.task_id AS "taskId", p.workflow_id AS "workflowId", p.due_on AS "dueOn"
     FROM task_party p
     LEFT JOIN membership m ON m.tenant_id = p.tenant_id AND m.group_id = p.party_id
     JOIN party u ON u.tenant_id = p.tenant_id AND u.id = coalesce(m.member_id, p.party_id)
    WHERE p.tenant_id = app.tenant_id() AND p.state = 'ACTIONABLE' AND p.due_on > $1 AND p.due_on <= $2
      AND u.kind = 'USER' AND u.user_type = 'PERSON' AND u.deleted_at IS NULL
      AND NOT EXISTS (SELECT FROM notification d
                       WHERE d.tenant_id = app.tenant_id() AND d.party_id = u.id AND d.subject_id = p.task_id
                         AND d.type = '${type}' AND d.due_on = p.due_on)
      AND (p.workflow_id, p.task_id) > ($3, $4)
    ORDER BY 2, 1 LIMIT $5`;

/** Times between which tasks are due, the last task of the previous page, and the size of the page. */
type DueTaskPage = readonly [
  from: Date,
  to: Date,
  afterWorkflowId: string,
  afterTaskId: string,
  limit: number,
];

/** Returns tasks that are due within this time. */
export const tasksDueSoon = prepared<DueTask, DueTaskPage>(
  'tasks_due_soon',
  dueTasks('TASK_DUE_SOON'),
);
/** Returns tasks whose due date has passed within this time. */
export const tasksOverdue = prepared<DueTask, DueTaskPage>(
  'tasks_overdue',
  dueTasks('TASK_OVERDUE'),
);
