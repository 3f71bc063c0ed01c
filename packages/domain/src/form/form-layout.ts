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
import { bindRules, placesOf } from './form-rules.ts';
import { isFieldItem, type BlueprintForm, type FormItem, type FormRule } from './form.ts';
import { textKey, translator } from './form-texts.ts';
import { isWideField } from './wide-field.ts';

/** A form at one place of a workflow as a reader sees it: in their language, with where its values are. */
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

/** A field where `instance` says where its value is, else a text. */
export interface LayoutItem {
  readonly key: FormItemKey;
  readonly column: number;
  /** As wide as its section. */
  readonly isWide: boolean;
  readonly instance: InstanceKey | null;
  readonly text: RichText;
  readonly label: string;
  readonly help: string;
  readonly options: readonly FieldOption[];
  /** Of a table. */
  readonly columns: readonly LayoutColumn[];
}

/** A column of a table in the words of a reader. */
export interface LayoutColumn {
  readonly key: string;
  readonly name: string;
  /** What can be chosen, in the order of its options. */
  readonly choices: readonly string[];
}

/** The columns of a table as a reader is asked them. */
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

/** The form for a reader, with the instances of the place at which it is shown. */
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

/** The forms that a task, or the start, shows, in the order of its instances. */
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

/** A part of a section: columns beside one another, or one item as wide as all of them. */
export interface LayoutBand<Item> {
  readonly columns: readonly (readonly Item[])[];
}

/** The items of a section in bands: what is wide stands between what stands in columns. */
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
