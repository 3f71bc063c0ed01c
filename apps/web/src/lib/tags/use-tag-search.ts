import { graphql } from 'react-relay';
import type { useTagSearchMutation } from '../../__generated__/useTagSearchMutation.graphql.ts';
import type { useTagSearchQuery } from '../../__generated__/useTagSearchQuery.graphql.ts';
import { useCommand } from '../api/use-command.ts';
import { useSearch } from '../api/use-search.ts';
import { useViewer } from '../session/viewer-context.ts';
import type { TagSearch } from './shown-tag.ts';

const query = graphql`
  query useTagSearchQuery($search: String) {
    tags(search: $search, first: 50) {
      edges {
        node {
          id
          name
          shownColor
          tagType {
            id
            name
          }
        }
      }
    }
  }
`;

/** Searches tags by name, once the picker is open. */
export function useTagSearch(): TagSearch {
  const { navigation } = useViewer();
  const { data, onSearch, isLoading } = useSearch<useTagSearchQuery>(
    query,
    (search) => ({ search }),
    { waits: true },
  );
  const adding = useCommand<useTagSearchMutation>(graphql`
    mutation useTagSearchMutation($input: AddTagsInput!) {
      addTags(input: $input) {
        tags {
          id
          name
          shownColor
        }
      }
    }
  `);
  return {
    options:
      data?.tags.edges.map(({ node: { tagType, ...tag } }) => ({
        ...tag,
        typeName: tagType.name,
      })) ?? [],
    isLoading: isLoading || adding.isPending,
    onSearch,
    add: navigation.createBlueprint
      ? async (names) => (await adding.run(() => ({ input: { names } })))?.addTags.tags ?? []
      : null,
  };
}
