import type { BulkParty } from '@baton/domain/bulk/bulk-people';
import { asId, type PartyId } from '@baton/domain/core/ids';
import type { rowRequestsPartiesQuery } from '../../__generated__/rowRequestsPartiesQuery.graphql.ts';
import type {
  rowRequestsTablesMutation,
  rowRequestsTablesMutation$data,
} from '../../__generated__/rowRequestsTablesMutation.graphql.ts';
import { graphqlRequest } from '../../lib/api/graphql-request.ts';
import { graphql } from '../../lib/api/graphql-tag.ts';
import type { ImportSource } from './source/import-source.ts';

export type FileTables = rowRequestsTablesMutation$data['readTables'];
export type FileTable = FileTables['tables'][number];

/** Loads the tables of a file with all rows, outside Relay's store, which would keep them. */
export async function requestFileTables(source: ImportSource): Promise<FileTables> {
  const data = await graphqlRequest<rowRequestsTablesMutation>(
    graphql`
      mutation rowRequestsTablesMutation($input: ImportSourceInput!) {
        readTables(input: $input) {
          sourceName
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
            records {
              number
              cells
            }
          }
          issues {
            row
            column
            code
            params {
              name
              value
            }
            severity
          }
        }
      }
    `,
    { input: source },
  );
  return data.readTables;
}

/** Maximum number of texts in one request. */
const textsAtOnce = 2000;

/** Loads the people, teams, and roles that texts of a file can refer to. */
export async function requestNamedParties(texts: readonly string[]): Promise<readonly BulkParty[]> {
  const found = new Map<PartyId, BulkParty>();
  for (let at = 0; at < texts.length; at += textsAtOnce)
    for (const party of await requestSome(texts.slice(at, at + textsAtOnce)))
      found.set(party.id, party);
  return [...found.values()];
}

async function requestSome(texts: readonly string[]): Promise<readonly BulkParty[]> {
  const { partiesNamed } = await graphqlRequest<rowRequestsPartiesQuery>(
    graphql`
      query rowRequestsPartiesQuery($texts: [String!]!) {
        partiesNamed(texts: $texts) {
          id
          name
          kind
          ... on User {
            email
            accessLevel
          }
        }
      }
    `,
    { texts },
  );
  return partiesNamed.map(({ id, name, kind, email, accessLevel }) => ({
    id: asId<PartyId>(id),
    name,
    kind,
    email: email ?? null,
    accessLevel: accessLevel ?? 'INTERNAL',
  }));
}
