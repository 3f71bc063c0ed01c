import type { FieldKey } from '../../core/ids.ts';
import { isDocumentRef, type DocumentRef } from '../../document/document-ref.ts';
import { isDocumentKind } from '../document-kinds.ts';
import type { FieldShape, FieldValue } from '../field.ts';
import { rowsOf } from '../kinds/table-rows.ts';
import { itemsOf } from '../kinds/choice/value-list.ts';

/**
 * Returns the documents that a value names, only for document fields. A reference typed into a text
 * gives no access.
 */
export const documentsOfValue = (
  value: FieldValue | null,
  { kind, columns }: Pick<FieldShape, 'kind' | 'columns'>,
): readonly DocumentRef[] => {
  if (value === null) return [];
  const refs = isDocumentKind(kind)
    ? itemsOf(value)
    : columns
        .filter((column) => isDocumentKind(column.kind))
        .flatMap(({ key }) =>
          rowsOf(value).flatMap(({ cells }) => {
            const cell = cells[key];
            return cell === undefined ? [] : itemsOf(cell);
          }),
        );
  return [...new Set(refs.filter(isDocumentRef))];
};

const isRecord = (part: unknown): part is Readonly<Record<string, unknown>> =>
  typeof part === 'object' && part !== null && !Array.isArray(part);

const listAt = (part: unknown, name: string): readonly unknown[] => {
  const list = isRecord(part) ? part[name] : undefined;
  return Array.isArray(list) ? list : [];
};

/** Returns unvalidated values of a column in the rows or patch of a table. */
export const cellsOfColumn = (value: unknown, column: FieldKey): readonly unknown[] => {
  const rows: readonly unknown[] = Array.isArray(value) ? value : listAt(value, 'insertRows');
  const set = listAt(value, 'setCells');
  return [
    ...rows.flatMap((row) =>
      isRecord(row) && isRecord(row['cells']) ? [row['cells'][column]] : [],
    ),
    ...set.flatMap((cell) => (isRecord(cell) && cell['column'] === column ? [cell['value']] : [])),
  ];
};
