import { useState, type ReactNode } from 'react';
import { graphql } from 'react-relay';
import type { bulkOutcomeQuery } from '../../__generated__/bulkOutcomeQuery.graphql.ts';
import { useQuery } from '../../lib/api/use-screen-query.ts';
import { useText } from '../../lib/i18n/use-text.ts';
import { Button } from '../../ui/button/button.tsx';
import { RowFindings } from '../../fields/rows/row-findings.tsx';
import { findingsOf, type BulkKind } from './bulk-requests.ts';
import classes from './bulk.module.css';

export type OutcomeFilter = 'DONE' | 'FAILED' | 'FAULTY';

export interface BulkOutcomeProps {
  readonly id: string;
  readonly kind: BulkKind;
  readonly columns: readonly string[];
  readonly name: number | null;
  readonly show: OutcomeFilter;
  /** Increases to load the rows again. */
  readonly revision: number;
}

const pageSize = 50;

/** Results of the rows: links to workflows or people, or errors. */
export function BulkOutcome({
  id,
  kind,
  columns,
  name,
  show,
  revision,
}: BulkOutcomeProps): ReactNode {
  const t = useText();
  const [count, setCount] = useState(pageSize);
  const { bulkJob } = useQuery<bulkOutcomeQuery>(
    graphql`
      query bulkOutcomeQuery($id: ID!, $show: BulkRowFilter!, $first: Int!) {
        bulkJob(id: $id) {
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
              person {
                id
                name
              }
            }
          }
        }
      }
    `,
    { id, show, first: count },
    { fetchPolicy: 'store-and-network', fetchKey: revision },
  );
  const page = bulkJob?.rows;
  const rows = page?.rows ?? [];
  if (rows.length === 0)
    return (
      <p className={classes.about}>
        {t(show === 'FAULTY' ? 'bulk.none.FAULTY' : `bulk.none.${show}.${kind}`)}
      </p>
    );
  const nameOf = (cells: readonly string[]): string => (name === null ? '' : (cells[name] ?? ''));
  return (
    <>
      {show === 'DONE' ? (
        <ul className={classes.started}>
          {rows.map(({ number, cells, workflow, person }) => (
            <li key={number}>
              <span className={classes.number}>{t('imports.issues.row', { row: number })}</span>
              {workflow != null && (
                <a href={`/workflow/${workflow.id}`}>
                  {workflow.reference} {nameOf(cells)}
                </a>
              )}
              {person != null && <a href={`/people/${person.id}`}>{person.name}</a>}
              {person != null && <span className={classes.about}>{nameOf(cells)}</span>}
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
