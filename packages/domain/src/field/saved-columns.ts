/** Key of a new column; it gets a real key when it is saved. */
export const unsavedColumn = '-1';

/** Returns the columns with new keys for unsaved ones. */
export const savedColumns = <Column extends { readonly key: string }>(
  columns: readonly Column[],
  newKey: () => Column['key'],
): readonly Column[] =>
  columns.map((column) => (column.key === unsavedColumn ? { ...column, key: newKey() } : column));
