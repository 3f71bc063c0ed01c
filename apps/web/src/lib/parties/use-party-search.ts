import { useEffect, useState } from 'react';
import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { usePartySearchQuery } from '../../__generated__/usePartySearchQuery.graphql.ts';

type Party = usePartySearchQuery['response']['parties'][number];

/** A person, team or role as pickers show it. */
export interface FoundParty {
  readonly id: string;
  readonly name: string;
  readonly kind: Party['kind'];
  readonly detail?: string | undefined;
}

export interface PartySearch {
  readonly parties: readonly FoundParty[];
  readonly onSearch: (text: string) => void;
  readonly isLoading: boolean;
}

const query = graphql`
  query usePartySearchQuery($search: String, $kinds: [PartyKind!]) {
    parties(search: $search, kinds: $kinds) {
      id
      name
      kind
      ... on User {
        email
        accessLevel
      }
    }
  }
`;

export interface PartySearchOptions {
  readonly kinds?: readonly Party['kind'][];
  /** Leaves partners out: they may do tasks, but not answer for a workflow. */
  readonly onlyInternal?: boolean;
}

const allKinds: readonly Party['kind'][] = ['USER', 'TEAM', 'ROLE'];

/** Feeds a party picker: the best matches for what is typed, read a moment after the last key. */
export function usePartySearch({
  kinds,
  onlyInternal = false,
}: PartySearchOptions = {}): PartySearch {
  const environment = useRelayEnvironment();
  const [text, setText] = useState('');
  const [found, setFound] = useState<{ text: string; parties: readonly FoundParty[] } | null>(null);
  const wanted = kinds?.join(' ') ?? '';
  useEffect(() => {
    const timer = setTimeout(
      () => {
        fetchQuery<usePartySearchQuery>(environment, query, {
          search: text === '' ? null : text,
          kinds: wanted === '' ? null : allKinds.filter((kind) => wanted.split(' ').includes(kind)),
        }).subscribe({
          next: ({ parties }) =>
            setFound({
              text,
              parties: parties
                .filter(({ accessLevel }) => !onlyInternal || accessLevel !== 'EXTERNAL')
                .map(({ id, name, kind, email }) => ({ id, name, kind, detail: email })),
            }),
          // Nothing to offer; what is chosen already stays, and the next key asks again.
          error: () => setFound({ text, parties: [] }),
        });
      },
      text === '' ? 0 : 120,
    );
    return () => clearTimeout(timer);
  }, [environment, text, wanted, onlyInternal]);
  return { parties: found?.parties ?? [], onSearch: setText, isLoading: found?.text !== text };
}
