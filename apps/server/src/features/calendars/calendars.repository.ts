import { prepared } from '../../platform/db/statement.ts';

/** A new edition. Breaks work_calendar_pkey where somebody has made it already. */
export const insertCalendar = prepared<
  unknown,
  [edition: number, calendar: string, changedAt: Date, changedBy: string]
>(
  'insert_calendar',
  `INSERT INTO work_calendar (tenant_id, edition, calendar, changed_at, changed_by)
   VALUES (app.tenant_id(), $1, $2, $3, $4)`,
);
