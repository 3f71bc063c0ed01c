import { prepared } from '../../platform/db/statement.ts';

const own = 'tenant_id = app.tenant_id()';

/** Names and place of something that happened in a workflow. */
export interface OccurrencePlace {
  readonly workflowId: string;
  readonly workflowName: string;
  readonly reference: string;
  readonly blueprintId: string;
  /** Number of the last command before it. */
  readonly seq: number;
  /** False if that command isn't stored for webhooks yet. */
  readonly isNext: boolean;
  readonly task: { readonly id: string; readonly name: string; readonly reference: string } | null;
}

/** Returns the place of something at a time. No row outside workflows, or if it was deleted. */
export const occurrencePlace = prepared<
  OccurrencePlace,
  readonly [workflowId: string | null, taskId: string | null, at: Date]
>(
  'webhook_occurrence_place',
  `SELECT w.id AS "workflowId", w.name AS "workflowName", w.reference, w.blueprint_id AS "blueprintId", e.seq,
          app.has_read('webhooks', w.id, e.seq) AS "isNext",
          CASE WHEN t.id IS NOT NULL THEN json_build_object('id', t.id, 'name', t.name, 'reference', t.reference) END AS task
     FROM workflow w
     CROSS JOIN LATERAL (SELECT v.seq FROM event v WHERE v.${own} AND v.workflow_id = w.id AND (v.at <= $3 OR v.seq = 1)
                          ORDER BY v.seq DESC LIMIT 1) e
     LEFT JOIN task t ON t.${own} AND t.id = $2 AND t.workflow_id = w.id
    WHERE w.${own} AND w.id = $1 AND w.deleted_at IS NULL AND ($2::uuid IS NULL OR t.id IS NOT NULL)`,
);

type ReminderType = 'task.due_soon' | 'task.overdue';

/** A task with a due date that webhooks don't know yet. */
export interface DueReminder {
  readonly type: ReminderType;
  readonly taskId: string;
  readonly workflowId: string;
  readonly dueOn: Date;
}

/** Returns tasks that are due between these times, and have no reminder of this type yet. */
export const unsentReminders = prepared<
  DueReminder,
  readonly [type: ReminderType, after: Date, until: Date]
>(
  'unsent_webhook_reminders',
  `SELECT DISTINCT $1::text AS type, p.task_id AS "taskId", p.workflow_id AS "workflowId", p.due_on AS "dueOn" FROM task_party p
    WHERE p.${own} AND p.state = 'ACTIONABLE' AND p.due_on > $2 AND p.due_on <= $3
      AND NOT EXISTS (SELECT FROM webhook_reminder r
                       WHERE r.${own} AND r.task_id = p.task_id AND r.type = $1 AND r.due_on = p.due_on)
    ORDER BY "dueOn", "taskId" LIMIT 1000`,
);

/** Records these reminders, together with the jobs that send them. */
export const recordReminders = prepared<
  unknown,
  readonly [types: readonly string[], taskIds: readonly string[], dueOn: readonly Date[]]
>(
  'record_webhook_reminders',
  `INSERT INTO webhook_reminder (tenant_id, type, task_id, due_on)
   SELECT app.tenant_id(), n.type, n.task_id, n.due_on FROM unnest($1::text[], $2::uuid[], $3::timestamptz[]) AS n (type, task_id, due_on)
     JOIN task t ON t.${own} AND t.id = n.task_id
   ON CONFLICT DO NOTHING`,
);

/** Deletes reminders of due dates before a time. */
export const sweepReminders = prepared<unknown, readonly [before: Date]>(
  'sweep_webhook_reminders',
  `DELETE FROM webhook_reminder WHERE ${own} AND due_on < $1`,
);
