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

interface Shared
  extends
    FieldProps,
    Pick<
      DateFieldProps,
      'min' | 'max' | 'clearable' | 'disabled' | 'autoFocus' | 'onBlur' | 'onUnread'
    > {}

export type DatePickerProps = Shared & {
  /** `yyyy-MM-dd` */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

export function DatePicker({ value, onChange, ...rest }: DatePickerProps): ReactNode {
  return <DateField {...rest} day={value} onDay={onChange} closesOnChoice />;
}

interface TimedDateProps extends Shared {
  /** `yyyy-MM-dd` */
  readonly day: string | null;
  /** `HH:mm`; null: by the end of the day. */
  readonly time: string | null;
  readonly onChange: (day: string | null, time: string | null) => void;
}

/** A day with an optional time. */
function TimedDate({ day, time, onChange, ...rest }: TimedDateProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const [draft, setDraft] = useState<string | null>(null);
  const shownTime =
    time === null
      ? ''
      : timeText(new Date(`2026-01-01T${time}:00Z`), { ...clock, timeZone: 'UTC' });
  const commitTime = (): void => {
    if (draft === null || day === null) return;
    const read = draft.trim() === '' ? null : readTime(draft);
    if (draft.trim() === '' || read !== null) onChange(day, read);
    setDraft(null);
  };
  return (
    <DateField
      {...rest}
      day={day}
      suffix={shownTime === '' ? '' : `, ${shownTime}`}
      onDay={(next) => onChange(next, next === null ? null : time)}
      onTimed={onChange}
      closesOnChoice={false}
      extra={
        <div className={classes.time}>
          <TextInput
            label={t('ui.time')}
            placeholder={t('ui.endOfDay')}
            disabled={day === null}
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

export type DateTimePickerProps = Shared & {
  /** ISO moment. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

/** A moment by the clock of whoever looks at it; without a time it means the end of the day. */
export function DateTimePicker({ value, onChange, ...rest }: DateTimePickerProps): ReactNode {
  const { clock } = useFormats();
  const parts = value === null ? null : wallTime(new Date(value), clock.timeZone);
  return (
    <TimedDate
      {...rest}
      day={parts?.date ?? null}
      time={parts?.time ?? null}
      onChange={(day, time) =>
        onChange(day === null ? null : instantAt(day, time, clock.timeZone).toISOString())
      }
    />
  );
}

/** What a wall clock shows in the last minute of a day stands for the day as a whole (spec 5.1). */
const endOfDay = '23:59';

export type WallTimePickerProps = Shared & {
  /** `yyyy-MM-dd'T'HH:mm`, the same for everybody wherever they are. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
};

export function WallTimePicker({ value, onChange, ...rest }: WallTimePickerProps): ReactNode {
  // What is no date is shown as it was typed.
  const isMoment = value !== null && /^\d{4}-\d{2}-\d{2}T/.test(value);
  const [day = null, time = endOfDay] = isMoment ? value.split('T') : [value ?? undefined];
  return (
    <TimedDate
      {...rest}
      day={day}
      time={time === endOfDay ? null : time}
      onChange={(next, at) => onChange(next === null ? null : `${next}T${at ?? endOfDay}`)}
    />
  );
}
