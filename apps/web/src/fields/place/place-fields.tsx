import { regionCodes } from '@baton/domain/party/person-place';
import { useMemo, type ReactNode } from 'react';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../../ui/select/select.tsx';
import { timeZoneOptions } from './time-zone-options.ts';

export interface PlaceFieldsProps {
  /** Null if it isn't known. */
  readonly region: string | null;
  readonly timeZone: string | null;
  readonly disabled?: boolean;
  readonly timeZoneError?: string | null | undefined;
  readonly onChange: (change: { readonly region: string } | { readonly timeZone: string }) => void;
}

/** Inputs for region and time zone of a person, which can be changed but not removed. */
export function PlaceFields({
  region,
  timeZone,
  disabled = false,
  timeZoneError,
  onChange,
}: PlaceFieldsProps): ReactNode {
  const t = useText();
  const { clock } = useFormats();
  const { dateLocale } = clock;
  const regions = useMemo(() => {
    const names = new Intl.DisplayNames([dateLocale], { type: 'region' });
    const { compare } = new Intl.Collator(dateLocale);
    return regionCodes()
      .map((value) => ({ value, label: names.of(value) ?? value }))
      .toSorted((a, b) => compare(a.label, b.label));
  }, [dateLocale]);
  return (
    <>
      <Select
        label={t('app.region')}
        value={region}
        clearable={false}
        disabled={disabled}
        options={regions}
        onChange={(next) => {
          if (next !== null && next !== region) onChange({ region: next });
        }}
      />
      <Select
        label={t('app.timeZone')}
        value={timeZone}
        clearable={false}
        disabled={disabled}
        error={timeZoneError}
        description={t('app.timeZoneOfPerson')}
        options={timeZoneOptions(timeZone ?? clock.timeZone)}
        onChange={(next) => {
          if (next !== null && next !== timeZone) onChange({ timeZone: next });
        }}
      />
    </>
  );
}
