import { mayEditTenant } from '@baton/domain/access/people-access';
import { refuse } from '@baton/domain/core/refusal';
import { calendarRefusals } from '@baton/domain/time/calendar-rules';
import { usualCalendar, type WorkCalendar } from '@baton/domain/time/work-calendar';
import { defineSaving } from '../../platform/entity/entity-commands.ts';
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

const weekdays = [
  'monday',
  'tuesday',
  'wednesday',
  'thursday',
  'friday',
  'saturday',
  'sunday',
] as const;

const clockTime = (minutes: number): string =>
  [Math.floor(minutes / 60), minutes % 60].map((part) => String(part).padStart(2, '0')).join(':');

/** Returns the working hours of each weekday and the holidays as texts. */
const audited = ({ week, holidays }: Pick<WorkCalendar, 'week' | 'holidays'>) => ({
  ...Object.fromEntries(
    weekdays.map((day, at) => [
      day,
      (week[at] ?? []).map(({ from, to }) => `${clockTime(from)}–${clockTime(to)}`),
    ]),
  ),
  holidays: holidays.map(({ date, name }) => `${date} ${name}`),
});

/**
 * Creates a new version of the workspace's calendar. New workflows use it immediately. A job
 * applies it to running workflows and recalculates their due dates.
 */
export const changeCalendar = defineSaving({
  type: () => 'WorkCalendar',
  load: async (context, _, __: CalendarChange) => {
    const [[newest]] = await context.db.trip(newestCalendar());
    const { tenantId: id, tenantName: name } = await context.viewer();
    return { item: { id, name, calendar: newest?.calendar ?? usualCalendar } };
  },
  maySave: mayEditTenant,
  refusals: (change, { item }) => [
    ...calendarRefusals(change),
    item.calendar.edition === change.edition ? null : refuse('VersionConflict'),
  ],
  change: (change, { item }) => ({
    ...item,
    calendar: { edition: change.edition + 1, ...clean(change) },
  }),
  audited: ({ calendar }) => audited(calendar),
  conflicts: () => ({ work_calendar_pkey: refuse('VersionConflict') }),
  store: async ({ db }, { item: { id, calendar }, viewer, at, audit }): Promise<WorkCalendar> => {
    await db.trip(
      insertCalendar(calendar.edition, JSON.stringify(calendar), at, viewer.userId),
      audit,
      adoptCalendarJob.enqueue({ after: null }, { key: `calendar:${id}` }),
    );
    return calendar;
  },
});
