import { useState } from 'react';
import { csvText } from '@baton/domain/core/csv-text';
import { asApiError } from '../../lib/api/graphql-error.ts';
import { errorText } from '../../lib/i18n/error-text.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { notify } from '../../lib/notice/notices.ts';
import { requestRows, type BulkKind, type ReportRow } from './bulk-requests.ts';
import { useFindingText } from '../../fields/rows/row-finding-text.ts';
import { saveFile } from './save-file.ts';

interface FileOf {
  readonly id: string;
  readonly kind: BulkKind;
  readonly sourceName: string;
  readonly columns: readonly string[];
  /** Index of the column that names a row. */
  readonly nameColumn?: number | null | undefined;
}

/** Returns the address of the workflow or person of a row. */
const linkOf = ({ workflow, person }: ReportRow): string => {
  if (workflow != null) return `${location.origin}/workflow/${workflow.id}`;
  return person == null ? '' : `${location.origin}/people/${person.id}`;
};

/** Creates files of a bulk job in the reader's language. */
export function useBulkFiles({ id, kind, sourceName, columns, nameColumn }: FileOf) {
  const t = useText();
  const textOf = useFindingText();
  const [isBusy, setIsBusy] = useState(false);
  const base = sourceName.replace(/\.[a-z0-9]+$/i, '');
  const errorsOf = ({ findings }: ReportRow): string =>
    findings
      .filter(({ severity }) => severity === 'ERROR')
      .map((finding) => {
        const column = finding.column == null ? undefined : columns[finding.column];
        return column === undefined ? textOf(finding) : `${column}: ${textOf(finding)}`;
      })
      .join(' ');
  const keep = async (
    show: 'ALL' | 'FAULTY',
    file: string,
    write: (rows: readonly ReportRow[]) => string,
  ): Promise<void> => {
    setIsBusy(true);
    try {
      saveFile(file, write(await requestRows(id, show)));
    } catch (error) {
      const { code, params } = asApiError(error);
      notify({ tone: 'danger', text: errorText(t, { code, params }) });
    } finally {
      setIsBusy(false);
    }
  };
  return {
    isBusy,
    /** Row, workflow or person, link, and error of every row. */
    report: () =>
      keep('ALL', `${base} – ${t('bulk.report.file')}.csv`, (rows) =>
        csvText([
          [
            t('bulk.report.row'),
            t(`bulk.report.subject.${kind}`),
            t(`bulk.report.reference.${kind}`),
            t('bulk.report.state'),
            t('bulk.report.link'),
            t('bulk.report.error'),
          ],
          ...rows.map((row) => [
            row.number,
            nameColumn == null ? '' : (row.cells[nameColumn] ?? ''),
            row.workflow?.reference ?? row.person?.name ?? '',
            t(`bulk.row.${kind}.${row.state}`),
            linkOf(row),
            errorsOf(row),
          ]),
        ]),
      ),
    /** Rows with errors and their reasons, to be fixed elsewhere and uploaded again. */
    faulty: () =>
      keep('FAULTY', `${base} – ${t('bulk.report.faultyFile')}.csv`, (rows) =>
        csvText([
          [...columns, t('bulk.report.error')],
          ...rows.map((row) => [...row.cells, errorsOf(row)]),
        ]),
      ),
  };
}
