import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type {
  bulkRowsQuery,
  bulkRowsQuery$data,
} from '../../__generated__/bulkRowsQuery.graphql.ts';
import type { bulkRowsMutation } from '../../__generated__/bulkRowsMutation.graphql.ts';
import { useQuery } from '../../lib/api/use-screen-query.ts';
import { useCommand } from '../../lib/api/use-command.ts';
import { useIntl } from '../../lib/intl/use-intl.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { TableEditor } from '../../ui/table-editor/table-editor.tsx';
import type { TableRow } from '../../ui/table-editor/table-model.ts';
import { applyPatches, type TablePatch } from '../../ui/table-editor/table-patches.ts';
import { useFindingText, type RowFinding } from '../../fields/rows/row-finding-text.ts';
import { RowFindings } from '../../fields/rows/row-findings.tsx';
import { findingsOf } from './bulk-requests.ts';
import classes from './bulk.module.css';

export type RowFilter = 'ALL' | 'FAULTY' | 'WARNED';

/** The only severity that each row filter shows. */
const severityOf: Readonly<Partial<Record<RowFilter, RowFinding['severity']>>> = {
  FAULTY: 'ERROR',
  WARNED: 'WARNING',
};

type Page = NonNullable<bulkRowsQuery$data['bulkJob']>['rows'];
type Row = Page['rows'][number];

const pageSize = 500;

const tableRow = ({ number, cells }: Row): TableRow => ({
  id: String(number),
  number,
  values: Object.fromEntries(cells.map((cell, at) => [String(at), cell])),
});

/** Formats sorted numbers as ranges: 2–5, 9. */
const spansOf = (numbers: readonly number[]): readonly string[] => {
  const spans: [from: number, to: number][] = [];
  for (const number of numbers) {
    const last = spans.at(-1);
    if (last !== undefined && last[1] + 1 === number) last[1] = number;
    else spans.push([number, number]);
  }
  return spans.map(([from, to]) => (from === to ? String(from) : `${from}–${to}`));
};

export interface BulkRowsProps {
  readonly id: string;
  readonly columns: readonly string[];
  readonly show: RowFilter;
  /** Increases to load the rows again. */
  readonly revision: number;
  readonly isReadOnly: boolean;
  readonly onRowFixed: () => void;
}

/** Rows of the file, editable in place. */
export function BulkRows({
  id,
  columns,
  show,
  revision,
  isReadOnly,
  onRowFixed,
}: BulkRowsProps): ReactNode {
  const t = useText();
  const intl = useIntl();
  const textOf = useFindingText();
  const [starts, setStarts] = useState<readonly number[]>([-1]);
  const { bulkJob } = useQuery<bulkRowsQuery>(
    graphql`
      query bulkRowsQuery($id: ID!, $show: BulkRowFilter!, $first: Int!, $after: Int) {
        bulkJob(id: $id) {
          id
          rows(show: $show, first: $first, after: $after) {
            hasMore
            variants {
              name
              rows
            }
            rows {
              number
              cells
              state
              findings {
                column
                severity
                code
                params {
                  name
                  value
                }
              }
            }
          }
        }
      }
    `,
    { id, show, first: pageSize, after: starts.at(-1) ?? -1 },
    { fetchPolicy: 'store-and-network', fetchKey: revision },
  );
  const page = bulkJob?.rows;
  const [edited, setEdited] = useState<{
    readonly of: Page | undefined;
    readonly rows: readonly TableRow[];
  }>({ of: undefined, rows: [] });
  const rows = edited.of === page ? edited.rows : (page?.rows ?? []).map(tableRow);
  const command = useCommand<bulkRowsMutation>(graphql`
    mutation bulkRowsMutation($input: UpdateBulkCellsInput!) {
      updateBulkCells(input: $input) {
        ...bulkDraft_bulkJob
      }
    }
  `);
  const change = async (patches: readonly TablePatch[]): Promise<void> => {
    setEdited({ of: page, rows: applyPatches(rows, patches) });
    const cells = patches.flatMap((patch) =>
      patch.kind === 'SET'
        ? patch.cells.map(({ rowId, column, value }) => ({
            row: Number(rowId),
            column: Number(column),
            text: value === null ? '' : String(value),
          }))
        : [],
    );
    await command.run(() => ({ input: { bulkJobId: id, cells } }));
    onRowFixed();
  };
  const errors = new Map(
    (page?.rows ?? []).map((row) => [
      String(row.number),
      Object.fromEntries(
        findingsOf(row).flatMap((finding) =>
          finding.severity === 'ERROR' && finding.column != null
            ? [[String(finding.column), textOf(finding)]]
            : [],
        ),
      ),
    ]),
  );
  if (rows.length === 0) return <p className={classes.about}>{t(`bulk.none.${show}`)}</p>;
  return (
    <>
      <TableEditor
        label={t('bulk.rows.label')}
        columns={columns.map((name, at) => ({
          id: String(at),
          label: name.trim() === '' ? t('imports.columns.unnamed', { number: at + 1 }) : name,
          kind: 'TEXT',
        }))}
        rows={rows}
        errors={errors}
        onChange={(patches) => void change(patches)}
        newRowId={() => ''}
        storageKey={`bulk-job-${id}`}
        isReadOnly={isReadOnly}
        hasFixedRows
      />
      {(page?.hasMore === true || starts.length > 1) && (
        <div className={classes.end}>
          <Button
            size="small"
            disabled={starts.length === 1}
            onClick={() => setStarts(starts.slice(0, -1))}
          >
            {t('bulk.rows.earlier')}
          </Button>
          <Button
            size="small"
            disabled={page?.hasMore !== true}
            onClick={() => setStarts([...starts, page?.rows.at(-1)?.number ?? -1])}
          >
            {t('bulk.rows.later')}
          </Button>
        </div>
      )}
      {(page?.variants ?? []).map(({ name, rows: numbers }) => (
        <p key={name} className={classes.about}>
          {t('variants.ofRows', {
            variant: name,
            count: numbers.length,
            rows: intl.formatList(spansOf(numbers), { type: 'unit' }),
          })}
        </p>
      ))}
      <RowFindings
        rows={(page?.rows ?? []).map((row) => ({
          number: row.number,
          findings: findingsOf(row).filter(
            ({ severity }) => severity === (severityOf[show] ?? severity),
          ),
        }))}
        columns={columns}
      />
    </>
  );
}
