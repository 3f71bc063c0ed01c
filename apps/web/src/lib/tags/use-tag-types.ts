import { graphql } from 'react-relay';
import type { useTagTypesQuery } from '../../__generated__/useTagTypesQuery.graphql.ts';
import { useQuery } from '../api/use-screen-query.ts';

/** Loads the types of tags by name. */
export function useTagTypes(): readonly { readonly id: string; readonly name: string }[] {
  const { tagTypes } = useQuery<useTagTypesQuery>(
    graphql`
      query useTagTypesQuery {
        tagTypes(first: 100) {
          edges {
            node {
              id
              name
            }
          }
        }
      }
    `,
    {},
    { fetchPolicy: 'store-or-network' },
  );
  return tagTypes.edges.map(({ node }) => node);
}
