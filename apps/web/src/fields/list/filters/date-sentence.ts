import {
  dateFilterRanges,
  parseDateFilter,
  type DateFilter,
  type DateRangeText,
  type DateSubject,
} from '@baton/domain/list/date-filter';
import type { MessageId } from '../../../lib/i18n/message-id.ts';
import type { Formats } from '../../../lib/i18n/use-formats.ts';
import type { useText } from '../../../lib/i18n/use-text.ts';

export const dateSubjects = ['due', 'started', 'completed'] as const satisfies DateSubject[];

/** Subject of the texts of a filter: the planned end of a workflow, or the due date of a task. */
export type DateTextSubject = DateSubject | 'taskDue';

export const rangeTexts: Readonly<Record<DateRangeText, MessageId>> = {
  overdue: 'filters.date.overdue',
  today: 'filters.date.today',
  'this-week': 'filters.date.this-week',
  'next-7-days': 'filters.date.next-7-days',
  'next-30-days': 'filters.date.next-30-days',
  'last-7-days': 'filters.date.last-7-days',
  'last-30-days': 'filters.date.last-30-days',
};

export const rangesOf = (subject: DateTextSubject): readonly DateRangeText[] =>
  dateFilterRanges[subject === 'taskDue' ? 'due' : subject];

/** Returns the two dates of a filter. Null if it has none. */
export const datesOf = (
  text: string | undefined,
): Extract<DateFilter, { readonly range: 'BETWEEN' }> | null => {
  const filter = text === undefined ? null : parseDateFilter(text);
  return filter?.range === 'BETWEEN' ? filter : null;
};

/** Returns the filter as a sentence. */
export const dateSentence = (
  subject: DateTextSubject,
  text: string,
  t: ReturnType<typeof useText>,
  format: Formats,
): string => {
  const dates = datesOf(text);
  if (dates === null) {
    const range = rangesOf(subject).find((one) => one === text);
    return range === undefined
      ? t('filters.date.subject', { subject })
      : t(rangeTexts[range], { subject });
  }
  // Noon in UTC is the same day in nearly all time zones.
  const shown = (day: string | null): string => (day === null ? '' : format.date(`${day}T12:00Z`));
  const [from, to] = [shown(dates.from), shown(dates.to)];
  if (from === '') return t('filters.date.until', { subject, to });
  return to === ''
    ? t('filters.date.from', { subject, from })
    : t('filters.date.between', { subject, from, to });
};
