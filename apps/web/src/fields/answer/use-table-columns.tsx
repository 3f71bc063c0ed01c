import { isDocumentKind, type DocumentKind } from '@baton/domain/field/document-kinds';
import type { ColumnKind, FieldColumn } from '@baton/domain/field/field';
import type { ListedDocument } from '../../lib/documents/shown-documents.ts';
import { inputShape } from '../../lib/fields/input-shape.ts';
import { useColumnWords } from '../../lib/fields/use-column-words.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import type { FoundParty, PartySearch } from '../../lib/parties/use-party-search.ts';
import {
  fieldColumn,
  type CellKind,
  type OpenedCell,
  type TableColumn,
} from '../../ui/table-editor/table-model.ts';
import { CellDocuments } from './cell-documents.tsx';

const cellKind = (kind: ColumnKind): CellKind => {
  if (isDocumentKind(kind)) return 'DOCUMENT';
  return kind === 'PRODUCT_OBJECT' ? 'MULTI_SELECT' : kind;
};

/** Returns true for a list that accepts only one person, team, or role or one product object. */
const holdsOne = ({ kind, constraints }: FieldColumn): boolean =>
  (kind === 'PEOPLE' && constraints.maxParties === 1) ||
  (kind === 'PRODUCT_OBJECT' && !constraints.multiple);

const holdsDocuments = (
  column: FieldColumn,
): column is FieldColumn & { readonly kind: DocumentKind } => isDocumentKind(column.kind);

/** Returns the columns for the table editor. The field type formats and parses the cells. */
export function useTableColumns(
  columns: readonly FieldColumn[],
  parties: readonly FoundParty[],
  documents: readonly ListedDocument[] = [],
  search: Partial<Pick<PartySearch, 'onSearch' | 'isLoading'>> = {},
): readonly TableColumn[] {
  const today = useToday();
  const wordsOf = useColumnWords();
  const people = parties.map(({ id, name, detail }) => ({
    value: id,
    label: name,
    description: detail,
  }));
  return columns.map((column): TableColumn => {
    const { options, mayAppend, unit, withTime, startsDay, min, max, earliest, latest } =
      inputShape(column, today);
    return {
      id: fieldColumn(column.key),
      label: column.name,
      kind: cellKind(column.kind),
      isRequired: column.required,
      unit,
      withTime,
      startsDay,
      isSingle: holdsOne(column),
      words: wordsOf(column, parties, documents),
      min: earliest ?? min ?? undefined,
      max: latest ?? max ?? undefined,
      ...(holdsDocuments(column)
        ? {
            editor: ({ rowId, row, value, isReadOnly, onCommit, onClose }: OpenedCell) => (
              <CellDocuments
                key={`${rowId}.${column.key}`}
                {...{ column, row, value, documents, isReadOnly, onCommit, onClose }}
              />
            ),
          }
        : {}),
      ...(column.kind === 'PEOPLE'
        ? { options: people, onSearch: search.onSearch, isLoading: search.isLoading }
        : { options, mayAppend }),
    };
  });
}
