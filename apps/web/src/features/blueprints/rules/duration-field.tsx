import {
  durationUnits,
  isInDates,
  type Duration,
  type DurationUnit,
} from '@baton/domain/time/duration';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { CountedInField } from './counted-in-field.tsx';
import classes from './rule-editor.module.css';

export interface DurationFieldProps {
  readonly label: string;
  readonly value: Duration;
  readonly isDisabled: boolean;
  readonly onChange: (value: Duration) => void;
}

/** Edits a duration: number, unit, and working or calendar time. */
export function DurationField({
  label,
  value,
  isDisabled,
  onChange,
}: DurationFieldProps): ReactNode {
  const t = useText();
  return (
    <div className={classes.root} role="group" aria-label={label}>
      <div className={classes.pair}>
        <NumberInput
          label={label}
          min={0}
          maxFractionDigits={isInDates(value.unit) ? 2 : 0}
          disabled={isDisabled}
          value={value.amount}
          onChange={(amount) => {
            if (amount !== null) onChange({ ...value, amount });
          }}
        />
        <Select<DurationUnit>
          label={t('blueprints.rule.unit')}
          clearable={false}
          disabled={isDisabled}
          value={value.unit}
          options={durationUnits.map((unit) => ({
            value: unit,
            label: t(`blueprints.unit.${unit}`),
          }))}
          onChange={(unit) => onChange({ ...value, unit: unit ?? value.unit })}
        />
      </div>
      <CountedInField
        value={value.countedIn ?? 'CALENDAR'}
        isDisabled={isDisabled}
        onChange={(countedIn) => onChange({ ...value, countedIn })}
      />
    </div>
  );
}
