import {
  columnsOfFiles,
  suggestTableMapping,
  tableRoomRefusal,
  unmappedColumns,
  type TableMapping,
} from '@baton/domain/bulk/plan-table-rows';
import { fileDate, fileDates } from '@baton/domain/bulk/file-dates';
import { cellsOf } from '@baton/domain/import/mapping/likeliest-name';
import type { BulkParty } from '@baton/domain/bulk/bulk-people';
import { asId, type FieldKey } from '@baton/domain/core/ids';
import type { FieldColumn, TableRow } from '@baton/domain/field/field';
import type { ColumnInAllWords } from '@baton/domain/form/field-in-words';
import { isEmptyRow } from '@baton/domain/field/kinds/table-rows';
import { useState, type ReactNode } from 'react';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { newKey } from '../../lib/api/new-key.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useFormats } from '../../lib/i18n/use-formats.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { Dialog } from '../../ui/dialog/dialog.tsx';
import { Segmented } from '../../ui/segmented/segmented.tsx';
import { ColumnList, ignored } from './column-list.tsx';
import { DayOrderChoice } from './day-order-choice.tsx';
import { FileRowsPreview } from './file-rows-preview.tsx';
import { HeaderRow } from './header-row.tsx';
import { importErrorText } from './import-error-text.ts';
import type { ImportSource } from './source/import-source.ts';
import { IssueList } from './issue-list.tsx';
import { requestFileTables, type FileTable, type FileTables } from './row-requests.ts';
import { SourceStep } from './source/source-step.tsx';
import { TableChoice } from './source/table-choice.tsx';
import { usePlannedRows, type FileRow } from './use-planned-rows.ts';
import classes from './import-rows.module.css';

/** Where imported rows are added: after the existing rows, or instead of them. */
export type RowsGo = 'APPEND' | 'REPLACE';

export interface ImportRowsDialogProps {
  /** Label of the table field. */
  readonly label: string;
  /** Unique key of the table in the workspace. */
  readonly place: string;
  readonly columns: readonly FieldColumn[];
  /** Loads other column names that files can use. */
  readonly loadColumnNames: () => Promise<readonly ColumnInAllWords[]>;
  readonly rowCount: number;
  readonly onClose: () => void;
  readonly onRows: (rows: readonly TableRow[], go: RowsGo, parties: readonly BulkParty[]) => void;
}

/** Imports rows from a file or pasted cells: meaning of columns, errors, and target. */
export function ImportRowsDialog(props: ImportRowsDialogProps): ReactNode {
  const t = useText();
  const pasted = useDraft(`paste.table.${props.place}`, { empty: { text: '' } });
  const [isReading, setIsReading] = useState(false);
  const [error, setError] = useState<string | null>(null);
  const [found, setFound] = useState<FileTables | null>(null);
  const [words, setWords] = useState<readonly ColumnInAllWords[]>([]);
  const [chosen, setChosen] = useState<string | null>(null);
  const [source, setSource] = useState<ImportSource | null>(null);
  const read = async (file: ImportSource, tableId?: string): Promise<void> => {
    setIsReading(true);
    setError(null);
    try {
      const [tables, known] = await Promise.all([
        requestFileTables(file),
        // If loading fails, only the reader's language is used.
        props.loadColumnNames().catch(() => []),
      ]);
      setWords(known);
      setSource(file);
      setFound(tables);
      setChosen(tableId ?? tables.tables[0]?.id ?? null);
    } catch (thrown) {
      const [refusal] = asApiError(thrown).refusals;
      setFound(null);
      setError(refusal === undefined ? null : importErrorText(t, refusal, 'rows.tooMany'));
    } finally {
      setIsReading(false);
    }
  };
  const table = found?.tables.find(({ id }) => id === chosen);
  if (found !== null && table !== undefined)
    return (
      <ReviewRows
        {...props}
        onRows={(...taken) => {
          pasted.forget();
          props.onRows(...taken);
        }}
        key={`${table.id}:${table.headerRow}`}
        table={table}
        found={found}
        words={words}
        onTable={(id) => {
          setChosen(id);
          // The header row of one sheet doesn't apply to another.
          if (source?.headerRow === undefined) return;
          const { headerRow: _, ...file } = source;
          void read(file, id);
        }}
        isReading={isReading}
        onHeader={(headerRow) => source !== null && void read({ ...source, headerRow }, table.id)}
        onBack={() => setFound(null)}
      />
    );
  return (
    <Dialog
      isOpen
      onClose={props.onClose}
      size="large"
      title={t('rows.title', { table: props.label })}
    >
      <SourceStep
        holds="TABLE"
        pasted={pasted}
        isReading={isReading}
        error={error}
        onSource={(source) => void read(source)}
      />
    </Dialog>
  );
}

interface ReviewRowsProps extends ImportRowsDialogProps {
  readonly table: FileTable;
  readonly found: FileTables;
  readonly words: readonly ColumnInAllWords[];
  readonly onTable: (id: string) => void;
  readonly isReading: boolean;
  readonly onHeader: (row: number) => void;
  readonly onBack: () => void;
}

function ReviewRows({
  label,
  columns,
  rowCount,
  table,
  found,
  words,
  onTable,
  isReading,
  onHeader,
  onBack,
  onClose,
  onRows,
}: ReviewRowsProps): ReactNode {
  const t = useText();
  // The columns at the time the file was selected, so that the results of the check stay correct.
  const [targets] = useState(columns);
  const [rows, setRows] = useState<readonly FileRow[]>(table.records);
  const [mapping, setMapping] = useState<TableMapping>(() =>
    suggestTableMapping(table, targets, words),
  );
  const [readable] = useState(() => columnsOfFiles(targets, words));
  const [go, setGo] = useState<RowsGo>('APPEND');
  const { clock } = useFormats();
  const [dates] = useState(() =>
    table.columns.map((_, at) => fileDates(cellsOf({ rows: table.records }, at), clock.dateLocale)),
  );
  const [dayOrders, setDayOrders] = useState(() => dates.map((one) => one?.order ?? null));
  const { planned, parties, failure } = usePlannedRows(rows, readable, mapping, dayOrders);
  const good = (planned ?? []).flatMap(({ cells }) =>
    cells === null || isEmptyRow({ row: '', cells }) ? [] : [cells],
  );
  const faulty = (planned ?? []).filter(({ cells }) => cells === null).length;
  const room = tableRoomRefusal(go === 'APPEND' ? rowCount : 0, good.length);
  const missing = unmappedColumns(mapping, targets);
  const waits = planned === null ? t('rows.checking') : null;
  const refusal = room === null ? null : errorText(t, room);
  const none = good.length === 0 ? t('rows.nothing') : null;
  const take = (): void => {
    onRows(
      good.map((cells) => ({ row: newKey(), cells })),
      go,
      parties,
    );
    onClose();
  };
  const set = (at: number, key: string): void =>
    setMapping(
      mapping.map((before, place) => {
        if (place === at) return key === ignored ? null : asId<FieldKey>(key);
        // Only one source fills a column, so selecting it clears the previous one.
        return before === key ? null : before;
      }),
    );
  return (
    <Dialog
      isOpen
      onClose={onClose}
      size="wide"
      title={t('rows.title', { table: label })}
      footer={
        <>
          <Button onClick={onBack}>{t('rows.otherFile')}</Button>
          {faulty > 0 && (
            <Button disabledReason={waits ?? refusal ?? none} onClick={take}>
              {t('rows.takeGood', { count: good.length })}
            </Button>
          )}
          <Button
            kind="primary"
            disabledReason={
              waits ?? refusal ?? (faulty > 0 ? t('rows.faulty', { count: faulty }) : none)
            }
            onClick={take}
          >
            {t('rows.take', { count: good.length + faulty })}
          </Button>
        </>
      }
    >
      <div className={classes.review}>
        <section className={classes.part} aria-label={t('imports.columns.title')}>
          {found.tables.length > 1 && (
            <TableChoice tables={found.tables} value={table.id} onChange={onTable} />
          )}
          <h3 className={classes.title}>{t('imports.columns.title')}</h3>
          <HeaderRow table={table} isReading={isReading} onChange={onHeader} />
          <ColumnList
            columns={table.columns}
            rows={table.records.slice(0, 20).map(({ cells }) => cells)}
            meanings={mapping.map((key) => key ?? ignored)}
            options={[
              ...targets.map(({ key, name, required }) => ({
                value: String(key),
                label: required ? t('bulk.mapping.required', { name }) : name,
              })),
              { value: ignored, label: t('rows.ignored') },
            ]}
            error={null}
            onChange={set}
          />
          {dates.map((one, at) => {
            const order = dayOrders[at] ?? null;
            const target = targets.find(({ key }) => key === mapping[at]);
            if (one === null || order === null || target?.kind !== 'DATE') return null;
            const date = fileDate(one.text, order, clock.dateLocale);
            return (
              <DayOrderChoice
                key={target.key}
                header={table.columns[at] ?? ''}
                order={order}
                isProven={one.isProven}
                example={date === null ? null : { text: one.text, date }}
                onOrder={(next) => setDayOrders(dayOrders.with(at, next))}
              />
            );
          })}
          {missing.length > 0 && (
            <p className={classes.about}>
              {t('rows.missing', { list: missing.map(({ name }) => name).join(', ') })}
            </p>
          )}
        </section>
        <section className={classes.part} aria-label={t('bulk.preview.title')}>
          {rowCount > 0 && (
            <Segmented<RowsGo>
              label={t('rows.go')}
              value={go}
              onChange={setGo}
              options={[
                { value: 'APPEND', label: t('rows.append') },
                { value: 'REPLACE', label: t('rows.replace', { count: rowCount }) },
              ]}
            />
          )}
          <FileRowsPreview
            columns={table.columns}
            rows={rows}
            planned={planned}
            failure={failure}
            onRows={setRows}
          />
          {/* Rows of different lengths are reported in the row. */}
          <IssueList issues={found.issues} />
        </section>
      </div>
    </Dialog>
  );
}
