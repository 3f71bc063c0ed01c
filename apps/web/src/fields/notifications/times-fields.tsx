import type { ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Checkbox } from '../../ui/checkbox/checkbox.tsx';
import { Select } from '../../ui/select/select.tsx';
import classes from './times-fields.module.css';

/** When people get messages. */
export interface Times {
  readonly quietFrom: number | null;
  readonly quietUntil: number | null;
  readonly digestHour: number;
  readonly isDaily: boolean;
  readonly isWeekly: boolean;
}

export interface TimesFieldsProps {
  readonly times: Times;
  readonly isPending: boolean;
  readonly onChange: (times: Times) => void;
}

/** Times of a day in steps of these minutes. */
const timesEvery = (step: number): readonly number[] =>
  Array.from({ length: (24 * 60) / step }, (_, at) => at * step);

/** Ten in the evening until seven in the morning. */
const usual = { quietFrom: 22 * 60, quietUntil: 7 * 60 };

/** Quiet hours and digests. */
export function TimesFields({ times, isPending, onChange }: TimesFieldsProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const { quietFrom, quietUntil } = times;
  const save = (change: Partial<Times>): void => onChange({ ...times, ...change });
  const format = new Intl.DateTimeFormat(clock.dateLocale, {
    ...{ hour: 'numeric', minute: '2-digit', timeZone: 'UTC', hour12: clock.hour12 },
  });
  const timeOptions = (step: number) =>
    timesEvery(step).map((minutes) => ({
      value: String(minutes),
      label: format.format(minutes * 60_000),
    }));
  const timeSelect = (
    label: string,
    value: number,
    step: number,
    change: (minutes: number) => Partial<Times>,
  ): ReactNode => (
    <Select
      label={label}
      required
      disabled={isPending}
      value={String(value)}
      options={timeOptions(step)}
      onChange={(next) => {
        if (next !== null && Number(next) !== value) save(change(Number(next)));
      }}
    />
  );
  return (
    <>
      <Checkbox
        label={t('times.quiet')}
        description={t('times.quietHint')}
        checked={quietFrom !== null}
        disabled={isPending}
        onChange={(isOn) => save(isOn ? usual : { quietFrom: null, quietUntil: null })}
      />
      {quietFrom !== null && quietUntil !== null && (
        <div className={classes.hours}>
          {timeSelect(t('times.from'), quietFrom, 30, (minutes) => ({ quietFrom: minutes }))}
          {timeSelect(t('times.until'), quietUntil, 30, (minutes) => ({ quietUntil: minutes }))}
        </div>
      )}
      <Checkbox
        label={t('times.daily')}
        description={t('times.digestHint')}
        checked={times.isDaily}
        disabled={isPending}
        onChange={(isDaily) => save({ isDaily })}
      />
      <Checkbox
        label={t('times.weekly')}
        checked={times.isWeekly}
        disabled={isPending}
        onChange={(isWeekly) => save({ isWeekly })}
      />
      {(times.isDaily || times.isWeekly) && (
        <div className={classes.hours}>
          {timeSelect(t('times.digestHour'), times.digestHour * 60, 60, (minutes) => ({
            digestHour: minutes / 60,
          }))}
        </div>
      )}
    </>
  );
}
