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
  query usePartySearchQuery($search: String, $kinds: [PartyKind!], $task: ID!, $hasTask: Boolean!) {
    task(id: $task) @include(if: $hasTask) {
      peopleMet {
        id
        name
        kind
      }
    }
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
  /** The task that they are looked for: who finds nobody in the workspace finds whom they meet there. */
  readonly task?: string | null;
  /** Reads nobody before something is looked for: most texts name no one. */
  readonly waits?: boolean;
}

const allKinds: readonly Party['kind'][] = ['USER', 'TEAM', 'ROLE'];

/** Feeds a party picker: the best matches for what is typed, read a moment after the last key. */
export function usePartySearch({
  kinds,
  onlyInternal = false,
  task = null,
  waits = false,
}: PartySearchOptions = {}): PartySearch {
  const environment = useRelayEnvironment();
  const [text, setText] = useState<string | null>(waits ? null : '');
  const [found, setFound] = useState<{ text: string; parties: readonly FoundParty[] } | null>(null);
  const wanted = kinds?.join(' ') ?? '';
  useEffect(() => {
    if (text === null) return;
    const timer = setTimeout(
      () => {
        fetchQuery<usePartySearchQuery>(environment, query, {
          search: text === '' ? null : text,
          task: task ?? '',
          hasTask: task !== null,
          kinds: wanted === '' ? null : allKinds.filter((kind) => wanted.split(' ').includes(kind)),
        }).subscribe({
          next: ({ parties, task: asked }) => {
            const met = (asked?.peopleMet ?? []).filter(({ id, name }) => {
              const isListed = parties.some((party) => party.id === id);
              return !isListed && name.toLowerCase().includes(text.toLowerCase());
            });
            const listed = parties
              .filter(({ accessLevel }) => !onlyInternal || accessLevel !== 'EXTERNAL')
              .map(({ id, name, kind, email }) => ({ id, name, kind, detail: email }));
            setFound({ text, parties: [...listed, ...met] });
          },
          // Nothing to offer; what is chosen already stays, and the next key asks again.
          error: () => setFound({ text, parties: [] }),
        });
      },
      text === '' ? 0 : 120,
    );
    return () => clearTimeout(timer);
  }, [environment, text, wanted, onlyInternal, task]);
  return {
    parties: found?.parties ?? [],
    onSearch: setText,
    isLoading: text !== null && found?.text !== text,
  };
}
