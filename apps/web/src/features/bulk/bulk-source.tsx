import { useState, type ReactNode } from 'react';
import { asApiError, type ApiError } from '../../lib/api/graphql-error.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { useDraft } from '../../lib/draft/use-draft.ts';
import { Button } from '../../ui/button/button.tsx';
import { importErrorText } from '../../fields/rows/import-error-text.ts';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';
import { SourceStep } from '../../fields/rows/source/source-step.tsx';
import { TableChoice } from '../../fields/rows/source/table-choice.tsx';
import type { BroughtTable } from './bulk-header.tsx';
import { requestTables, type RowTables } from './bulk-requests.ts';
import classes from './bulk.module.css';
import { useUploadTable } from './use-upload-table.ts';

type RowTable = RowTables['tables'][number];

export interface BulkSourceProps {
  /** Null for people to invite. */
  readonly blueprintId: string | null;
  readonly onBrought: (brought: BroughtTable) => void;
}

/** Selects a file or pasted cells and a table in it, and uploads the rows. */
export function BulkSource({ blueprintId, onBrought }: BulkSourceProps): ReactNode {
  const t = useText();
  const pasted = useDraft(`paste.rows.${blueprintId ?? 'people'}`, { empty: { text: '' } });
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [found, setFound] = useState<{
    readonly source: ImportSource;
    readonly tables: RowTables['tables'];
    readonly chosen: RowTable;
  } | null>(null);
  const { take, isTaking } = useUploadTable(blueprintId, (error) => {
    setFailure(error);
    return true;
  });
  const bring = async (source: ImportSource, table: RowTable): Promise<void> => {
    const jobId = await take(source, table.id);
    if (jobId === null) return;
    pasted.forget();
    onBrought({ jobId, source, table });
  };
  const read = async (source: ImportSource): Promise<void> => {
    setIsReading(true);
    setFailure(null);
    setFound(null);
    try {
      const { tables } = await requestTables(source);
      const [first, second] = tables;
      if (first === undefined) return;
      if (second === undefined) await bring(source, first);
      else setFound({ source, tables, chosen: first });
    } catch (thrown) {
      setFailure(asApiError(thrown));
    } finally {
      setIsReading(false);
    }
  };
  const [refusal] = failure?.refusals ?? [];
  const error = refusal === undefined ? null : importErrorText(t, refusal, 'bulk.source.tooMany');
  return (
    <div className={classes.narrow}>
      <SourceStep
        holds={blueprintId === null ? 'PEOPLE' : 'ROWS'}
        pasted={pasted}
        isReading={isReading}
        error={error}
        onSource={(source) => void read(source)}
      />
      {found !== null && (
        <>
          <TableChoice
            tables={found.tables}
            value={found.chosen.id}
            onChange={(id) =>
              setFound({
                ...found,
                chosen: found.tables.find((one) => one.id === id) ?? found.chosen,
              })
            }
          />
          <div className={classes.end}>
            <Button
              kind="primary"
              loading={isTaking}
              onClick={() => void bring(found.source, found.chosen)}
            >
              {t('bulk.source.take')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
