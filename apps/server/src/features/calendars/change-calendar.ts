import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { calendarRefusals } from '@baton/domain/time/calendar-rules';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import { actorOf } from '../../platform/auth/actor-of.ts';
import { violates } from '../../platform/db/database-error.ts';
import { demand, demandAll, Refused } from '../../platform/graphql/refused.ts';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { adoptCalendarJob } from '../runs/index.ts';
import { newestCalendar } from './calendars.queries.ts';
import { insertCalendar } from './calendars.repository.ts';

export interface CalendarChange extends Pick<WorkCalendar, 'week' | 'holidays'> {
  /** The version that was edited, so that a later change isn't overwritten. */
  readonly edition: number;
}

const clean = ({ week, holidays }: CalendarChange): Pick<WorkCalendar, 'week' | 'holidays'> => ({
  week,
  holidays: holidays
    .map(({ date, name }) => ({ date, name: name.trim() }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

/**
 * Creates a new version of the workspace's calendar. New workflows use it immediately. A job
 * applies it to running workflows and recalculates their due dates.
 */
export const changeCalendar = async (
  context: RequestContext,
  change: CalendarChange,
): Promise<WorkCalendar> => {
  const [[newest]] = await context.db.trip(newestCalendar());
  const viewer = await context.viewer();
  demand(mayEditTenant(actorOf(viewer)));
  demandAll([...calendarRefusals(change)]);
  const known = newest?.calendar ?? usualCalendar;
  if (known.edition !== change.edition) throw new Refused(refuse('VersionConflict'));
  const edition = known.edition + 1;
  const calendar: WorkCalendar = { edition, ...clean(change) };
  try {
    await context.db.trip(
      insertCalendar(
        edition,
        JSON.stringify(calendar),
        new Date(context.services.now()),
        viewer.userId,
      ),
      adoptCalendarJob.enqueue({ after: null }, { key: `calendar:${viewer.tenantId}` }),
    );
  } catch (error) {
    if (violates(error, 'work_calendar_pkey')) throw new Refused(refuse('VersionConflict'));
    throw error;
  }
  return calendar;
};
