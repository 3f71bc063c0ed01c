import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useSecretNamesQuery } from '../../../__generated__/useSecretNamesQuery.graphql.ts';

const query = graphql`
  query useSecretNamesQuery {
    secrets {
      name
    }
  }
`;

/** Loads the names of secrets for admins. Null until loaded. */
export function useSecretNames(isAdmin: boolean): readonly string[] | null {
  const environment = useRelayEnvironment();
  const [names, setNames] = useState<readonly string[] | null>(null);
  useEffect(() => {
    if (!isAdmin) return undefined;
    const asking = fetchQuery<useSecretNamesQuery>(environment, query, {}).subscribe({
      next: ({ secrets }) => setNames(secrets.map(({ name }) => name)),
    });
    return () => asking.unsubscribe();
  }, [environment, isAdmin]);
  return names;
}
