import { graphql } from 'react-relay';
import type { useFilterBlueprintQuery } from '../../../__generated__/useFilterBlueprintQuery.graphql.ts';
import { useQuery } from '../../../lib/api/use-screen-query.ts';

export interface FilterBlueprint {
  readonly name: string;
  readonly stages: readonly {
    readonly key: string;
    readonly name: string;
    readonly isFormer: boolean;
  }[];
}

/**
 * Loads the blueprint of a filter with its stages. Returns null if it doesn't exist or isn't
 * accessible.
 */
export function useFilterBlueprint(id: string | null): FilterBlueprint | null {
  const { startedBlueprint, startedStages } = useQuery<useFilterBlueprintQuery>(
    graphql`
      query useFilterBlueprintQuery($id: ID!, $isNamed: Boolean!) {
        startedBlueprint(id: $id) @include(if: $isNamed) {
          id
          name
        }
        startedStages(blueprint: $id) @include(if: $isNamed) {
          key
          name
          isFormer
        }
      }
    `,
    { id: id ?? '', isNamed: id !== null },
    { fetchPolicy: 'store-or-network' },
  );
  return startedBlueprint == null
    ? null
    : { name: startedBlueprint.name, stages: startedStages ?? [] };
}
