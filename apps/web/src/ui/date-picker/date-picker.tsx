import { useState, type ReactNode } from 'react';
import { readIsoDate, readTime, type WrittenDate } from '../../lib/i18n/date-entry.ts';
import { dateText, timeText } from '../../lib/i18n/date-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { instantAt, wallTime } from '../../lib/i18n/zoned-time.ts';
import type { FieldProps } from '../field/field.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import { DateField, type DateFieldProps, type TypedDate } from './date-field.tsx';
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
  /** Called while typing with the day, or with the text if it isn't a date. */
  readonly onType?: ((value: string | null) => void) | undefined;
};

export function DatePicker({ value, onChange, onType, ...rest }: DatePickerProps): ReactNode {
  const typing = onType && { value, onType, valueOf: ({ date }: WrittenDate) => date };
  return <DateField {...rest} day={value} onDay={onChange} typing={typing} closesOnChoice />;
}

interface TimedDateProps extends Shared {
  /** `yyyy-MM-dd` */
  readonly day: string | null;
  /** `HH:mm`, or null for the whole day. */
  readonly time: string | null;
  /** Placeholder of an empty time, which says what a day without a time means. */
  readonly wholeDay: string;
  readonly onChange: (day: string | null, time: string | null) => void;
  readonly typing?: TypedDate | undefined;
}

/** A day with an optional time. */
function TimedDate({ day, time, wholeDay, onChange, ...rest }: TimedDateProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const utc = { ...clock, timeZone: 'UTC' };
  const [draft, setDraft] = useState<string | null>(null);
  // While the typed time is invalid, the day is part of the typed text.
  const [ofDay, setOfDay] = useState<string | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const shownTime = time === null ? '' : timeText(new Date(`2026-01-01T${time}:00Z`), utc);
  /** Combines the typed day and time in one line. */
  const inWords = (of: string, text: string): string =>
    `${dateText(new Date(`${of}T00:00:00Z`), utc)}, ${text.trim()}`;
  const typeTime = (text: string): void => {
    const of = ofDay ?? day;
    setDraft(text);
    setProblem(null);
    if (of === null) return;
    setOfDay(of);
    const read = readTime(text);
    const isNone = text.trim() === '';
    rest.typing?.onType(
      read === null && !isNone
        ? inWords(of, text)
        : rest.typing.valueOf({ date: of, time: isNone ? null : read }),
    );
  };
  const commitTime = (): void => {
    if (draft === null || ofDay === null) return;
    const isNone = draft.trim() === '';
    const read = isNone ? null : readTime(draft);
    if (isNone || read !== null) onChange(ofDay, read);
    else if (rest.onUnread === undefined) {
      setProblem(t('ui.invalidTime'));
      return;
    } else rest.onUnread(inWords(ofDay, draft));
    setDraft(null);
    setOfDay(null);
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
            placeholder={wholeDay}
            disabled={day === null}
            value={draft ?? shownTime}
            error={problem}
            onChange={typeTime}
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

/** A timestamp in the viewer's time zone. Without a time, it is the end of the day. */
export function DateTimePicker({ value, onChange, ...rest }: DateTimePickerProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const parts = value === null ? null : wallTime(new Date(value), clock.timeZone);
  return (
    <TimedDate
      {...rest}
      day={parts?.date ?? null}
      time={parts?.time ?? null}
      wholeDay={t('ui.endOfDay')}
      onChange={(day, time) =>
        onChange(day === null ? null : instantAt(day, time, clock.timeZone).toISOString())
      }
    />
  );
}

/** The first or last minute of a day represents the whole day. */
const wholeDays = { start: '00:00', end: '23:59' };

export type WallTimePickerProps = Shared & {
  /** `yyyy-MM-dd'T'HH:mm`, the same for everyone in every time zone. */
  readonly value: string | null;
  readonly onChange: (value: string | null) => void;
  readonly onType?: ((value: string | null) => void) | undefined;
  /** True if a date without a time means the start of the day. */
  readonly startsDay?: boolean | undefined;
};

export function WallTimePicker({
  value,
  startsDay = false,
  onChange,
  onType,
  ...rest
}: WallTimePickerProps): ReactNode {
  const t = useText();
  const whole = startsDay ? wholeDays.start : wholeDays.end;
  // Text that isn't a date is shown as typed.
  const moment = value === null ? null : readIsoDate(value);
  const day = moment?.date ?? value;
  const time = moment?.time ?? whole;
  return (
    <TimedDate
      {...rest}
      day={day}
      time={time === whole ? null : time}
      wholeDay={t(startsDay ? 'ui.startOfDay' : 'ui.endOfDay')}
      onChange={(next, at) => onChange(next === null ? null : `${next}T${at ?? whole}`)}
      typing={
        onType && {
          value,
          onType,
          valueOf: ({ date, time: at }) => `${date}T${at ?? whole}`,
        }
      }
    />
  );
}
