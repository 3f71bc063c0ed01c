import type { Holiday } from '@baton/domain/time/work-calendar';
import { Plus, Trash2 } from 'lucide-react';
import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { IconButton } from '../../ui/button/icon-button.tsx';
import { DatePicker } from '../../ui/date-picker/date-picker.tsx';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import classes from './work-calendar.module.css';

export interface HolidayListProps {
  readonly holidays: readonly Holiday[];
  /** Returns the error of the date or name of a row. */
  readonly errorOf: (place: number, field: 'date' | 'name') => string | null;
  readonly onChange: (holidays: readonly Holiday[]) => void;
}

/** The holidays of the workspace. */
export function HolidayList({ holidays, errorOf, onChange }: HolidayListProps): ReactNode {
  const t = useText();
  return (
    <>
      {holidays.length === 0 && <p className={classes.free}>{t('time.calendar.noHolidays')}</p>}
      <ul className={classes.holidays}>
        {holidays.map((holiday, place) => (
          <li key={place} className={classes.holiday}>
            <DatePicker
              label={t('time.calendar.holidayDate', { number: place + 1 })}
              hideLabel
              value={holiday.date === '' ? null : holiday.date}
              error={errorOf(place, 'date')}
              onChange={(date) => onChange(holidays.with(place, { ...holiday, date: date ?? '' }))}
            />
            <TextInput
              label={t('time.calendar.holidayName', { number: place + 1 })}
              hideLabel
              value={holiday.name}
              error={errorOf(place, 'name')}
              onChange={(name) => onChange(holidays.with(place, { ...holiday, name }))}
            />
            <IconButton
              label={t('time.calendar.removeHoliday', { number: place + 1 })}
              icon={<Trash2 size={15} />}
              onClick={() => onChange(holidays.toSpliced(place, 1))}
            />
          </li>
        ))}
      </ul>
      <div>
        <Button
          kind="subtle"
          size="small"
          icon={<Plus size={14} aria-hidden="true" />}
          onClick={() => onChange([...holidays, { date: '', name: '' }])}
        >
          {t('time.calendar.addHoliday')}
        </Button>
      </div>
    </>
  );
}
