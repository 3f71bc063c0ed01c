import type { FieldKey } from '../core/ids.ts';
import type { Locale } from '../core/languages.ts';
import type { BlueprintField } from '../field/field.ts';
import { isFieldItem, type FormBody, type FormContent } from './form.ts';

/** A text of a form that can be translated. */
export interface FormText {
  /** Key of its translations. */
  readonly key: string;
  readonly what: FormTextKind;
  readonly text: string;
}

export type FormTextKind =
  | 'FORM_NAME'
  | 'FORM_DESCRIPTION'
  | 'SECTION_NAME'
  | 'SECTION_DESCRIPTION'
  | 'FIELD_NAME'
  | 'OPTION'
  | 'COLUMN_NAME'
  | 'HELP'
  | 'TEXT';

export const textKey = {
  name: 'name',
  description: 'description',
  section: (key: string) => `section.${key}.name`,
  sectionDescription: (key: string) => `section.${key}.description`,
  help: (key: string) => `item.${key}.help`,
  text: (key: string) => `item.${key}.text`,
  field: (key: string) => `field.${key}.name`,
  option: (key: string, option: string) => `field.${key}.option.${option}`,
  column: (key: string, column: string) => `field.${key}.column.${column}.name`,
  columnOption: (key: string, column: string, option: string) =>
    `field.${key}.column.${column}.option.${option}`,
} as const;

/** Types of rich text, edited as such. */
export const isRichText = (what: FormTextKind): boolean =>
  what === 'FORM_DESCRIPTION' || what === 'SECTION_DESCRIPTION' || what === 'TEXT';

/** Returns whether the text with this key is rich text. */
export const isRichKey = (key: string): boolean =>
  key === textKey.description || key.endsWith('.description') || key.endsWith('.text');

const textsOfField = (field: BlueprintField): readonly FormText[] => [
  { key: textKey.field(field.key), what: 'FIELD_NAME', text: field.name },
  ...field.options.map(({ id, name }): FormText => ({
    key: textKey.option(field.key, id),
    what: 'OPTION',
    text: name,
  })),
  ...field.columns.flatMap((column): readonly FormText[] => [
    { key: textKey.column(field.key, column.key), what: 'COLUMN_NAME', text: column.name },
    ...column.options.map(({ id, name }): FormText => ({
      key: textKey.columnOption(field.key, column.key, id),
      what: 'OPTION',
      text: name,
    })),
  ]),
];

/**
 * Returns all texts of a form that aren't empty, in display order. If a field occurs several times,
 * its texts are listed only once.
 */
export function textsOfForm(content: FormContent): readonly FormText[] {
  const seen = new Set<FieldKey>();
  const texts: readonly FormText[] = [
    { key: textKey.name, what: 'FORM_NAME', text: content.name },
    { key: textKey.description, what: 'FORM_DESCRIPTION', text: content.description },
    ...content.sections.flatMap(({ key, name, description, items }): readonly FormText[] => [
      { key: textKey.section(key), what: 'SECTION_NAME', text: name },
      { key: textKey.sectionDescription(key), what: 'SECTION_DESCRIPTION', text: description },
      ...items.flatMap((item): readonly FormText[] => {
        if (!isFieldItem(item))
          return [{ key: textKey.text(item.key), what: 'TEXT', text: item.text }];
        const field = seen.has(item.field) ? undefined : content.fields[item.field];
        seen.add(item.field);
        return [
          ...(field === undefined ? [] : textsOfField(field)),
          { key: textKey.help(item.key), what: 'HELP', text: item.help },
        ];
      }),
    ]),
  ];
  return texts.filter(({ text }) => text.trim() !== '');
}

/** Returns how many texts have no translation in a language. */
export const missingTexts = (content: FormContent, locale: Locale): number =>
  locale === content.language
    ? 0
    : textsOfForm(content).filter(({ key }) => content.translations[locale]?.[key] === undefined)
        .length;

/** Returns the translation for a reader, or the original text. */
export const translator =
  ({ translations }: Pick<FormBody, 'translations'>, locale: Locale) =>
  (key: string, written: string): string =>
    translations[locale]?.[key] ?? written;
