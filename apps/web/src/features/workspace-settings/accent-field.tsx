import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import { TextInput } from '../../ui/text-input/text-input.tsx';
import { accentTones } from '../../ui/theme/accent.ts';
import classes from './workspace-settings.module.css';

const suggestions = [
  '#4f56d3',
  '#2563b8',
  '#0f7f73',
  '#2c7a3f',
  '#9a6700',
  '#c2410c',
  '#b4266b',
  '#7b3fc4',
  '#3f4654',
] as const;

export interface AccentFieldProps {
  readonly value: string;
  readonly error: string | null;
  readonly onChange: (value: string) => void;
}

/** The color of the workspace with a sample button. */
export function AccentField({ value, error, onChange }: AccentFieldProps): ReactNode {
  const t = useText();
  const tones = accentTones(value);
  return (
    <div className={classes.accent}>
      <TextInput
        label={t('app.accentColor')}
        required
        maxLength={7}
        spellCheck={false}
        value={value}
        error={error}
        description={t('app.accentHint')}
        onChange={onChange}
      />
      <div className={classes.swatches} role="group" aria-label={t('app.accentSuggestions')}>
        {suggestions.map((color) => (
          <button
            key={color}
            type="button"
            className={classes.swatch}
            style={{ backgroundColor: color }}
            aria-label={color}
            aria-pressed={color === value.toLowerCase()}
            onClick={() => onChange(color)}
          />
        ))}
        {tones !== null && (
          <span
            className={classes.sample}
            style={{ backgroundColor: tones.fill, color: tones.onFill }}
          >
            {t('app.accentSample')}
          </span>
        )}
      </div>
    </div>
  );
}
