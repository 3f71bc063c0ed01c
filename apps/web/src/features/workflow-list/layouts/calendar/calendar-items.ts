import type { HomeStatus } from '@baton/domain/workflow/home-status';
import type { workflowCalendarQuery$data } from '../../../../__generated__/workflowCalendarQuery.graphql.ts';
import { dayKey, hasTimePart, timeText } from '../../../../lib/i18n/date-text.ts';
import type { Clock } from '../../../../lib/i18n/clock.ts';
import { homeStatusLook, type StatusLook } from '../../../../lib/status/status-look.ts';
import { taskLook } from '../../../../lib/status/task-look.ts';
import type { CalendarItem } from './calendar-entry.tsx';

type Range = workflowCalendarQuery$data['workflowCalendar'];

const looks: Readonly<Record<string, (typeof homeStatusLook)[HomeStatus] | undefined>> =
  homeStatusLook;

const isFuture = <Value extends string>(
  value: Value,
): value is Exclude<Value, '%future added value'> => value !== '%future added value';

/** Returns what the calendar shows, by day and time. */
export const calendarItems = (
  { workflows, tasks }: Range,
  clock: Clock,
  now: Date,
): ReadonlyMap<string, readonly CalendarItem[]> => {
  const placed = (at: string) => {
    const moment = new Date(at);
    const time = hasTimePart(moment, clock) ? timeText(moment, clock) : '';
    return { day: dayKey(moment, clock), time, isPast: moment.getTime() < now.getTime() };
  };
  const ends = workflows.flatMap((workflow): (CalendarItem & { readonly at: string })[] => {
    const { id, name, plannedEndDate: at, endDate, homeStatus, blueprint } = workflow;
    if (at == null) return [];
    const { day, time, isPast } = placed(at);
    const look: StatusLook | null = looks[homeStatus] ?? null;
    return [
      {
        ...{ key: id, at, day, time, name, look, task: null },
        of: blueprint?.name ?? '',
        href: `/workflow/${id}`,
        isLate: isPast && endDate == null,
        isClosed: endDate != null,
      },
    ];
  });
  const dues = tasks.flatMap((task): (CalendarItem & { readonly at: string })[] => {
    const { id, name, dueOn: at, type, displayStatus, mark, workflowId, workflowName } = task;
    if (at == null || !isFuture(displayStatus)) return [];
    const { day, time, isPast } = placed(at);
    return [
      {
        ...{ key: id, at, day, time, name, task },
        look: taskLook({ type, displayStatus, mark }),
        of: workflowName,
        href: `/workflow/${workflowId}?task-id=${id}`,
        isLate: isPast,
        isClosed: false,
      },
    ];
  });
  const all = [...ends, ...dues].toSorted((a, b) => a.at.localeCompare(b.at));
  return Map.groupBy(all, ({ day }) => day);
};
