import { asId, type FieldKey } from '@baton/domain/core/ids';
import { fieldDefaults } from '@baton/domain/field/complete-field';
import type { ColumnKind, FieldColumn } from '@baton/domain/field/field';
import { useTableColumns } from '../fields/answer/use-table-columns.tsx';
import type { TableColumn } from '../ui/table-editor/table-model.ts';

/** Returns a column of a form without constraints. */
export const testColumn = (
  key: string,
  name: string,
  kind: ColumnKind,
  over: Partial<FieldColumn> = {},
): FieldColumn => {
  const { origin: _origin, columns: _columns, ...plain } = fieldDefaults;
  return { ...plain, key: asId<FieldKey>(key), name, kind, required: false, ...over };
};

/** Returns the columns in the format of the table editor. */
export const useTestColumns = (columns: readonly FieldColumn[]): readonly TableColumn[] =>
  useTableColumns(columns, []);
