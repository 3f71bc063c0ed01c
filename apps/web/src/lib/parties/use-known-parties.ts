import { graphql } from 'react-relay';
import type { useKnownPartiesQuery } from '../../__generated__/useKnownPartiesQuery.graphql.ts';
import { useQuietQuery } from '../api/use-quiet-query.ts';
import type { FoundParty } from './use-party-search.ts';

const query = graphql`
  query useKnownPartiesQuery($ids: [ID!]!) {
    parties(ids: $ids) {
      id
      name
      kind
    }
  }
`;

const nobody: readonly FoundParty[] = [];

/** Loads the people, teams, or roles behind ids that other data doesn't name. */
export function useKnownParties(ids: readonly string[]): readonly FoundParty[] {
  const { data } = useQuietQuery<useKnownPartiesQuery>(
    query,
    ids.length === 0 ? null : { ids: ids.toSorted() },
  );
  return data?.parties ?? nobody;
}
