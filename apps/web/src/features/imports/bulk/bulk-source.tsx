import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { bulkSourceMutation } from '../../../__generated__/bulkSourceMutation.graphql.ts';
import { asApiError, type ApiError } from '../../../lib/api/graphql-error.ts';
import { useCommand } from '../../../lib/api/use-command.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { importErrorText } from '../../../fields/rows/import-error-text.ts';
import type { ImportSource } from '../../../fields/rows/import-source.ts';
import { SourceStep } from '../../../fields/rows/source-step.tsx';
import { TableChoice } from '../../../fields/rows/table-choice.tsx';
import { requestTables, type RowTables } from './bulk-requests.ts';
import classes from './bulk-start.module.css';

export interface BulkSourceProps {
  readonly blueprintId: string;
  readonly onCreated: (bulkStartId: string) => void;
}

/** A file or pasted cells, and which of its tables; its rows are then taken in. */
export function BulkSource({ blueprintId, onCreated }: BulkSourceProps): ReactNode {
  const t = useText();
  const [text, setText] = useState('');
  const [isReading, setIsReading] = useState(false);
  const [failure, setFailure] = useState<ApiError | null>(null);
  const [found, setFound] = useState<{
    readonly source: ImportSource;
    readonly tables: RowTables['tables'];
    readonly chosen: string;
  } | null>(null);
  const command = useCommand<bulkSourceMutation>(
    graphql`
      mutation bulkSourceMutation($input: CreateBulkStartInput!) {
        createBulkStart(input: $input) {
          id
        }
      }
    `,
    {
      onError: (error) => {
        setFailure(error);
        return true;
      },
    },
  );
  const take = async (source: ImportSource, tableId: string): Promise<void> => {
    const done = await command.run((idempotencyKey) => ({
      input: { idempotencyKey, blueprintId, source, tableId },
    }));
    if (done !== null) onCreated(done.createBulkStart.id);
  };
  const read = async (source: ImportSource): Promise<void> => {
    setIsReading(true);
    setFailure(null);
    setFound(null);
    try {
      const { tables } = await requestTables(source);
      const [first, second] = tables;
      if (first === undefined) return;
      if (second === undefined) await take(source, first.id);
      else setFound({ source, tables, chosen: first.id });
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
        holds="ROWS"
        text={text}
        onText={setText}
        isReading={isReading}
        error={error}
        onSource={(source) => void read(source)}
      />
      {found !== null && (
        <>
          <TableChoice
            tables={found.tables}
            value={found.chosen}
            onChange={(chosen) => setFound({ ...found, chosen })}
          />
          <div className={classes.end}>
            <Button
              kind="primary"
              loading={command.isPending}
              onClick={() => void take(found.source, found.chosen)}
            >
              {t('bulk.source.take')}
            </Button>
          </div>
        </>
      )}
    </div>
  );
}
