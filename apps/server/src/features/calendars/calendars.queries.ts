import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import { prepared } from '../../platform/db/statement.ts';

export interface CalendarRow {
  readonly calendar: WorkCalendar;
}

/** Returns the current version of the workspace's calendar. No row if it was never changed. */
export const newestCalendar = prepared<CalendarRow>(
  'newest_calendar',
  `SELECT calendar FROM work_calendar WHERE tenant_id = app.tenant_id() ORDER BY edition DESC LIMIT 1`,
);
