import { graphql } from '../../../lib/api/graphql-tag.ts';

// `connections` are the lists from which the completed task is removed.

export const completeTask = graphql`
  mutation taskMutationsCompleteMutation(
    $input: TaskCommandInput!
    $values: [FieldValueInput!]
    $connections: [ID!]!
  ) {
    completeTask(input: $input, values: $values) {
      undoableUntil
      task {
        id @deleteEdge(connections: $connections)
        completedAt
      }
      ...taskState_payload
    }
  }
`;

export const approveTask = graphql`
  mutation taskMutationsApproveMutation($input: VoteInput!, $connections: [ID!]!) {
    approveTask(input: $input) {
      undoableUntil
      task {
        id @deleteEdge(connections: $connections)
        ...taskVotes_task
      }
      ...taskState_payload
    }
  }
`;

export const rejectTask = graphql`
  mutation taskMutationsRejectMutation(
    $input: RejectTaskInput!
    $resets: [ResetChoiceInput!]
    $connections: [ID!]!
  ) {
    rejectTask(input: $input, resets: $resets) {
      undoableUntil
      task {
        id @deleteEdge(connections: $connections)
        ...taskVotes_task
      }
      ...taskState_payload
    }
  }
`;

export const assignTask = graphql`
  mutation taskMutationsAssignMutation($input: AssignTaskInput!) {
    assignTask(input: $input) {
      task {
        ...taskState_task
      }
      changed {
        ...taskState_task
      }
    }
  }
`;

export const changeTaskDueDate = graphql`
  mutation taskMutationsDueMutation($input: ChangeTaskDueDateInput!) {
    changeTaskDueDate(input: $input) {
      task {
        ...taskState_task
      }
      changed {
        ...taskState_task
      }
    }
  }
`;

export const recallTask = graphql`
  mutation taskMutationsRecallMutation($input: TaskCommandInput!) {
    recallTask(input: $input) {
      undoableUntil
      ...taskState_payload
    }
  }
`;

export const skipTask = graphql`
  mutation taskMutationsSkipMutation($input: TaskCommandInput!, $connections: [ID!]!) {
    skipTask(input: $input) {
      undoableUntil
      task {
        id @deleteEdge(connections: $connections)
      }
      ...taskState_payload
    }
  }
`;

export const unskipTask = graphql`
  mutation taskMutationsUnskipMutation($input: TaskCommandInput!) {
    unskipTask(input: $input) {
      undoableUntil
      ...taskState_payload
    }
  }
`;

export const completeTaskOnBehalf = graphql`
  mutation taskMutationsOnBehalfMutation($input: TaskCommandInput!, $connections: [ID!]!) {
    completeTaskOnBehalf(input: $input) {
      undoableUntil
      task {
        id @deleteEdge(connections: $connections)
        completedAt
      }
      ...taskState_payload
    }
  }
`;

export const undoCommand = graphql`
  mutation taskMutationsUndoMutation($input: UndoCommandInput!) {
    undoCommand(input: $input) {
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskVotes_task
      }
    }
  }
`;
