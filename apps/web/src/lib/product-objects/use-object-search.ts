import { fetchQuery, graphql, useRelayEnvironment } from 'react-relay';
import type { useObjectSearchQuery } from '../../__generated__/useObjectSearchQuery.graphql.ts';
import { useSearch } from '../api/use-search.ts';

export interface FoundObject {
  readonly id: string;
  readonly name: string;
}

export interface ObjectSearch {
  readonly objects: readonly FoundObject[];
  readonly onSearch: (text: string) => void;
  readonly isLoading: boolean;
  /** Loads the first product objects, up to the limit of a field. */
  readonly readAll: (most: number) => Promise<readonly FoundObject[]>;
}

const query = graphql`
  query useObjectSearchQuery($search: String, $first: Int!, $after: String) {
    productObjects(search: $search, first: $first, after: $after) {
      edges {
        node {
          id
          name
        }
      }
      pageInfo {
        hasNextPage
        endCursor
      }
    }
  }
`;

const pageSize = 100;

/** Searches product objects by name. */
export function useObjectSearch(): ObjectSearch {
  const environment = useRelayEnvironment();
  const { data, onSearch, isLoading } = useSearch<useObjectSearchQuery>(query, (search) => ({
    search,
    first: 50,
  }));
  const readAll = async (
    most: number,
    before: readonly FoundObject[] = [],
    after: string | null = null,
  ): Promise<readonly FoundObject[]> => {
    const page = await fetchQuery<useObjectSearchQuery>(environment, query, {
      first: pageSize,
      after,
    }).toPromise();
    if (page === undefined) return before;
    const { edges, pageInfo } = page.productObjects;
    const all = [...before, ...edges.map(({ node }) => node)];
    const next = pageInfo.hasNextPage ? (pageInfo.endCursor ?? null) : null;
    return next === null || all.length >= most ? all.slice(0, most) : readAll(most, all, next);
  };
  return {
    objects: data?.productObjects.edges.map(({ node }) => node) ?? [],
    onSearch,
    isLoading,
    readAll,
  };
}
