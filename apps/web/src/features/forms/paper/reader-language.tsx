import type { Locale } from '@baton/domain/core/languages';
import type { ReactNode } from 'react';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Select } from '../../../ui/select/select.tsx';
import classes from './form-preview.module.css';
import type { FormReader } from './use-form-reader.ts';

export interface ReaderLanguageProps {
  readonly reader: FormReader;
  readonly hideLabel?: boolean | undefined;
}

/** Selects the language in which the form is shown, if it has several. */
export function ReaderLanguage({ reader, hideLabel }: ReaderLanguageProps): ReactNode {
  const t = useText();
  const { locale, languages, setLocale } = reader;
  if (languages.length < 2) return null;
  return (
    <Select<Locale>
      className={classes.language}
      label={t('forms.preview.language')}
      hideLabel={hideLabel}
      clearable={false}
      value={locale}
      options={languages.map((one) => ({ value: one, label: languageName(one) }))}
      onChange={setLocale}
    />
  );
}
