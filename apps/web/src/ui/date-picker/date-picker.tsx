import { useState, type ReactNode } from 'react';
import { readTime } from '../../lib/i18n/date-entry.ts';
import { timeText } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { instantAt, wallTime } from '../../lib/i18n/zoned-time.ts';
import type { FieldProps } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { DateField, type DateFieldProps } from './date-field.tsx';
import classes from './date-picker.module.css';

type Shared = FieldProps &
  Pick<DateFieldProps, 'min' | 'max' | 'clearable' | 'disabled' | 'autoFocus' | 'onBlur'>;

export type DatePickerProps = Shared & {
  /** `yyyy-MM-dd` */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

export function DatePicker({ value, onChange, ...rest }: DatePickerProps): ReactNode {
  return <DateField {...rest} day={value} onDay={onChange} closesOnChoice />;
}

export type DateTimePickerProps = Shared & {
  /** ISO moment. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** A day with an optional time in the person's zone; without one it means the end of the day. */
export function DateTimePicker({ value, onChange, ...rest }: DateTimePickerProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const parts = value === null ? null : wallTime(new Date(value), clock.timeZone);
  const [draft, setDraft] = useState<string | null>(null);
  const emit = (day: string, time: string | null): void =>
    onChange(instantAt(day, time, clock.timeZone).toISOString());
  const timeOf = (time: string): string =>
    timeText(new Date(`2026-01-01T${time}:00Z`), { ...clock, timeZone: 'UTC' });
  const shownTime = parts?.time == null ? '' : timeOf(parts.time);
  const commitTime = (): void => {
    if (draft === null || parts === null) return;
    const time = draft.trim() === '' ? null : readTime(draft);
    if (draft.trim() === '' || time !== null) emit(parts.date, time);
    setDraft(null);
  };
  return (
    <DateField
      {...rest}
      day={parts?.date ?? null}
      suffix={shownTime === '' ? '' : `, ${shownTime}`}
      onDay={(day) => (day === null ? onChange(null) : emit(day, parts?.time ?? null))}
      closesOnChoice={false}
      extra={
        <div className={classes.time}>
          <TextInput
            label={t('ui.time')}
            placeholder={t('ui.endOfDay')}
            disabled={parts === null}
            value={draft ?? shownTime}
            onChange={setDraft}
            onBlur={commitTime}
            onKeyDown={(event) => {
              if (event.key === 'Enter') {
                event.preventDefault();
                commitTime();
              }
            }}
          />
        </div>
      }
    />
  );
}
