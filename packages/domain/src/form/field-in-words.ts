import type { FieldKey } from '../core/ids.ts';
import { locales, type Locale } from '../core/languages.ts';
import type { BlueprintField, FieldOption } from '../field/field.ts';
import { foldedName } from '../core/names/folded-name.ts';
import type { FormBody } from './form.ts';
import { textKey, translator } from './form-texts.ts';

type Translated = Pick<FormBody, 'translations'>;

/** The properties of a field that contain texts. */
type Worded = Pick<BlueprintField, 'key' | 'name' | 'options' | 'columns'>;

/** Returns the field with name, options, and columns in the reader's language. */
export function fieldInWords<Field extends Worded>(
  field: Field,
  form: Translated,
  locale: Locale,
): Field {
  if (form.translations[locale] === undefined) return field;
  const say = translator(form, locale);
  return {
    ...field,
    name: say(textKey.field(field.key), field.name),
    options: field.options.map(({ id, name }) => ({
      id,
      name: say(textKey.option(field.key, id), name),
    })),
    columns: field.columns.map((column) => ({
      ...column,
      name: say(textKey.column(field.key, column.key), column.name),
      options: column.options.map(({ id, name }) => ({
        id,
        name: say(textKey.columnOption(field.key, column.key, id), name),
      })),
    })),
  };
}

/**
 * Returns each option once for each of its names. If two languages use the same name for different
 * options, the earlier language counts.
 */
const inEachWord = (said: readonly Pick<Worded, 'options'>[]): readonly FieldOption[] => {
  const taken = new Set<string>();
  return said.flatMap(({ options }) => {
    const unsaid = options.filter(({ name }) => !taken.has(foldedName(name)));
    for (const { name } of unsaid) taken.add(foldedName(name));
    return unsaid;
  });
};

/** A field with all its names and options in all languages. */
export interface FieldInAllWords {
  /**
   * Each option once for each of its names. Names in the reader's language come first and count if
   * a name is ambiguous.
   */
  readonly field: BlueprintField;
  readonly names: readonly string[];
}

/** Returns the field in the reader's language, in the original, and in all others. */
const inEveryWords = <Field extends Worded>(
  field: Field,
  form: Translated | undefined,
  reader: Locale,
): readonly Field[] =>
  form === undefined
    ? [field]
    : [
        fieldInWords(field, form, reader),
        field,
        ...locales
          .filter((locale) => locale !== reader)
          .map((locale) => fieldInWords(field, form, locale)),
      ];

const namesOf = (said: readonly { readonly name: string }[]): readonly string[] => [
  ...new Set(said.map(({ name }) => name)),
];

/**
 * Returns the field with all names that a file can contain, since its author may have seen the form
 * in any language.
 */
export function fieldInAllWords(
  field: BlueprintField,
  form: Translated | undefined,
  reader: Locale,
): FieldInAllWords {
  const said = inEveryWords(field, form, reader);
  return {
    field: { ...field, options: inEachWord(said) },
    names: namesOf(said),
  };
}

/** A column with all its names, and its options under each of their names. */
export interface ColumnInAllWords {
  readonly key: FieldKey;
  readonly names: readonly string[];
  readonly options: readonly FieldOption[];
}

/** Returns the columns of a table with all names that a file can contain. */
export function columnsInAllWords(
  field: Worded,
  form: Translated | undefined,
  reader: Locale,
): readonly ColumnInAllWords[] {
  const said = inEveryWords(field, form, reader);
  return field.columns.map(({ key }) => {
    const columns = said.flatMap(({ columns: all }) => all.filter((column) => column.key === key));
    return {
      key,
      names: namesOf(columns),
      options: inEachWord(columns),
    };
  });
}
