import { graphql } from '../../../lib/api/graphql-tag.ts';

// Mutations of actions other than completing. Each returns the changed task.

export const acknowledgeDocument = graphql`
  mutation handMutationsAcknowledgeMutation($input: TaskCommandInput!) {
    acknowledgeTask(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const declineDocument = graphql`
  mutation handMutationsDeclineMutation($input: TaskCommandInput!) {
    declineTask(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const claimDocument = graphql`
  mutation handMutationsClaimMutation($input: TaskCommandInput!) {
    claimTask(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const delegateDocument = graphql`
  mutation handMutationsDelegateMutation($input: DelegateTaskInput!) {
    delegateTask(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const addApproversDocument = graphql`
  mutation handMutationsAddApproversMutation($input: AddApproversInput!) {
    addApprovers(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const changeVoteDocument = graphql`
  mutation handMutationsChangeVoteMutation($input: ChangeVoteInput!) {
    changeVote(input: $input) {
      undoableUntil
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
        ...taskForm_task
        ...taskRemarks_task
      }
    }
  }
`;

export const overrideDocument = graphql`
  mutation handMutationsOverrideMutation($input: DecideInput!) {
    overrideApproval(input: $input) {
      undoableUntil
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const revokeDocument = graphql`
  mutation handMutationsRevokeMutation($input: TaskCommandInput!) {
    revokeDecision(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const askDocument = graphql`
  mutation handMutationsAskMutation($input: AskInformationInput!) {
    askForInformation(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const answerDocument = graphql`
  mutation handMutationsAnswerMutation($input: InquiryInput!) {
    answerInquiry(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;

export const ccDocument = graphql`
  mutation handMutationsCcMutation($input: ChangeCcInput!) {
    changeTaskCc(input: $input) {
      task {
        ...taskState_task
        ...taskHands_task
        ...taskVotes_task
      }
      workflow {
        ...taskState_workflow
      }
      changed {
        ...taskState_task
        ...taskHands_task
      }
    }
  }
`;
