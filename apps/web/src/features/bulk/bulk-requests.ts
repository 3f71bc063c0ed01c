import type {
  bulkRequestsRowsQuery,
  bulkRequestsRowsQuery$data,
} from '../../__generated__/bulkRequestsRowsQuery.graphql.ts';
import type {
  bulkRequestsTablesMutation,
  bulkRequestsTablesMutation$data,
} from '../../__generated__/bulkRequestsTablesMutation.graphql.ts';
import type { RowFinding } from '../../fields/rows/row-finding-text.ts';
import { paramsOf } from '../../lib/refusal/wire-refusal.ts';
import { graphqlRequest } from '../../lib/api/graphql-request.ts';
import { graphql } from '../../lib/api/graphql-tag.ts';
import type { ImportSource } from '../../fields/rows/source/import-source.ts';

export type RowTables = bulkRequestsTablesMutation$data['readTables'];

/** What the rows become. */
export type BulkKind = 'WORKFLOWS' | 'INVITATIONS';

/** Returns the type of a bulk job whose rows come from a file. */
export const fileKind = (kind: string): BulkKind => (kind === 'INVITATIONS' ? kind : 'WORKFLOWS');

/** Sent outside Relay's store, which would keep the whole file as part of a key. */
export async function requestTables(source: ImportSource): Promise<RowTables> {
  const data = await graphqlRequest<bulkRequestsTablesMutation>(
    graphql`
      mutation bulkRequestsTablesMutation($input: ImportSourceInput!) {
        readTables(input: $input) {
          tables {
            id
            title
            columns
            rowCount
            headerRow
            headerChoices {
              number
              cells
            }
          }
        }
      }
    `,
    { input: source },
  );
  return data.readTables;
}

type Found = NonNullable<bulkRequestsRowsQuery$data['bulkJob']>['rows'];
type WireRow = Found['rows'][number];
export type ReportRow = Omit<WireRow, 'findings'> & { readonly findings: readonly RowFinding[] };

/** Converts findings of a row to the domain type. */
export const findingsOf = ({ findings }: Pick<WireRow, 'findings'>): readonly RowFinding[] =>
  findings.map(({ params, ...finding }) => ({ ...finding, params: paramsOf(params) }));

/** Number of rows in one request. */
const pageSize = 1000;

/** Loads all rows of a bulk job page by page for a file, without storing them. */
export async function requestRows(
  id: string,
  show: bulkRequestsRowsQuery['variables']['show'],
): Promise<readonly ReportRow[]> {
  const all: ReportRow[] = [];
  for (;;) {
    const { bulkJob } = await graphqlRequest<bulkRequestsRowsQuery>(
      graphql`
        query bulkRequestsRowsQuery($id: ID!, $show: BulkRowFilter!, $first: Int!, $after: Int) {
          bulkJob(id: $id) {
            rows(show: $show, first: $first, after: $after) {
              hasMore
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
      { id, show, first: pageSize, after: all.at(-1)?.number ?? null },
    );
    const page = bulkJob?.rows;
    all.push(...(page?.rows ?? []).map((row) => ({ ...row, findings: findingsOf(row) })));
    if (page?.hasMore !== true) return all;
  }
}
