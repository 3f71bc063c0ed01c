import type { BlueprintContent } from '@baton/domain/blueprint/content';
import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useLibraryEditionsQuery } from '../../../__generated__/useLibraryEditionsQuery.graphql.ts';
import { useLiveChanges } from '../../../lib/live/use-live-changes.ts';

const query = graphql`
  query useLibraryEditionsQuery($ids: [ID!]!) {
    customFieldEditions(ids: $ids) {
      field
      version
    }
  }
`;

type Editions = ReadonlyMap<string, number>;

/** Loads the current versions of custom fields used in a draft. Null until loaded. */
export function useLibraryEditions({ fields }: BlueprintContent): Editions | null {
  const environment = useRelayEnvironment();
  const [known, setKnown] = useState<{ readonly of: string; readonly editions: Editions } | null>(
    null,
  );
  const ids = [...new Set(Object.values(fields).flatMap(({ origin }) => origin?.field ?? []))];
  const of = ids.toSorted().join(' ');
  const [asked, askAgain] = useState(0);
  useLiveChanges({ lists: true }, async () => askAgain((count) => count + 1));
  useEffect(() => {
    if (of === '') return undefined;
    const asking = fetchQuery<useLibraryEditionsQuery>(environment, query, {
      ids: of.split(' '),
    }).subscribe({
      next: ({ customFieldEditions }) =>
        setKnown({
          of,
          editions: new Map(customFieldEditions.map(({ field, version }) => [field, version])),
        }),
    });
    return () => asking.unsubscribe();
  }, [environment, of, asked]);
  return known?.of === of ? known.editions : null;
}
