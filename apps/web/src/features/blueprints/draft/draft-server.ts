import { graphql } from 'react-relay';
import type { Environment } from 'relay-runtime';
import type { draftServerHeadQuery } from '../../../__generated__/draftServerHeadQuery.graphql.ts';
import type { draftServerQuery } from '../../../__generated__/draftServerQuery.graphql.ts';
import type { draftServerSaveMutation } from '../../../__generated__/draftServerSaveMutation.graphql.ts';
import { apiError } from '../../../lib/api/graphql-error.ts';
import { commit, fetchFresh } from '../../../lib/api/send-request.ts';
import { readContent } from '../content/read-content.ts';
import type { PartyFact } from '../content/party-fact.ts';
import type { BlueprintDraftServer } from './blueprint-draft.ts';

/** Loads and saves the draft of a blueprint through the API. */
export function draftServer(
  environment: Environment,
  id: string,
  onParties: (parties: readonly PartyFact[]) => void,
): BlueprintDraftServer & { readonly head: () => Promise<number> } {
  return {
    head: async () => {
      const query = graphql`
        query draftServerHeadQuery($id: ID!) {
          blueprint(id: $id) {
            id
            draftVersion
            draftUpdatedAt
            status
            hasUnpublishedChanges
            # Everything that the page shows, because this can arrive before the publish response.
            published {
              id
              number
              publishedAt
              publishedBy {
                id
                name
              }
            }
          }
        }
      `;
      const data = await fetchFresh<draftServerHeadQuery>(environment, query, { id });
      return data?.blueprint?.draftVersion ?? 0;
    },
    load: async () => {
      const query = graphql`
        query draftServerQuery($id: ID!) {
          blueprint(id: $id) {
            id
            draftVersion
            draftUpdatedBy {
              name
            }
            draft {
              ...readContent_content
            }
          }
        }
      `;
      const data = await fetchFresh<draftServerQuery>(environment, query, { id });
      if (data?.blueprint == null) throw apiError('NotFound');
      const { draft, draftVersion, draftUpdatedBy } = data.blueprint;
      const { content, parties } = readContent(draft);
      onParties(parties);
      return { content, version: draftVersion, updatedBy: draftUpdatedBy?.name ?? null };
    },
    save: async ({ patch, expectedVersion, idempotencyKey }) => {
      const mutation = graphql`
        mutation draftServerSaveMutation($input: UpdateBlueprintDraftInput!) {
          updateBlueprintDraft(input: $input) {
            blueprint {
              id
              name
              status
              draftVersion
              draftUpdatedAt
              hasUnpublishedChanges
              stageCount
              taskCount
            }
          }
        }
      `;
      const { updateBlueprintDraft } = await commit<draftServerSaveMutation>(
        environment,
        mutation,
        { input: { id, expectedVersion, idempotencyKey, patch } },
      );
      return updateBlueprintDraft.blueprint.draftVersion;
    },
  };
}
