import type { ReactNode } from 'react';
import { useText } from '../../lib/i18n/use-text.ts';
import type { CommandPreview } from '../../lib/preview/command-preview.ts';
import { Select } from '../select/select.tsx';
import classes from './effect-list.module.css';

/** Asks what happens to linked workflows and requests of tasks that a command resets. */
export function ResetChoices({ preview }: { readonly preview: CommandPreview }): ReactNode {
  const t = useText();
  if (preview.resets.length === 0) return null;
  return (
    <fieldset className={classes.choices}>
      <legend className={classes.title}>{t('resets.title')}</legend>
      {preview.resets.map(({ key, label, value, options, choose }) => (
        <Select
          key={key}
          label={label}
          clearable={false}
          value={value}
          options={options}
          onChange={(chosen) => choose(chosen ?? value)}
        />
      ))}
    </fieldset>
  );
}
