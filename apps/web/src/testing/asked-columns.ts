import { asId, type FieldKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { ColumnKind, FieldColumn } from '@baton/domain/field/field';
import { useTableColumns } from '../fields/answer/use-table-columns.tsx';
import type { TableColumn } from '../ui/table-editor/table-model.ts';

/** A column as a form asks it, with nothing demanded of its cells. */
export const askedColumn = (
  key: string,
  name: string,
  kind: ColumnKind,
  over: Partial<FieldColumn> = {},
): FieldColumn => {
  const { origin: _origin, columns: _columns, ...plain } = fieldDefaults;
  return { ...plain, key: asId<FieldKey>(key), name, kind, required: false, ...over };
};

/** The columns as the editor of a table has them. */
export const useAskedColumns = (columns: readonly FieldColumn[]): readonly TableColumn[] =>
  useTableColumns(columns, []);
