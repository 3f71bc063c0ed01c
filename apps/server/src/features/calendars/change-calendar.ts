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
  /** The edition that was changed: somebody else's later one is not overwritten unseen. */
  readonly edition: number;
}

const clean = ({ week, holidays }: CalendarChange): Pick<WorkCalendar, 'week' | 'holidays'> => ({
  week,
  holidays: holidays
    .map(({ date, name }) => ({ date, name: name.trim() }))
    .toSorted((a, b) => (a.date < b.date ? -1 : 1)),
});

/**
 * A new edition of the workspace's calendar. What is started from now on counts by it; the
 * workflows that run are told by a job, and lay what is left of their time out anew.
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
