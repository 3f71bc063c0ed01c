import { locales, type Locale } from '@baton/domain/core/languages';
import { translateText } from '@baton/domain/form/edit-form';
import {
  isRichText,
  missingTexts,
  textsOfForm,
  type FormText,
} from '@baton/domain/form/form-texts';
import { translationRefusal } from '@baton/domain/form/translated-names';
import { richTextToPlain } from '@baton/domain/core/rich-text';
import { useState, type ReactNode } from 'react';
import { languageName } from '../../../lib/i18n/language-name.ts';
import { useIntl } from '../../../lib/intl/use-intl.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { MentioningEditor } from '../../../fields/text/mentioning-editor.tsx';
import { Select } from '../../../ui/select/select.tsx';
import { TextInput } from '../../../ui/text-input/text-input.tsx';
import { useBuilder } from './builder-context.ts';
import classes from './form-translations.module.css';
import { useTyped } from '../settings/use-typed.ts';

/** Texts of the form next to their translations. */
export function FormTranslations(): ReactNode {
  const t = useText();
  const { content } = useBuilder();
  const reader = useIntl().locale;
  const others = locales.filter((one) => one !== content.language);
  // A person who uses another language than the form most likely translates to it.
  const [locale, setLocale] = useState<Locale>(
    others.find((one) => one === reader) ?? others[0] ?? 'en',
  );
  return (
    <div className={classes.root}>
      <Select<Locale>
        label={t('forms.translate.language')}
        clearable={false}
        value={locale}
        options={others.map((one) => ({
          value: one,
          label: languageName(one),
          description: t('forms.translate.missing', { count: missingTexts(content, one) }),
        }))}
        onChange={(next) => setLocale(next ?? locale)}
      />
      <p className={classes.count} role="status">
        {t('forms.translate.missing', { count: missingTexts(content, locale) })}
      </p>
      <ul className={classes.list}>
        {textsOfForm(content).map((text) => (
          <TextLine key={`${locale} ${text.key}`} text={text} locale={locale} />
        ))}
      </ul>
    </div>
  );
}

interface TextLineProps {
  readonly text: FormText;
  readonly locale: Locale;
}

function TextLine({ text, locale }: TextLineProps): ReactNode {
  const t = useText();
  const { content, isEditable } = useBuilder();
  const stored = content.translations[locale]?.[text.key] ?? '';
  const typed = useTyped(
    stored,
    (value) => (before: typeof content) => translateText(before, locale, text.key, value),
    // An empty text removes the translation.
    (value) =>
      value.trim() === '' || value === stored
        ? null
        : translationRefusal(content, { locale, key: text.key, text: value }),
  );
  const written = isRichText(text.what) ? richTextToPlain(text.text) : text.text;
  const label = t('forms.translate.of', { text: written });
  return (
    <li className={classes.line} data-missing={stored === '' ? '' : undefined}>
      <div className={classes.written}>
        <span className={classes.what}>{t(`forms.text.${text.what}`)}</span>
        <span lang={content.language}>{written}</span>
      </div>
      <div lang={locale} onBlur={typed.save}>
        {isRichText(text.what) ? (
          isEditable && (
            <MentioningEditor
              label={label}
              hideLabel
              value={typed.value}
              error={typed.error}
              onChange={(html) => typed.set(richTextToPlain(html) === '' ? '' : html)}
            />
          )
        ) : (
          <TextInput
            label={label}
            hideLabel
            disabled={!isEditable}
            value={typed.value}
            error={typed.error}
            onChange={typed.set}
          />
        )}
      </div>
    </li>
  );
}
