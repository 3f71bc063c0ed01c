import { graphql, useLazyLoadQuery } from 'react-relay';
import type { useSoughtBlueprintQuery } from '../../__generated__/useSoughtBlueprintQuery.graphql.ts';

export interface SoughtBlueprint {
  readonly id: string;
  readonly name: string;
  readonly stages: readonly { readonly key: string; readonly name: string }[];
}

/** The blueprint that workflows are looked for by, with its stages; null where it is not there for this person. */
export function useSoughtBlueprint(id: string | null): SoughtBlueprint | null {
  const { blueprint } = useLazyLoadQuery<useSoughtBlueprintQuery>(
    graphql`
      query useSoughtBlueprintQuery($id: ID!, $isNamed: Boolean!) {
        blueprint(id: $id) @include(if: $isNamed) {
          id
          name
          published {
            content {
              stages {
                key
                name
              }
            }
          }
        }
      }
    `,
    { id: id ?? '', isNamed: id !== null },
    { fetchPolicy: 'store-or-network' },
  );
  return blueprint == null
    ? null
    : {
        id: blueprint.id,
        name: blueprint.name,
        stages: blueprint.published?.content.stages ?? [],
      };
}
