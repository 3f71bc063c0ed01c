import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSoughtBlueprintQuery } from '../../__generated__/useSoughtBlueprintQuery.graphql.ts';

export interface SoughtBlueprint {
  readonly name: string;
  readonly stages: readonly {
    readonly key: string;
    readonly name: string;
    readonly isFormer: boolean;
  }[];
}

/**
 * The blueprint that workflows are looked for by, with the stages that they have; null where it
 * is not there for this person.
 */
export function useSoughtBlueprint(id: string | null): SoughtBlueprint | null {
  const { startedBlueprint, startedStages } = useLazyLoadQuery<useSoughtBlueprintQuery>(
    graphql`
      query useSoughtBlueprintQuery($id: ID!, $isNamed: Boolean!) {
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
