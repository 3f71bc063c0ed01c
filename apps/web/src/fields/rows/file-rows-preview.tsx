import type { PlannedTableRow } from '@baton/domain/bulk/plan-table-rows';
import type { ReactNode } from 'react';
import { newKey } from '../../lib/api/new-key.ts';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { TableEditor } from '../../ui/table-editor/table-editor.tsx';
import type { TableErrors, TableRow } from '../../ui/table-editor/table-model.ts';
import { applyPatches, type TablePatch } from '../../ui/table-editor/table-patches.ts';
import { useFindingText } from './row-finding-text.ts';
import { RowFindings } from './row-findings.tsx';
import type { FileRow } from './use-planned-rows.ts';
import classes from './import-rows.module.css';

// Maps unchanged rows to the same object, so that only changed rows are rendered and validated.
const shownOf = new WeakMap<FileRow, TableRow>();
const fileOf = new WeakMap<TableRow, FileRow>();

const shownRow = (row: FileRow): TableRow => {
  const known = shownOf.get(row);
  if (known !== undefined) return known;
  const shown = {
    id: String(row.number),
    number: row.number,
    values: Object.fromEntries(row.cells.map((cell, at) => [String(at), cell])),
  };
  shownOf.set(row, shown);
  fileOf.set(shown, row);
  return shown;
};

const toFileRow = (row: TableRow, width: number): FileRow =>
  fileOf.get(row) ?? {
    number: Number(row.id),
    cells: Array.from({ length: width }, (_, at) => String(row.values[String(at)] ?? '')),
  };

export interface FileRowsPreviewProps {
  readonly columns: readonly string[];
  readonly rows: readonly FileRow[];
  readonly planned: readonly PlannedTableRow[] | null;
  /** Why the rows couldn't be validated. */
  readonly failure: unknown;
  readonly onRows: (rows: readonly FileRow[]) => void;
}

/** The rows of a file with their errors, editable in place. */
export function FileRowsPreview({
  columns,
  rows,
  planned,
  failure,
  onRows,
}: FileRowsPreviewProps): ReactNode {
  const t = useText();
  const textOf = useFindingText();
  const shown = rows.map(shownRow);
  const found = (planned ?? []).flatMap(({ findings }, at) => {
    const row = rows[at];
    return row === undefined || findings.length === 0 ? [] : [{ number: row.number, findings }];
  });
  const errors: TableErrors = new Map(
    found.map(({ number, findings }) => [
      String(number),
      Object.fromEntries(
        findings.flatMap((finding) =>
          finding.column === null ? [] : [[String(finding.column), textOf(finding)]],
        ),
      ),
    ]),
  );
  const change = (patches: readonly TablePatch[]): void =>
    onRows(applyPatches(shown, patches).map((row) => toFileRow(row, columns.length)));
  return (
    <>
      <div role="status">
        <h3 className={classes.title}>
          {planned === null
            ? t('rows.checking')
            : t('rows.preview', { count: rows.length, faulty: found.length })}
        </h3>
      </div>
      {failure !== null && (
        <p className={classes.error} role="alert">
          {errorText(t, asApiError(failure))}
        </p>
      )}
      <TableEditor
        label={t('bulk.rows.label')}
        columns={columns.map((name, at) => ({
          id: String(at),
          label: name.trim() === '' ? t('imports.columns.unnamed', { number: at + 1 }) : name,
          kind: 'TEXT',
        }))}
        rows={shown}
        errors={errors}
        onChange={change}
        newRowId={newKey}
        storageKey="import-rows"
        hasFixedRows
      />
      <RowFindings rows={found} columns={columns} />
    </>
  );
}
