import { ChevronLeft, ChevronRight } from 'lucide-react';
import { useEffect, useRef, useState, type KeyboardEvent, type ReactNode } from 'react';
import type { Clock } from '../../lib/i18n/clock.ts';
import { dayKey } from '../../lib/i18n/date-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../button/icon-button.tsx';
import classes from './date-picker.module.css';

export interface MonthGridProps {
  readonly clock: Clock;
  readonly value: string | null;
  readonly min?: string | undefined;
  readonly max?: string | undefined;
  readonly onChoose: (day: string) => void;
  /** True after opening with the keyboard, which focuses the selected day. */
  readonly takesFocus?: boolean | undefined;
}

const asDate = (day: string): Date => new Date(`${day}T00:00:00Z`);
const asDay = (date: Date): string => date.toISOString().slice(0, 10);
const addDays = (day: string, count: number): string => {
  const date = asDate(day);
  date.setUTCDate(date.getUTCDate() + count);
  return asDay(date);
};
const addMonths = (day: string, count: number): string => {
  const date = asDate(day);
  const wanted = date.getUTCDate();
  date.setUTCDate(1);
  date.setUTCMonth(date.getUTCMonth() + count);
  const last = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 1, 0)).getUTCDate();
  date.setUTCDate(Math.min(wanted, last));
  return asDay(date);
};

interface WeekInfo {
  readonly firstDay: number;
}
/** Returns the first day of the week in the locale: 1 is Monday, 7 is Sunday. */
const firstWeekday = (locale: string): number => {
  const known: Intl.Locale & { getWeekInfo?: () => WeekInfo; weekInfo?: WeekInfo } =
    new Intl.Locale(locale);
  return known.getWeekInfo?.().firstDay ?? known.weekInfo?.firstDay ?? 1;
};

/** One month as a grid with keys: arrows, Home, End, Page Up, and Page Down. */
export function MonthGrid({
  clock,
  value,
  min,
  max,
  onChoose,
  takesFocus = false,
}: MonthGridProps): ReactNode {
  const t = useText();
  const [today] = useState(() => dayKey(new Date(), clock));
  const [focused, setFocused] = useState(value ?? today);
  const grid = useRef<HTMLDivElement>(null);
  const shouldFocus = useRef(takesFocus);
  useEffect(() => {
    if (shouldFocus.current) grid.current?.querySelector<HTMLElement>('[tabindex="0"]')?.focus();
  }, [focused]);

  const locale = clock.dateLocale;
  const label = (day: string, options: Intl.DateTimeFormatOptions): string =>
    new Intl.DateTimeFormat(locale, { ...options, timeZone: 'UTC' }).format(asDate(day));
  const first = `${focused.slice(0, 7)}-01`;
  const lead = (asDate(first).getUTCDay() + 7 - (firstWeekday(locale) % 7)) % 7;
  const start = addDays(first, -lead);
  const weeks = Array.from({ length: 6 }, (_, week) =>
    Array.from({ length: 7 }, (_day, day) => addDays(start, week * 7 + day)),
  ).filter(
    (week, index) => index === 0 || week.some((day) => day.slice(0, 7) === focused.slice(0, 7)),
  );
  const isOut = (day: string): boolean =>
    (min !== undefined && day < min) || (max !== undefined && day > max);

  const move = (to: string): void => {
    shouldFocus.current = true;
    setFocused(to);
  };
  const onKeyDown = (event: KeyboardEvent): void => {
    const weekday = (asDate(focused).getUTCDay() + 7 - (firstWeekday(locale) % 7)) % 7;
    const to = {
      ArrowLeft: () => addDays(focused, -1),
      ArrowRight: () => addDays(focused, 1),
      ArrowUp: () => addDays(focused, -7),
      ArrowDown: () => addDays(focused, 7),
      Home: () => addDays(focused, -weekday),
      End: () => addDays(focused, 6 - weekday),
      PageUp: () => addMonths(focused, event.shiftKey ? -12 : -1),
      PageDown: () => addMonths(focused, event.shiftKey ? 12 : 1),
    }[event.key];
    if (to === undefined) return;
    event.preventDefault();
    move(to());
  };

  const title = label(first, { month: 'long', year: 'numeric' });
  return (
    <div className={classes.month}>
      <div className={classes.monthHead}>
        <h3 className={classes.monthName} aria-live="polite">
          {title}
        </h3>
        <IconButton
          size="x-small"
          label={t('ui.previousMonth')}
          icon={<ChevronLeft />}
          onClick={() => setFocused(addMonths(focused, -1))}
        />
        <IconButton
          size="x-small"
          label={t('ui.nextMonth')}
          icon={<ChevronRight />}
          onClick={() => setFocused(addMonths(focused, 1))}
        />
      </div>
      <div ref={grid} role="grid" aria-label={title} className={classes.grid} onKeyDown={onKeyDown}>
        <div role="row" className={classes.week}>
          {weeks[0]?.map((day) => (
            <div
              key={day}
              role="columnheader"
              aria-label={label(day, { weekday: 'long' })}
              className={classes.weekday}
            >
              {label(day, { weekday: 'short' }).slice(0, 3)}
            </div>
          ))}
        </div>
        {weeks.map((week) => (
          <div key={week[0]} role="row" className={classes.week}>
            {week.map((day) => (
              <div key={day} role="gridcell" aria-selected={day === value}>
                <button
                  type="button"
                  className={classes.day}
                  tabIndex={day === focused ? 0 : -1}
                  data-outside={day.slice(0, 7) !== focused.slice(0, 7) || undefined}
                  data-chosen={day === value || undefined}
                  aria-current={day === today ? 'date' : undefined}
                  aria-label={label(day, { dateStyle: 'full' })}
                  disabled={isOut(day)}
                  onClick={() => onChoose(day)}
                >
                  {asDate(day).getUTCDate()}
                </button>
              </div>
            ))}
          </div>
        ))}
      </div>
    </div>
  );
}
