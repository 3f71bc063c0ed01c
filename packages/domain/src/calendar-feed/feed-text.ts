import { dayOf, endOfDay } from '../core/dates.ts';
import type { Instant, PlainDate } from '../core/ids.ts';
import { addDays } from '../core/plain-date.ts';
import { icsComponent, icsDate, icsFile, icsText, icsTime, type IcsLine } from './ics-text.ts';

/** An open task with a due date. */
export interface FeedTask {
  readonly id: string;
  readonly name: string;
  readonly workflowName: string;
  readonly stageName: string;
  /** Address of the task. */
  readonly url: string;
  readonly due: Instant;
  /** Number of changes of the task, from 1. */
  readonly version: number;
  readonly changedAt: Instant;
}

export interface FeedAbsence {
  readonly personId: string;
  readonly startsOn: PlainDate;
  readonly endsOn: PlainDate;
  readonly changedAt: Instant;
}

export interface CalendarFeed {
  readonly name: string;
  /** Time zone that decides whether a task is due at the end of a day. */
  readonly timeZone: string;
  /** Title of absences. */
  readonly absenceTitle: string;
  readonly tasks: readonly FeedTask[];
  readonly absences: readonly FeedAbsence[];
}

/** Returns a date property: a day if the due time is the end of that day, or else the time. */
const dueLine = (property: string, due: Instant, timeZone: string): IcsLine => {
  const date = dayOf(due, timeZone);
  return due === endOfDay(date, timeZone)
    ? `${property};VALUE=DATE:${icsDate(date)}`
    : `${property}:${icsTime(due)}`;
};

const changedLines = (changedAt: Instant): readonly IcsLine[] => [
  // The time of the last change instead of now, so that an unchanged feed always has the same text.
  `DTSTAMP:${icsTime(changedAt)}`,
  `LAST-MODIFIED:${icsTime(changedAt)}`,
];

const taskLines = (task: FeedTask): readonly IcsLine[] => [
  ...changedLines(task.changedAt),
  `SEQUENCE:${task.version - 1}`,
  `SUMMARY:${icsText(task.name)}`,
  `DESCRIPTION:${icsText(`${task.workflowName}\n${task.stageName}`)}`,
  `URL:${task.url}`,
];

/** Returns a task as a to-do and as an event, because few calendars show to-dos. */
const taskItems =
  (timeZone: string) =>
  (task: FeedTask): readonly IcsLine[] => [
    ...icsComponent('VTODO', [
      `UID:${task.id}-todo`,
      ...taskLines(task),
      dueLine('DUE', task.due, timeZone),
      'STATUS:NEEDS-ACTION',
    ]),
    ...icsComponent('VEVENT', [
      `UID:${task.id}-due`,
      ...taskLines(task),
      dueLine('DTSTART', task.due, timeZone),
      'TRANSP:TRANSPARENT',
    ]),
  ];

const absenceItem =
  (title: string) =>
  ({ personId, startsOn, endsOn, changedAt }: FeedAbsence): readonly IcsLine[] =>
    icsComponent('VEVENT', [
      `UID:${personId}-absence`,
      ...changedLines(changedAt),
      `SUMMARY:${icsText(title)}`,
      `DTSTART;VALUE=DATE:${icsDate(startsOn)}`,
      // The end of an all-day event is the day after its last day.
      `DTEND;VALUE=DATE:${icsDate(addDays(endsOn, 1))}`,
      'TRANSP:OPAQUE',
    ]);

/** Returns the calendar of a person as an iCalendar file. */
export const calendarFeedText = ({
  name,
  timeZone,
  absenceTitle,
  tasks,
  absences,
}: CalendarFeed): string =>
  icsFile(
    icsComponent('VCALENDAR', [
      'VERSION:2.0',
      'PRODID:-//Baton//Calendar feed//EN',
      'CALSCALE:GREGORIAN',
      `NAME:${icsText(name)}`,
      `X-WR-CALNAME:${icsText(name)}`,
      'REFRESH-INTERVAL;VALUE=DURATION:PT1H',
      'X-PUBLISHED-TTL:PT1H',
      ...tasks.flatMap(taskItems(timeZone)),
      ...absences.flatMap(absenceItem(absenceTitle)),
    ]),
  );
