import { graphql } from '../../../lib/api/graphql-tag.ts';

/* All return the workflow as its screen shows it. */

export const addStageMutation = graphql`
  mutation stageMutationsAddMutation($input: AddStageInput!) {
    addStage(input: $input) {
      workflow {
        ...flowState_workflow
      }
    }
  }
`;

export const updateStageMutation = graphql`
  mutation stageMutationsUpdateMutation($input: UpdateStageInput!) {
    updateStage(input: $input) {
      workflow {
        ...flowState_workflow
      }
    }
  }
`;

export const deleteStageMutation = graphql`
  mutation stageMutationsDeleteMutation($input: DeleteStageInput!) {
    deleteStage(input: $input) {
      undoableUntil
      workflow {
        ...flowState_workflow
      }
    }
  }
`;
