import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useKnownPartiesQuery } from '../../__generated__/useKnownPartiesQuery.graphql.ts';
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

/** Who stands behind the ids that a value names, where nothing else has told. */
export function useKnownParties(ids: readonly string[]): readonly FoundParty[] {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState(nobody);
  const asked = ids.toSorted().join(' ');
  useEffect(() => {
    if (asked === '') return;
    const asking = fetchQuery<useKnownPartiesQuery>(
      environment,
      query,
      { ids: asked.split(' ') },
      { fetchPolicy: 'store-or-network' },
    ).subscribe({
      next: ({ parties }) => setKnown(parties),
      // Nobody is named; what is chosen stays as it is.
      error: () => undefined,
    });
    return () => asking.unsubscribe();
  }, [environment, asked]);
  return known;
}
