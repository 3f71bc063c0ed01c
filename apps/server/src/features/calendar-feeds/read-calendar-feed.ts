import { calendarFeedText } from '@baton/domain/calendar-feed/feed-text';
import { readingLocale, type Locale } from '@baton/domain/core/languages';
import type { RequestContext } from '../../platform/graphql/request-context.ts';
import { ownAbsences } from '../absences/index.ts';
import { ownWork } from '../tasks/index.ts';

/** Maximum number of tasks, those that are due first. Calendars can't read further pages. */
const taskLimit = 500;

const absenceTitles: Readonly<Record<Locale, string>> = {
  en: 'Out of office',
  fr: 'Absence',
  de: 'Abwesenheit',
  zh: '外出',
  es: 'Fuera de la oficina',
  ko: '부재중',
  th: 'ไม่อยู่ที่สำนักงาน',
};

/** Returns the calendar of the viewer as an iCalendar file, with the tasks that My tasks lists. */
export const readCalendarFeed = async (context: RequestContext): Promise<string> => {
  const viewer = await context.viewer();
  const { publicUrl, now } = context.services;
  const [tasks, [absences]] = await Promise.all([
    ownWork.dueTasks(context, taskLimit),
    context.db.read(ownAbsences(viewer.userId, new Date(now()))),
  ]);
  return calendarFeedText({
    name: `Baton – ${viewer.tenantName}`,
    timeZone: viewer.timeZone,
    absenceTitle: absenceTitles[readingLocale(viewer.locale)],
    tasks: tasks.map((task) => ({
      ...task,
      url: `${publicUrl}/workspace/${viewer.tenantId}/workflow/${task.workflowId}?task-id=${task.id}`,
    })),
    absences: absences.map((one) => ({ ...one, changedAt: one.changedAt.getTime() })),
  });
};
