import { isDocumentKind } from '../field/document-kinds.ts';
import type { BlueprintField, CellContent, FieldValue, TableRow } from '../field/field.ts';
import { fieldKinds, parseValue } from '../field/field-kinds.ts';
import { findNamed } from '../core/names/find-named.ts';
import { typedChoice } from '../field/kinds/choice/stored-options.ts';
import { dayAcross } from '../field/kinds/date-kind.ts';
import { asCell, isEmptyRow, rowsOf } from '../field/kinds/table-rows.ts';
import { itemsOf } from '../field/kinds/choice/value-list.ts';
import type { ChildLink } from '../run-model/child-link.ts';

const hasOptions = ({ kind }: ReadField): boolean => kind === 'SELECT' || kind === 'MULTI_SELECT';

const isList = ({ kind }: Pick<BlueprintField, 'kind'>): boolean => fieldKinds[kind].isMultiple;

/** The parts of a field that decide how its value is read. */
export type ReadField = Pick<BlueprintField, 'kind' | 'options' | 'columns' | 'constraints'>;

/** Returns the value with the names of options instead of their ids. */
const wordsOf = (value: FieldValue, field: ReadField): readonly (string | number | boolean)[] => {
  if (typeof value !== 'object' && !hasOptions(field)) return [value];
  return itemsOf(value).map((item) => field.options.find(({ id }) => id === item)?.name ?? item);
};

/** Returns the options with these names: other blueprints have other options. */
const optionsNamed = (
  words: readonly (string | number | boolean)[],
  to: BlueprintField,
): readonly string[] => words.flatMap((word) => typedChoice(String(word), to) ?? []);

interface CarriedValue {
  readonly value: FieldValue;
  readonly field: ReadField;
}

/** Returns the rows of all tables. Columns are matched by name, like options. */
const carriedRows = (values: readonly CarriedValue[], to: BlueprintField): readonly TableRow[] =>
  values.flatMap(({ value, field }) =>
    rowsOf(value).map(({ row, cells }) => ({
      row,
      cells: Object.fromEntries(
        to.columns.flatMap((column): readonly (readonly [string, CellContent])[] => {
          const from = findNamed(field.columns, column.name);
          const cell = from === undefined ? undefined : cells[from.key];
          if (from === undefined || cell === undefined) return [];
          const carried = asCell(
            carriedOver([{ value: cell, field: { ...from, columns: [] } }], {
              ...column,
              origin: null,
              columns: [],
            }),
          );
          return carried === null ? [] : [[column.key, carried]];
        }),
      ),
    })),
  );

/**
 * Converts values of one workflow for a field of another, or returns null. Several values become a
 * list or lines of text. Documents can only come from documents: a typed name must not give access.
 */
export const carriedOver = (
  given: readonly CarriedValue[],
  to: BlueprintField,
): FieldValue | null => {
  if (to.kind === 'TABLE') return parseValue(carriedRows(given, to), to) ?? null;
  const values = isDocumentKind(to.kind)
    ? given.filter(({ field }) => isDocumentKind(field.kind))
    : given;
  const [only] = values;
  if (values.length === 1 && only?.field.kind === to.kind && !hasOptions(to))
    return parseValue(dayAcross(only.value, only.field, to), to) ?? null;
  const words = values.flatMap(({ value, field }) => wordsOf(value, field));
  const [first] = words;
  if (first === undefined) return null;
  if (hasOptions(to)) {
    const ids = optionsNamed(words, to);
    const raw = isList(to) ? [...new Set(ids)] : ids[0];
    return raw === undefined ? null : (parseValue(raw, to) ?? null);
  }
  if (isList(to)) return parseValue([...new Set(words.map(String))], to) ?? null;
  const raw = to.kind === 'TEXT' ? words.map(String).join('\n') : first;
  return parseValue(raw, to) ?? null;
};

/** The list item or table row for which a linked workflow is started. */
export type SplitPart = Pick<ChildLink, 'value' | 'row'>;

/** Returns the name of a row: the text of its first column. */
const rowName = ({ cells }: TableRow, { columns }: ReadField): string => {
  const [first] = columns;
  const cell = first === undefined ? undefined : cells[first.key];
  return first === undefined || cell === undefined
    ? ''
    : wordsOf(cell, { ...first, columns: [] }).join(', ');
};

/**
 * Returns the parts into which a field splits a task: option names, people, lines of text, or
 * filled rows of a table.
 */
export const splitParts = (value: FieldValue | null, field: ReadField): readonly SplitPart[] => {
  if (value === null) return [];
  if (field.kind === 'TABLE')
    return rowsOf(value)
      .filter((row) => !isEmptyRow(row))
      .map((row) => ({ value: rowName(row, field), row: row.row }));
  return wordsOf(value, field)
    .map(String)
    .flatMap((word) => word.split('\n'))
    .map((line) => line.trim())
    .filter((line) => line !== '')
    .map((line) => ({ value: line, row: null }));
};
