import { fillableColumns } from '@baton/domain/bulk/plan-table-rows';
import { asId, type FieldKey } from '@baton/domain/core/ids';
import type { CellContent, FieldShape, FieldValue, TableRow } from '@baton/domain/field/field';
import { fieldLimits } from '@baton/domain/field/field-limits';
import { cellRefusal } from '@baton/domain/field/kinds/table-kind';
import { isEmptyRow, rowsOf } from '@baton/domain/field/kinds/table-rows';
import { partiesOfValue } from '@baton/domain/field/values/parties-of-value';
import { useState, type ReactNode } from 'react';
import { newKey } from '../../lib/api/new-key.ts';
import { addedDocument, type ListedDocument } from '../../lib/documents/shown-documents.ts';
import type { AddedDocument } from '../../lib/documents/use-uploads.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { usePhoneNumbers } from '../../lib/fields/lazy-phone-numbers.ts';
import { useUnreadText } from '../../lib/fields/use-unread-text.ts';
import { useToday } from '../../lib/i18n/use-today.ts';
import { useKnownParties } from '../../lib/parties/use-known-parties.ts';
import { usePartySearch, type FoundParty } from '../../lib/parties/use-party-search.ts';
import { TableEditor } from '../../ui/table-editor/table-editor.tsx';
import {
  fieldColumn,
  type CellValue,
  type TableErrors,
  type TableRow as ShownRow,
} from '../../ui/table-editor/table-model.ts';
import { applyPatches, type TablePatch } from '../../ui/table-editor/table-patches.ts';
import { useColumnWordsOfPlace } from '../rows/column-words.ts';
import { ImportRows } from '../rows/import-rows.tsx';
import { AnswerNamesContext, useAnswerNames } from './answer-names.ts';
import { useTableColumns } from './use-table-columns.tsx';

export interface TableAnswerProps {
  readonly label: string;
  readonly shape: FieldShape;
  readonly value: FieldValue | null;
  /** Key for stored column widths and for invalid texts. */
  readonly storageKey: string;
  readonly known: readonly FoundParty[];
  readonly documents?: readonly ListedDocument[] | undefined;
  readonly isReadOnly: boolean;
  /** True to mark invalid cells, after the table has lost focus. */
  readonly isJudged: boolean;
  /** `seen` changes the current table back to the one that the person saw, if they differ. */
  readonly onCommit: (value: FieldValue | null, seen?: SeenTable) => void;
}

export type SeenTable = (rows: readonly TableRow[]) => readonly TableRow[];

// Maps unchanged rows to the same object in both directions, so that only changed rows are rendered
// and compared.
const shownOf = new WeakMap<TableRow, ShownRow>();
const storedOf = new WeakMap<ShownRow, TableRow>();

const shownRow = (row: TableRow): ShownRow => {
  const known = shownOf.get(row);
  if (known !== undefined) return known;
  const shown = {
    id: row.row,
    values: Object.fromEntries(
      Object.entries(row.cells).map(([key, value]) => [fieldColumn(key), value]),
    ),
  };
  shownOf.set(row, shown);
  storedOf.set(shown, row);
  return shown;
};

/** Returns null for an empty cell and for an unchecked box. */
const contentOf = (value: CellValue): CellContent | null =>
  value === '' || value === false || (typeof value === 'object' && value?.length === 0)
    ? null
    : value;

const storedRow = (row: ShownRow, columns: FieldShape['columns']): TableRow =>
  storedOf.get(row) ?? {
    row: row.id,
    cells: Object.fromEntries(
      columns.flatMap(({ key }): readonly [FieldKey, CellContent][] => {
        const content = contentOf(row.values[fieldColumn(key)] ?? null);
        return content === null ? [] : [[asId<FieldKey>(key), content]];
      }),
    ),
  };

const nothing: readonly ListedDocument[] = [];

/** A table of a form, filled in like a spreadsheet. */
export function TableAnswer({
  label,
  shape,
  value,
  storageKey,
  known,
  documents = nothing,
  isReadOnly,
  isJudged,
  onCommit,
}: TableAnswerProps): ReactNode {
  const t = useText();
  const today = useToday();
  usePhoneNumbers();
  const search = usePartySearch();
  const names = useAnswerNames();
  const words = useColumnWordsOfPlace();
  const [unread, onUnread] = useUnreadText(storageKey);
  const formats = useFormats();
  const [added, setAdded] = useState<readonly AddedDocument[]>([]);
  const [met, setMet] = useState<readonly FoundParty[]>([]);
  const rows = rowsOf(value);
  const shown = rows.map(shownRow);
  const knownParties = [...known, ...names.parties, ...met, ...search.parties];
  const knownIds = new Set(knownParties.map(({ id }) => id));
  const unknown =
    value === null ? [] : partiesOfValue(value, shape).filter((id) => !knownIds.has(id));
  const found = useKnownParties([...new Set(unknown)]);
  const parties = new Map([...found, ...knownParties].map((party) => [party.id, party]));
  const listed = [
    ...documents,
    ...[...names.documents, ...added].map((one) => addedDocument(one, formats)),
  ];
  const columns = useTableColumns(shape.columns, [...parties.values()], listed, search);
  const errors: TableErrors = new Map(
    isJudged
      ? rows.flatMap((row) => {
          const faults = isEmptyRow(row)
            ? []
            : shape.columns.flatMap((column): readonly [string, string][] => {
                const refusal = cellRefusal(row, column, { today });
                return refusal === null ? [] : [[fieldColumn(column.key), errorText(t, refusal)]];
              });
          return faults.length === 0 ? [] : [[row.row, Object.fromEntries(faults)] as const];
        })
      : [],
  );
  return (
    <AnswerNamesContext
      value={{
        ...names,
        documents: [...names.documents, ...added],
        // Remembers the document, so that the cell shows its name before the API returns it.
        onDocument: (document) => {
          setAdded((all) => [...all, document]);
          names.onDocument(document);
        },
      }}
    >
      <TableEditor
        label={label}
        columns={columns}
        rows={shown}
        errors={errors}
        storageKey={storageKey}
        isReadOnly={isReadOnly}
        unread={typeof unread === 'object' ? unread : undefined}
        onUnread={onUnread}
        maxRows={fieldLimits.rows}
        newRowId={newKey}
        barActions={(takeRows) =>
          words.allowsImport === false ? null : (
            <ImportRows
              label={label}
              columns={fillableColumns(shape.columns)}
              place={`${words.place}.${storageKey}`}
              loadColumnNames={() => words.ask(storageKey)}
              rowCount={rows.length}
              onRows={(imported, go, named) => {
                const found = named.map(({ id, name, kind }) => ({ id, name, kind }));
                setMet([...met, ...found]);
                names.onParties(found);
                takeRows(imported.map(shownRow), go === 'REPLACE');
              }}
            />
          )
        }
        onChange={(patches, seen) => {
          // Remembers people who were found for a cell.
          setMet([...met, ...search.parties]);
          if (columns.some(({ kind }) => kind === 'PEOPLE')) names.onParties(search.parties);
          const changed = (of: readonly ShownRow[], by: readonly TablePatch[]) =>
            applyPatches(of, by).map((row) => storedRow(row, shape.columns));
          const next = changed(shown, patches);
          const asSeen: SeenTable = (before) => {
            const there = new Set(before.map(({ row }) => row));
            const wanted = seen.filter(
              (one) => one.kind !== 'INSERT' || one.rows.every(({ id }) => !there.has(id)),
            );
            return changed(before.map(shownRow), wanted);
          };
          onCommit(next.length === 0 ? null : next, seen.length === 0 ? undefined : asSeen);
        }}
      />
    </AnswerNamesContext>
  );
}
