import type { ReactNode } from 'react';
import { useText } from '../../../../lib/i18n/use-text.ts';
import classes from './compact-month.module.css';

export interface CompactMonthProps {
  readonly label: string;
  readonly weekdays: readonly string[];
  readonly days: readonly string[];
  readonly today: string;
  /** A day of the month that is shown. */
  readonly date: string;
  readonly selected: string;
  readonly onSelect: (day: string) => void;
  readonly isFree: (day: string) => boolean;
  readonly countOn: (day: string) => number;
  /** Returns the date in words. */
  readonly write: (day: string) => string;
}

/** A month for narrow windows: each day has the number of its entries and can be selected. */
export function CompactMonth({
  label,
  weekdays,
  days,
  today,
  date,
  selected,
  onSelect,
  isFree,
  countOn,
  write,
}: CompactMonthProps): ReactNode {
  const t = useText();
  return (
    <div role="table" aria-label={label} className={classes.month}>
      <div role="row" className={classes.row}>
        {weekdays.map((weekday) => (
          <div key={weekday} role="columnheader" className={classes.weekday}>
            {weekday}
          </div>
        ))}
      </div>
      {Array.from({ length: days.length / 7 }, (_, week) => (
        <div key={days[week * 7]} role="row" className={classes.row}>
          {days.slice(week * 7, week * 7 + 7).map((day) => {
            const count = countOn(day);
            return (
              <div key={day} role="cell">
                <button
                  type="button"
                  className={classes.day}
                  data-other={day.slice(0, 7) !== date.slice(0, 7) || undefined}
                  data-free={isFree(day) || undefined}
                  aria-pressed={day === selected}
                  aria-current={day === today ? 'date' : undefined}
                  onClick={() => onSelect(day)}
                >
                  <span className="visually-hidden">
                    {`${write(day)}, ${t('views.calendar.count', { count })}`}
                  </span>
                  <span className={classes.date} aria-hidden="true">
                    {Number(day.slice(8))}
                  </span>
                  <span className={classes.count} aria-hidden="true">
                    {count > 0 && count}
                  </span>
                </button>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}
