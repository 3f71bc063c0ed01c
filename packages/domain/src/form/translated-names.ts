import { isLocale, type Locale } from '../core/languages.ts';
import type { Refusal } from '../core/refusal.ts';
import type { BlueprintField } from '../field/field.ts';
import {
  columnNameRefusal,
  nameFaults,
  optionNameRefusal,
  type NameFault,
} from '../field/names-apart.ts';
import { fieldInWords } from './field-in-words.ts';
import type { FormBody, FormContent } from './form.ts';
import { textKey } from './form-texts.ts';

/** Names that are the same only in a translation. */
export interface TranslatedFault extends NameFault {
  readonly locale: Locale;
}

const kindOf = ({ code, column }: NameFault): string => `${code} ${column ?? ''}`;

/**
 * Returns missing and duplicate names in the translations of a field, except those of the original.
 */
export const translatedFaults = (
  field: BlueprintField,
  form: Pick<FormBody, 'translations'>,
): readonly TranslatedFault[] => {
  const written = new Set(nameFaults(field).map(kindOf));
  return Object.keys(form.translations)
    .filter(isLocale)
    .flatMap((locale) =>
      nameFaults(fieldInWords(field, form, locale))
        .filter((fault) => !written.has(kindOf(fault)))
        .map((fault) => ({ ...fault, name: field.name, locale })),
    );
};

/** The translation of a text. */
export interface TranslatedText {
  readonly locale: Locale;
  readonly key: string;
  readonly text: string;
}

/** Returns why an option or column can't have these translations, or null. */
export const translationRefusal = (
  { fields, translations }: Pick<FormContent, 'fields' | 'translations'>,
  { locale, key, text }: TranslatedText,
): Refusal | null => {
  const written = Object.values<BlueprintField>(fields).find((one) =>
    key.startsWith(`field.${one.key}.`),
  );
  if (written === undefined) return null;
  const field = fieldInWords(written, { translations }, locale);
  const columnAt = field.columns.find((one) => key === textKey.column(field.key, one.key));
  if (columnAt !== undefined)
    return columnNameRefusal(
      text,
      field.columns.filter((one) => one !== columnAt),
    );
  const lists = [
    field.options.map((option) => ({ option, at: textKey.option(field.key, option.id) })),
    ...field.columns.map((column) =>
      column.options.map((option) => ({
        option,
        at: textKey.columnOption(field.key, column.key, option.id),
      })),
    ),
  ];
  const list = lists.find((options) => options.some(({ at }) => at === key));
  return list === undefined
    ? null
    : optionNameRefusal(
        text,
        list.flatMap(({ option, at }) => (at === key ? [] : option)),
      );
};
