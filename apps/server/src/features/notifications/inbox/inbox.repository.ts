import { prepared } from '../../../platform/db/statement.ts';

type Change<Values extends readonly unknown[]> = readonly [
  userId: string,
  subjects: readonly string[],
  ...Values,
];

const own = `tenant_id = app.tenant_id() AND party_id = $1 AND subject_id = ANY ($2::uuid[])`;

/** Marks what a person has seen of these tasks and workflows. Null marks it as unread. */
export const markRead = prepared<unknown, Change<[at: Date | null]>>(
  'mark_inbox_read',
  `UPDATE notification SET read_at = $3 WHERE ${own} AND done_at IS NULL AND (read_at IS NULL) <> ($3::timestamptz IS NULL)`,
);

/** Moves all current notifications about these tasks and workflows to "Done". */
export const markDone = prepared<unknown, Change<[at: Date]>>(
  'mark_inbox_done',
  `UPDATE notification SET done_at = $3, read_at = coalesce(read_at, $3), snoozed_until = NULL
    WHERE ${own} AND done_at IS NULL`,
);

/** Moves notifications about these tasks and workflows back to the inbox. */
export const restoreDone = prepared<unknown, Change<[]>>(
  'restore_inbox_done',
  `UPDATE notification SET done_at = NULL WHERE ${own} AND done_at IS NOT NULL`,
);

/**
 * Hides the current notifications about these tasks and workflows until a time. Null shows them
 * again.
 */
export const snooze = prepared<unknown, Change<[until: Date | null]>>(
  'snooze_inbox',
  `UPDATE notification SET snoozed_until = $3 WHERE ${own} AND done_at IS NULL`,
);

/** Only tasks and workflows with a notification of the person can be muted. */
export const mute = prepared<unknown, Change<[]>>(
  'mute_inbox',
  `INSERT INTO notification_mute (tenant_id, party_id, subject_id)
   SELECT DISTINCT app.tenant_id(), $1::uuid, subject_id FROM notification WHERE ${own}
   ON CONFLICT DO NOTHING`,
);

export const unmute = prepared<unknown, Change<[]>>(
  'unmute_inbox',
  `DELETE FROM notification_mute WHERE ${own}`,
);

/** Marks everything that isn't snoozed or done as read. */
export const markAllRead = prepared<{ readonly id: string }, readonly [userId: string, at: Date]>(
  'mark_all_inbox_read',
  `UPDATE notification SET read_at = $2
    WHERE tenant_id = app.tenant_id() AND party_id = $1 AND done_at IS NULL AND read_at IS NULL
      AND NOT coalesce(snoozed_until > $2, false) RETURNING id`,
);
