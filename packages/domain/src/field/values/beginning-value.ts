import { refuse, type Refusal } from '../../core/refusal.ts';
import { isDocumentKind } from '../document-kinds.ts';
import { documentsOfValue } from './documents-of-value.ts';
import type { FieldShape, FieldValue } from '../field.ts';
import { fieldKinds, parseValue, valueRefusal } from '../field-kinds.ts';
import { isRows } from '../kinds/table-rows.ts';

/**
 * Refuses documents as default values: anyone who starts a workflow could read a document by naming
 * it.
 */
export const defaultValueRefusal = (value: FieldValue | null, field: FieldShape): Refusal | null =>
  documentsOfValue(value, field).length > 0
    ? refuse('DocumentDoesNotExist')
    : valueRefusal(value, field);

/**
 * Returns a default value in the format of entered values, so that conditions and filters treat
 * both alike. Keeps removed options, which are marked as removed.
 */
export const storedDefault = (value: FieldValue | null, field: FieldShape): FieldValue | null => {
  if (fieldKinds[field.kind].hasOptions) return value;
  const kept = parseValue(value, field) ?? value;
  if (!isRows(kept) || !isRows(value)) return kept;
  const choiceColumns = field.columns.filter(({ kind }) => fieldKinds[kind].hasOptions);
  const written = new Map(value.map(({ row, cells }) => [row.toLowerCase(), cells]));
  return kept.map(({ row, cells }) => {
    const before = choiceColumns.flatMap(({ key }) => {
      const cell = written.get(row)?.[key];
      return cell === undefined ? [] : [[key, cell] as const];
    });
    return { row, cells: { ...cells, ...Object.fromEntries(before) } };
  });
};

/** Returns a stored default value without documents, which older versions allowed. */
export const withoutDocuments = (
  value: FieldValue | null,
  field: Pick<FieldShape, 'kind' | 'columns'>,
): FieldValue | null => {
  if (documentsOfValue(value, field).length === 0) return value;
  if (!isRows(value)) return null;
  const columns = new Set<string>(
    field.columns.flatMap(({ key, kind }) => (isDocumentKind(kind) ? [key] : [])),
  );
  return value.map(({ row, cells }) => ({
    row,
    cells: Object.fromEntries(Object.entries(cells).filter(([key]) => !columns.has(key))),
  }));
};
