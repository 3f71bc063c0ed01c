import type { WorkCalendar } from '@baton/domain/time/work-calendar';
import { prepared } from '../../platform/db/statement.ts';

export interface CalendarRow {
  readonly calendar: WorkCalendar;
}

/** The newest edition of the workspace's calendar; no row where nobody has ever changed it. */
export const newestCalendar = prepared<CalendarRow>(
  'newest_calendar',
  `SELECT calendar FROM work_calendar WHERE tenant_id = app.tenant_id() ORDER BY edition DESC LIMIT 1`,
);
