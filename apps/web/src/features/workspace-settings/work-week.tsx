import type { WorkCalendar, WorkSpan } from '@baton/domain/time/work-calendar';
import { wholeDay } from '@baton/domain/time/work-calendar';
import { calendarLimits } from '@baton/domain/time/calendar-rules';
import { Plus, X } from 'lucide-react';
import type { ReactNode } from 'react';
import { weekdayName } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { MinutesField } from './minutes-field.tsx';
import classes from './work-calendar.module.css';

const officeDay: readonly WorkSpan[] = [{ from: 540, to: 1020 }];

const isWhole = (day: readonly WorkSpan[]): boolean =>
  day.length === 1 && day[0]?.from === wholeDay.from && day[0].to === wholeDay.to;

/** Returns another time span after the existing ones, or null if there is no room. */
const moreHours = (day: readonly WorkSpan[]): WorkSpan | null => {
  const from = (day.at(-1)?.to ?? 0) + 60;
  return day.length < calendarLimits.spansPerDay && from < wholeDay.to
    ? { from, to: Math.min(from + 60, wholeDay.to) }
    : null;
};

export interface WorkWeekProps {
  readonly week: WorkCalendar['week'];
  readonly errorOf: (day: number) => string | null;
  readonly onChange: (week: WorkCalendar['week']) => void;
}

/** The hours of each day of the week. */
export function WorkWeek({ week, errorOf, onChange }: WorkWeekProps): ReactNode {
  const { clock } = useFormats();
  const nameOf = (day: number): string => weekdayName(day, clock);
  return (
    <ul className={classes.week}>
      {week.map((spans, day) => (
        <li key={nameOf(day)} className={classes.day}>
          <WorkDay
            name={nameOf(day)}
            spans={spans}
            error={errorOf(day)}
            onChange={(changed) => onChange(week.with(day, changed))}
          />
        </li>
      ))}
    </ul>
  );
}

interface WorkDayProps {
  readonly name: string;
  readonly spans: readonly WorkSpan[];
  readonly error: string | null;
  readonly onChange: (spans: readonly WorkSpan[]) => void;
}

function WorkDay({ name, spans, error, onChange }: WorkDayProps): ReactNode {
  const t = useText();
  const isFree = spans.length === 0;
  const more = moreHours(spans);
  return (
    <>
      <Checkbox
        label={name}
        checked={!isFree}
        error={error}
        onChange={(works) => onChange(works ? [wholeDay] : [])}
      />
      {isFree ? (
        <span className={classes.free}>{t('time.calendar.free')}</span>
      ) : (
        <Segmented<'whole' | 'hours'>
          label={t('time.calendar.kind', { day: name })}
          value={isWhole(spans) ? 'whole' : 'hours'}
          options={[
            { value: 'whole', label: t('time.calendar.whole') },
            { value: 'hours', label: t('time.calendar.hours') },
          ]}
          onChange={(kind) => onChange(kind === 'whole' ? [wholeDay] : officeDay)}
        />
      )}
      {!isFree && !isWhole(spans) && (
        <div className={classes.spans}>
          {spans.map((span, place) => (
            <div key={place} className={classes.span}>
              <MinutesField
                label={t('time.calendar.from', { day: name })}
                isEnd={false}
                value={span.from}
                onChange={(from) => onChange(spans.with(place, { ...span, from }))}
              />
              <span aria-hidden="true">–</span>
              <MinutesField
                label={t('time.calendar.to', { day: name })}
                isEnd
                value={span.to}
                onChange={(to) => onChange(spans.with(place, { ...span, to }))}
              />
              {spans.length > 1 && (
                <IconButton
                  label={t('time.calendar.removeHours', { day: name })}
                  icon={<X size={15} />}
                  onClick={() => onChange(spans.toSpliced(place, 1))}
                />
              )}
              {place === spans.length - 1 && more !== null && (
                <IconButton
                  label={t('time.calendar.addHours', { day: name })}
                  icon={<Plus size={15} />}
                  onClick={() => onChange([...spans, more])}
                />
              )}
            </div>
          ))}
        </div>
      )}
    </>
  );
}
