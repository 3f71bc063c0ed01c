import { graphql } from 'react-relay';
import type { useNamedTagsQuery } from '../../__generated__/useNamedTagsQuery.graphql.ts';
import { useQuietQuery } from '../api/use-quiet-query.ts';
import type { ShownTag } from './shown-tag.ts';

/** Returns the tags with these ids. Those that aren't loaded yet are missing. */
export function useNamedTags(ids: readonly string[]): readonly ShownTag[] {
  const { data } = useQuietQuery<useNamedTagsQuery>(
    graphql`
      query useNamedTagsQuery($ids: [ID!]!) {
        tagsNamed(ids: $ids) {
          id
          name
          shownColor
        }
      }
    `,
    ids.length === 0 ? null : { ids },
  );
  const byId = new Map(data?.tagsNamed.map((tag) => [tag.id, tag]));
  return ids.flatMap((id) => byId.get(id) ?? []);
}
