import { graphql } from '../../../lib/api/graphql-tag.ts';

/* All return the workflow as its screen shows it. */

export const addTaskMutation = graphql`
  mutation addTaskMutationsTaskMutation($input: AddTaskInput!) {
    addTask(input: $input) {
      workflow {
        ...flowState_workflow
      }
    }
  }
`;

export const addAutomatedTaskMutation = graphql`
  mutation addTaskMutationsAutomatedMutation($input: AddAutomatedTaskInput!) {
    addAutomatedTask(input: $input) {
      workflow {
        ...flowState_workflow
      }
    }
  }
`;

export const addLinkedTaskMutation = graphql`
  mutation addTaskMutationsLinkedMutation($input: AddLinkedWorkflowTaskInput!) {
    addLinkedWorkflowTask(input: $input) {
      workflow {
        ...flowState_workflow
      }
    }
  }
`;
