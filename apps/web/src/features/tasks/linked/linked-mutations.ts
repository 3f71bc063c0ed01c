import { graphql } from '../../../lib/api/graphql-tag.ts';

export const startNew = graphql`
  mutation linkedMutationsStartNewMutation($input: StartNewLinkedInput!) {
    startNewLinkedWorkflow(input: $input) {
      task {
        ...taskState_task
        ...linkedWorkflows_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
      }
    }
  }
`;

export const restartChildren = graphql`
  mutation linkedMutationsRestartMutation($input: RestartLinkedInput!) {
    restartLinkedWorkflows(input: $input) {
      task {
        ...taskState_task
        ...linkedWorkflows_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
      }
    }
  }
`;

export const relink = graphql`
  mutation linkedMutationsRelinkMutation($input: RelinkInput!) {
    relinkWorkflow(input: $input) {
      task {
        ...taskState_task
        ...linkedWorkflows_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
      }
    }
  }
`;

export const completeLinked = graphql`
  mutation linkedMutationsCompleteMutation($input: CompleteLinkedInput!) {
    completeLinkedTask(input: $input) {
      undoableUntil
      task {
        ...taskState_task
        ...linkedWorkflows_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
      }
    }
  }
`;
