import { prepared } from '../../platform/db/statement.ts';
import { millis, type GuestLinkRow } from './guest-links.queries.ts';

/** A guest who can do a task that has a due date. */
export interface ReminderRow extends Pick<
  GuestLinkRow,
  'id' | 'guestId' | 'email' | 'taskName' | 'locale' | 'expiresAt'
> {
  readonly dueOn: Date;
  /** Time zone of the workspace. */
  readonly timeZone: string;
}

const columns = { TASK_DUE_SOON: 'due_soon_for', TASK_OVERDUE: 'overdue_for' } as const;

type DueTimes = readonly [from: Date, to: Date, now: Date, limit: number];

// Only links that still open the task.
const reminders = (type: keyof typeof columns) =>
  prepared<ReminderRow, DueTimes>(
    `guests_${columns[type]}`,
    `SELECT l.id, l.guest_id AS "guestId", g.email, t.name AS "taskName", l.locale, ${millis('l.expires_at')} AS "expiresAt",
            p.due_on AS "dueOn", w.time_zone AS "timeZone"
       FROM guest_link l
       JOIN task_party p ON p.tenant_id = l.tenant_id AND p.task_id = l.task_id AND p.party_id = l.guest_id
       JOIN guest g ON g.tenant_id = l.tenant_id AND g.party_id = l.guest_id
       JOIN task t ON t.tenant_id = l.tenant_id AND t.id = l.task_id
       JOIN workflow f ON f.tenant_id = l.tenant_id AND f.id = l.workflow_id AND f.deleted_at IS NULL
       JOIN tenant w ON w.id = l.tenant_id
      WHERE l.tenant_id = app.tenant_id() AND p.state = 'ACTIONABLE' AND p.due_on > $1 AND p.due_on <= $2
        AND l.expires_at > $3 AND l.revoked_at IS NULL AND l.forwarded_to IS NULL
        AND l.${columns[type]} IS DISTINCT FROM p.due_on
      ORDER BY l.id LIMIT $4`,
  );

/** Returns guests with a task that is due within a time and of which they weren't reminded. */
export const guestReminders = {
  TASK_DUE_SOON: reminders('TASK_DUE_SOON'),
  TASK_OVERDUE: reminders('TASK_OVERDUE'),
} as const;

const mark = (type: keyof typeof columns) =>
  prepared<unknown, readonly [linkId: string, dueOn: Date]>(
    `mark_${columns[type]}`,
    `UPDATE guest_link SET ${columns[type]} = $2 WHERE tenant_id = app.tenant_id() AND id = $1`,
  );

/** Stores that a guest was reminded of a due date. */
export const markReminded = {
  TASK_DUE_SOON: mark('TASK_DUE_SOON'),
  TASK_OVERDUE: mark('TASK_OVERDUE'),
} as const;
