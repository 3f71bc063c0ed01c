import { refuse, type Refusal } from '../core/refusal.ts';
import { isDocumentKind } from './document-kinds.ts';
import { documentsOfValue } from './documents-of-value.ts';
import type { FieldShape, FieldValue } from './field.ts';
import { fieldKinds, parseValue, valueRefusal } from './field-kinds.ts';
import { isRows } from './kinds/table-rows.ts';

/**
 * Whether a place can begin with this value. With a document none can: whoever starts a workflow
 * would read it, and naming a document would be a way to read it.
 */
export const beginningRefusal = (value: FieldValue | null, field: FieldShape): Refusal | null =>
  documentsOfValue(value, field).length > 0
    ? refuse('DocumentDoesNotExist')
    : valueRefusal(value, field);

/**
 * What a place begins with, as its field keeps answers: comparisons and filters look at both alike.
 * A choice that is not offered any more stays, to be seen as such.
 */
export const keptBeginning = (value: FieldValue | null, field: FieldShape): FieldValue | null => {
  if (fieldKinds[field.kind].hasOptions) return value;
  const kept = parseValue(value, field) ?? value;
  if (!isRows(kept) || !isRows(value)) return kept;
  const chosen = field.columns.filter(({ kind }) => fieldKinds[kind].hasOptions);
  const written = new Map(value.map(({ row, cells }) => [row.toLowerCase(), cells]));
  return kept.map(({ row, cells }) => {
    const before = chosen.flatMap(({ key }) => {
      const cell = written.get(row)?.[key];
      return cell === undefined ? [] : [[key, cell] as const];
    });
    return { row, cells: { ...cells, ...Object.fromEntries(before) } };
  });
};

/** What a place begins with of a value that was stored before documents were asked about. */
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
