import { graphql } from 'react-relay';
import type { usePartySearchQuery } from '../../__generated__/usePartySearchQuery.graphql.ts';
import { useSearch } from '../api/use-search.ts';

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
  /** True to leave out external people, who can't own a workflow. */
  readonly onlyInternal?: boolean;
  /** Task whose people are also searched. External people can't search the workspace. */
  readonly task?: string | null;
  /** True to load nothing before there is a search text. Most texts mention no one. */
  readonly waits?: boolean;
}

/** Loads the best matches for a person, team, or role picker. */
export function usePartySearch({
  kinds,
  onlyInternal = false,
  task = null,
  waits = false,
}: PartySearchOptions = {}): PartySearch {
  const { data, text, isLoading, onSearch } = useSearch<usePartySearchQuery>(
    query,
    (search) => ({
      search,
      task: task ?? '',
      hasTask: task !== null,
      kinds: kinds === undefined ? null : [...kinds],
    }),
    { waits },
  );
  const listed = data?.parties ?? [];
  return {
    onSearch,
    isLoading,
    parties: [
      ...listed
        .filter(({ accessLevel }) => !onlyInternal || accessLevel !== 'EXTERNAL')
        .map(({ id, name, kind, email }) => ({ id, name, kind, detail: email })),
      ...(data?.task?.peopleMet ?? []).filter(
        ({ id, name }) =>
          !listed.some((one) => one.id === id) && name.toLowerCase().includes(text.toLowerCase()),
      ),
    ],
  };
}
