import type { FieldDue } from '@baton/domain/blueprint/content';
import type { ReactNode } from 'react';
import { useText } from '../../../lib/i18n/use-text.ts';
import { NumberInput } from '../../../ui/number-input/number-input.tsx';
import { Select } from '../../../ui/select/select.tsx';
import type { PlaceOption } from '../settings/link/field-places.ts';

interface FieldDueFieldsProps {
  readonly value: FieldDue;
  /** Hint of the days: what happens when the date changes. */
  readonly hint: string;
  readonly dates: readonly PlaceOption[];
  readonly error: string | null;
  readonly onChange: (value: FieldDue) => void;
}

/** Selects a date field and the days before or after it. */
export function FieldDueFields({
  value,
  hint,
  dates,
  error,
  onChange,
}: FieldDueFieldsProps): ReactNode {
  const t = useText();
  return (
    <>
      <Select
        label={t('time.due.field')}
        clearable={false}
        searchable
        value={value.instance}
        options={dates}
        onChange={(instance) => {
          if (instance !== null) onChange({ ...value, instance });
        }}
      />
      <NumberInput
        label={t('time.due.offset')}
        description={hint}
        value={Number.isNaN(value.days) ? null : value.days}
        error={error}
        onChange={(days) => onChange({ ...value, days: days ?? Number.NaN })}
      />
    </>
  );
}
