import { useState, type ReactNode } from 'react';
import { graphql, useLazyLoadQuery } from 'react-relay';
import type { bulkOutcomeQuery } from '../../../__generated__/bulkOutcomeQuery.graphql.ts';
import { useText } from '../../../lib/i18n/use-text.ts';
import { Button } from '../../../ui/button/button.tsx';
import { RowFindings } from '../../../fields/rows/row-findings.tsx';
import { findingsOf } from './bulk-requests.ts';
import classes from './bulk-start.module.css';

export type OutcomeFilter = 'STARTED' | 'FAILED' | 'FAULTY';

export interface BulkOutcomeProps {
  readonly id: string;
  readonly columns: readonly string[];
  readonly name: number | null;
  readonly show: OutcomeFilter;
  /** Increases to load the rows again. */
  readonly revision: number;
}

const pageSize = 50;

/** Results of the rows: links to workflows, or errors. */
export function BulkOutcome({ id, columns, name, show, revision }: BulkOutcomeProps): ReactNode {
  const t = useText();
  const [count, setCount] = useState(pageSize);
  const { bulkStart } = useLazyLoadQuery<bulkOutcomeQuery>(
    graphql`
      query bulkOutcomeQuery($id: ID!, $show: BulkRowFilter!, $first: Int!) {
        bulkStart(id: $id) {
          id
          rows(show: $show, first: $first) {
            hasMore
            rows {
              number
              cells
              findings {
                column
                severity
                code
                params {
                  name
                  value
                }
              }
              workflow {
                id
                reference
              }
            }
          }
        }
      }
    `,
    { id, show, first: count },
    { fetchPolicy: 'store-and-network', fetchKey: revision },
  );
  const page = bulkStart?.rows;
  const rows = page?.rows ?? [];
  if (rows.length === 0) return <p className={classes.about}>{t(`bulk.none.${show}`)}</p>;
  const nameOf = (cells: readonly string[]): string => (name === null ? '' : (cells[name] ?? ''));
  return (
    <>
      {show === 'STARTED' ? (
        <ul className={classes.started}>
          {rows.map(({ number, cells, workflow }) => (
            <li key={number}>
              <span className={classes.number}>{t('imports.issues.row', { row: number })}</span>
              {workflow != null && (
                <a href={`/workflow/${workflow.id}`}>
                  {workflow.reference} {nameOf(cells)}
                </a>
              )}
            </li>
          ))}
        </ul>
      ) : (
        <RowFindings
          rows={rows.map((row) => ({ number: row.number, findings: findingsOf(row) }))}
          columns={columns}
        />
      )}
      {page?.hasMore === true && count < 1000 && (
        <Button
          kind="subtle"
          size="small"
          onClick={() => setCount(Math.min(1000, count + 4 * pageSize))}
        >
          {t('bulk.rows.more')}
        </Button>
      )}
    </>
  );
}
