import type {
  FieldKey,
  FormItemKey,
  FormKey,
  FormSectionKey,
  InstanceKey,
  RichText,
} from '../core/ids.ts';
import type { Locale } from '../core/languages.ts';
import type { BlueprintField, FieldColumn, FieldInstance, FieldOption } from '../field/field.ts';
import { fieldInWords } from './field-in-words.ts';
import { bindRules, placesOf } from './rules/form-rules.ts';
import { isFieldItem, type BlueprintForm, type FormItem, type FormRule } from './form.ts';
import { textKey, translator } from './form-texts.ts';
import { isWideField } from './wide-field.ts';

/**
 * A form of a task or an intake form in the reader's language, with the fields that contain its
 * values.
 */
export interface FormLayout {
  readonly form: FormKey;
  readonly name: string;
  readonly description: RichText;
  readonly sections: readonly LayoutSection[];
}

export interface LayoutSection {
  readonly key: FormSectionKey;
  readonly name: string;
  readonly description: RichText;
  readonly columns: number;
  readonly rule: FormRule<InstanceKey> | null;
  readonly items: readonly LayoutItem[];
}

/** A field if `instance` is set, else a text block. */
export interface LayoutItem {
  readonly key: FormItemKey;
  readonly column: number;
  /** Whether it takes the full width of its section. */
  readonly isWide: boolean;
  readonly instance: InstanceKey | null;
  readonly text: RichText;
  readonly label: string;
  readonly help: string;
  readonly options: readonly FieldOption[];
  /** Columns of a table. */
  readonly columns: readonly LayoutColumn[];
}

/** A column of a table in the reader's language. */
export interface LayoutColumn {
  readonly key: string;
  readonly name: string;
  /** Names of the options, in order. */
  readonly choices: readonly string[];
}

/** Returns the columns of a table in the reader's language. */
export const columnsInWords = (
  columns: readonly FieldColumn[],
  said: readonly LayoutColumn[],
): readonly FieldColumn[] =>
  columns.map((column) => {
    const words = said.find(({ key }) => key === column.key);
    return words === undefined
      ? column
      : {
          ...column,
          name: words.name,
          options: column.options.map(({ id, name }, at) => ({
            id,
            name: words.choices[at] ?? name,
          })),
        };
  });

type Fields = Readonly<Record<FieldKey, BlueprintField>>;

/**
 * Returns the form in the reader's language, with the field instances of its task or intake form.
 */
export function layoutOfForm(
  form: BlueprintForm,
  fields: Fields,
  instances: readonly FieldInstance[],
  locale: Locale,
): FormLayout {
  const say = translator(form, locale);
  const placeOf = placesOf(form.key, instances);
  const shownItem = (item: FormItem): readonly LayoutItem[] => {
    const { key, column } = item;
    const nothing = { label: '', help: '', options: [], columns: [] };
    if (!isFieldItem(item)) {
      const text = say(textKey.text(key), item.text);
      return [{ key, column, isWide: false, instance: null, text, ...nothing }];
    }
    const instance = placeOf(key);
    const field = fields[item.field];
    if (instance === undefined || field === undefined) return [];
    const said = fieldInWords(field, form, locale);
    return [
      {
        key,
        column,
        isWide: isWideField(field),
        instance,
        text: '',
        label: said.name,
        help: say(textKey.help(key), item.help),
        options: said.options,
        columns: said.columns.map(({ key: column, name, options }) => ({
          key: column,
          name,
          choices: options.map((option) => option.name),
        })),
      },
    ];
  };
  return {
    form: form.key,
    name: say(textKey.name, form.name),
    description: say(textKey.description, form.description),
    sections: form.sections.map(({ key, name, description, columns, rule, items }) => ({
      key,
      name: say(textKey.section(key), name),
      description: say(textKey.sectionDescription(key), description),
      columns,
      rule: rule === null ? null : (bindRules([rule], placeOf)[0] ?? null),
      items: items.flatMap(shownItem),
    })),
  };
}

/** Returns the forms of a task or intake form, in the order of its instances. */
export function layoutsAt(
  forms: Readonly<Record<FormKey, BlueprintForm>>,
  fields: Fields,
  instances: readonly FieldInstance[],
  locale: Locale,
): readonly FormLayout[] {
  const keys = new Set(instances.flatMap(({ item }) => item?.form ?? []));
  return [...keys].flatMap((key) => {
    const form = forms[key];
    return form === undefined ? [] : [layoutOfForm(form, fields, instances, locale)];
  });
}

/** A part of a section: columns side by side, or one full-width item. */
export interface LayoutBand<Item> {
  readonly columns: readonly (readonly Item[])[];
}

/** Returns the items of a section in bands: full-width items separate the columns. */
export function bandsOf<Item extends { readonly column: number; readonly isWide: boolean }>(
  items: readonly Item[],
  count: number,
): readonly LayoutBand<Item>[] {
  const bands: LayoutBand<Item>[] = [];
  let open: Item[] = [];
  const close = (): void => {
    if (open.length > 0)
      bands.push({
        columns: Array.from({ length: count }, (_, at) =>
          open.filter(({ column }) => column === at + 1),
        ),
      });
    open = [];
  };
  for (const item of items) {
    if (!item.isWide) {
      open.push(item);
      continue;
    }
    close();
    bands.push({ columns: [[item]] });
  }
  close();
  return bands;
}
