import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useCustomFieldVersionsQuery } from '../../../__generated__/useCustomFieldVersionsQuery.graphql.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';

const query = graphql`
  query useCustomFieldVersionsQuery($ids: [ID!]!) {
    currentCustomFieldVersions(ids: $ids) {
      field
      version
    }
  }
`;

type Versions = ReadonlyMap<string, number>;

/** Loads the current versions of custom fields used in a draft. Null until loaded. */
export function useCustomFieldVersions({ fields }: BlueprintContent): Versions | null {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly of: string; readonly versions: Versions } | null>(
    null,
  );
  const ids = [...new Set(Object.values(fields).flatMap(({ origin }) => origin?.field ?? []))];
  const of = ids.toSorted().join(' ');
  const [asked, askAgain] = useState(0);
  useLiveChanges({ lists: true }, async () => askAgain((count) => count + 1));
  useEffect(() => {
    if (of === '') return undefined;
    const asking = fetchQuery<useCustomFieldVersionsQuery>(environment, query, {
      ids: of.split(' '),
    }).subscribe({
      next: ({ currentCustomFieldVersions }) =>
        setKnown({
          of,
          versions: new Map(
            currentCustomFieldVersions.map(({ field, version }) => [field, version]),
          ),
        }),
    });
    return () => asking.unsubscribe();
  }, [environment, of, asked]);
  return known?.of === of ? known.versions : null;
}
