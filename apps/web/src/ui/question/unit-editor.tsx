import { useState, type ReactNode } from 'react';
import { knownUnits, unitLength, unitText } from '../../lib/i18n/number-entry.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Select } from '../select/select.tsx';
import { TextInput } from '../text-input/text-input.tsx';
import classes from './question.module.css';

export interface UnitEditorProps {
  readonly value: string | null;
  readonly disabled?: boolean | undefined;
  readonly error?: string | null | undefined;
  readonly onChange: (unit: string | null) => void;
}

const own = 'OWN';

/** The unit of a number: one with a standard symbol, or a custom text. */
export function UnitEditor({
  value,
  disabled = false,
  error,
  onChange,
}: UnitEditorProps): ReactNode {
  const t = useText();
  const { dateLocale } = useFormats().clock;
  const [typed, setTyped] = useState<string | null>(null);
  const isOwn = typed !== null || (value !== null && !knownUnits.includes(value));
  const units = knownUnits
    .map((unit) => ({
      value: unit,
      label: unitText(unit, dateLocale, 'long'),
      description: unitText(unit, dateLocale),
    }))
    .toSorted((a, b) => a.label.localeCompare(b.label, dateLocale));
  return (
    <div className={isOwn ? classes.pair : undefined}>
      <Select
        label={t('questions.unit')}
        placeholder={t('questions.noUnit')}
        searchable
        clearable
        disabled={disabled}
        error={isOwn ? undefined : error}
        value={isOwn ? own : value}
        options={[{ value: own, label: t('questions.ownUnit') }, ...units]}
        onChange={(unit) => {
          setTyped(unit === own ? (typed ?? '') : null);
          if (unit !== own) onChange(unit);
        }}
      />
      {isOwn && (
        <TextInput
          label={t('questions.unitSign')}
          autoComplete="off"
          disabled={disabled}
          error={error}
          value={typed ?? value ?? ''}
          onChange={(text) => setTyped(text.slice(0, unitLength))}
          onBlur={() => {
            const sign = typed?.trim() ?? '';
            if (sign !== '' && sign !== value) onChange(sign);
            setTyped(null);
          }}
        />
      )}
    </div>
  );
}
