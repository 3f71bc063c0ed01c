import type { BlueprintField, FieldValue } from '../field/field.ts';
import { parseValue } from '../field/field-kinds.ts';
import { typedChoice } from '../field/kinds/chosen-options.ts';
import { itemsOf } from '../field/kinds/value-list.ts';

const hasOptions = ({ kind }: ReadField): boolean => kind === 'SELECT' || kind === 'MULTI_SELECT';

const isList = ({ kind }: BlueprintField): boolean => kind === 'MULTI_SELECT' || kind === 'PEOPLE';

/** What of a field decides how a value of it is read. */
export type ReadField = Pick<BlueprintField, 'kind' | 'options'>;

/** What the value says in words: options by their names, everything else as it is. */
const wordsOf = (value: FieldValue, field: ReadField): readonly (string | number | boolean)[] => {
  if (!Array.isArray(value) && !hasOptions(field))
    return typeof value === 'object' ? value : [value];
  return itemsOf(value).map((item) => field.options.find(({ id }) => id === item)?.name ?? item);
};

/** Options are other ones in another blueprint: they are found by their names. */
const optionsNamed = (
  words: readonly (string | number | boolean)[],
  to: BlueprintField,
): readonly string[] => words.flatMap((word) => typedChoice(String(word), to) ?? []);

/**
 * The value of a field of one workflow as a field of another takes it; null where it cannot.
 * Several values go into lists and, line by line, into texts.
 */
export const carriedOver = (
  values: readonly { readonly value: FieldValue; readonly field: ReadField }[],
  to: BlueprintField,
): FieldValue | null => {
  const words = values.flatMap(({ value, field }) => wordsOf(value, field));
  const [first] = words;
  if (first === undefined) return null;
  if (hasOptions(to)) {
    const ids = optionsNamed(words, to);
    const raw = isList(to) ? [...new Set(ids)] : ids[0];
    return raw === undefined ? null : (parseValue(raw, to) ?? null);
  }
  if (to.kind === 'PEOPLE') return parseValue([...new Set(words.map(String))], to) ?? null;
  const raw = to.kind === 'TEXT' ? words.map(String).join('\n') : first;
  return parseValue(raw, to) ?? null;
};

/** The values that a field splits a task by: its options by name, its people, or the lines of its text. */
export const splitValues = (value: FieldValue | null, field: ReadField): readonly string[] => {
  if (value === null) return [];
  const words = wordsOf(value, field).map(String);
  return words
    .flatMap((word) => word.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '');
};
