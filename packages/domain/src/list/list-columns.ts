/** A column with a name, or the values of a custom field with this id. */
export type ListColumn<Name extends string> =
  | { readonly kind: 'NAMED'; readonly name: Name }
  | { readonly kind: 'FIELD'; readonly field: string };

/** Maximum number of columns of a list. */
export const mostColumns = 20;

const fieldPrefix = 'field:';
const fieldId = /^[0-9a-f]{8}(?:-[0-9a-f]{4}){3}-[0-9a-f]{12}$/;

/** Returns a column as text in an address. It is unique in a list. */
export const columnText = (column: ListColumn<string>): string =>
  column.kind === 'NAMED' ? column.name : `${fieldPrefix}${column.field}`;

/** Returns columns as text in an address, such as `name,owner,field:<id>`. */
export const columnsText = (columns: readonly ListColumn<string>[]): string =>
  columns.map(columnText).join(',');

/** Returns the ids of custom fields that are columns. */
export const fieldsOfColumns = (columns: readonly ListColumn<string>[]): readonly string[] =>
  columns.flatMap((column) => (column.kind === 'FIELD' ? [column.field] : []));

/** Returns whether a column with this name is shown. */
export const showsColumn = <Name extends string>(
  columns: readonly ListColumn<Name>[],
  name: Name,
): boolean => columns.some((column) => column.kind === 'NAMED' && column.name === name);

/** Returns columns by their names. */
export const namedColumns = <Name extends string>(
  names: readonly Name[],
): readonly ListColumn<Name>[] => names.map((name) => ({ kind: 'NAMED', name }));

/**
 * Returns a parser for the columns of an address, each once. The name is always shown, because it
 * opens the row. The parser returns null if the text has an unknown column.
 */
export const columnParser = <Name extends string>(
  names: readonly (Name | 'name')[],
): ((text: string) => readonly ListColumn<Name | 'name'>[] | null) => {
  const parse = (text: string): ListColumn<Name | 'name'> | null => {
    const name = names.find((one) => one === text);
    if (name !== undefined) return { kind: 'NAMED', name };
    const field = text.startsWith(fieldPrefix) ? text.slice(fieldPrefix.length) : '';
    return fieldId.test(field) ? { kind: 'FIELD', field } : null;
  };
  return (text) => {
    const read = [...new Set(text.split(','))].map(parse);
    const columns = read.filter((column) => column !== null);
    if (columns.length < read.length || columns.length > mostColumns) return null;
    return showsColumn(columns, 'name') ? columns : [{ kind: 'NAMED', name: 'name' }, ...columns];
  };
};
