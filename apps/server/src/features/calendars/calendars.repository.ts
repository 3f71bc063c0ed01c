import { prepared } from '../../platform/db/statement.ts';

/** Inserts a new version. Violates work_calendar_pkey if the version already exists. */
export const insertCalendar = prepared<
  unknown,
  [edition: number, calendar: string, changedAt: Date, changedBy: string]
>(
  'insert_calendar',
  `INSERT INTO work_calendar (tenant_id, edition, calendar, changed_at, changed_by)
   VALUES (app.tenant_id(), $1, $2, $3, $4)`,
);
