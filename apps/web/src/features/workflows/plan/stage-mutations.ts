import { graphql } from '../../../lib/api/graphql-tag.ts';

/* All return the workflow as its screen shows it. */

export const addStageMutation = graphql`
  mutation stageMutationsAddMutation($input: AddStageInput!) {
    addStage(input: $input) {
      ...flowState_payload
    }
  }
`;

export const updateStageMutation = graphql`
  mutation stageMutationsUpdateMutation($input: UpdateStageInput!) {
    updateStage(input: $input) {
      ...flowState_payload
    }
  }
`;

export const deleteStageMutation = graphql`
  mutation stageMutationsDeleteMutation($input: DeleteStageInput!) {
    deleteStage(input: $input) {
      undoableUntil
      ...flowState_payload
    }
  }
`;
