import { graphql } from '../../../lib/api/graphql-tag.ts';

export const startNew = graphql`
  mutation linkedMutationsStartNewMutation($input: StartNewLinkedInput!) {
    startNewLinkedWorkflow(input: $input) {
      task {
        ...linkedWorkflows_task
      }
      ...taskState_payload
    }
  }
`;

export const restartChildren = graphql`
  mutation linkedMutationsRestartMutation($input: RestartLinkedInput!) {
    restartLinkedWorkflows(input: $input) {
      task {
        ...linkedWorkflows_task
      }
      ...taskState_payload
    }
  }
`;

export const relink = graphql`
  mutation linkedMutationsRelinkMutation($input: RelinkInput!) {
    relinkWorkflow(input: $input) {
      task {
        ...linkedWorkflows_task
      }
      ...taskState_payload
    }
  }
`;

export const completeLinked = graphql`
  mutation linkedMutationsCompleteMutation($input: CompleteLinkedInput!) {
    completeLinkedTask(input: $input) {
      undoableUntil
      task {
        ...linkedWorkflows_task
      }
      ...taskState_payload
    }
  }
`;
