import type { FieldOption, FieldShape, FieldValue } from '@baton/domain/field/field';
import { rowsOf } from '@baton/domain/field/kinds/table-rows';
import { itemsOf } from '@baton/domain/field/kinds/choice/value-list';

/** The field when a value was typed, in the language of the person. */
export interface TypedQuestion extends FieldShape {
  readonly name: string;
  /** Known names of people and documents in values. */
  readonly names: Readonly<Record<string, string>>;
}

export const typedQuestion = (
  shape: FieldShape & { readonly name: string },
  people: readonly { readonly id: string; readonly name: string }[],
  documents: readonly { readonly ref: string; readonly name: string }[] = [],
): TypedQuestion => ({
  ...shape,
  names: Object.fromEntries([
    ...people.map(({ id, name }) => [id, name] as const),
    ...documents.map(({ ref, name }) => [ref, name] as const),
  ]),
});

const chosenOf = (value: FieldValue | null | undefined): readonly string[] =>
  value === null || value === undefined ? [] : itemsOf(value);

const among = (options: readonly FieldOption[], chosen: ReadonlySet<string>) =>
  options.filter(({ id }) => chosen.has(id));

/** Returns the parts of a field that this value needs, because it can have thousands of options. */
export function trimQuestion(question: TypedQuestion, value: FieldValue | null): TypedQuestion {
  const rows = question.kind === 'TABLE' ? rowsOf(value) : [];
  const selected = new Set(question.kind === 'TABLE' ? [] : chosenOf(value));
  const inColumns = question.columns.map((column) => ({
    ...column,
    options:
      column.options.length === 0
        ? column.options
        : among(column.options, new Set(rows.flatMap(({ cells }) => chosenOf(cells[column.key])))),
  }));
  return { ...question, options: among(question.options, selected), columns: inColumns };
}

export const isTypedQuestion = (stored: unknown): stored is TypedQuestion =>
  typeof stored === 'object' &&
  stored !== null &&
  ['name', 'names', 'kind', 'options', 'columns', 'constraints'].every((part) => part in stored);
