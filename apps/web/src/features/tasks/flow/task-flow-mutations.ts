import { graphql } from '../../../lib/api/graphql-tag.ts';

/** Mutations of less common actions, each with a comment. */
export const taskFlowMutations = {
  REOPEN: graphql`
    mutation taskFlowMutationsReopenMutation(
      $input: ReopenTaskInput!
      $resets: [ResetChoiceInput!]
    ) {
      reopenTask(input: $input, resets: $resets) {
        undoableUntil
        ...taskState_payload
      }
    }
  `,
  SEND_BACK: graphql`
    mutation taskFlowMutationsSendBackMutation(
      $input: SendBackInput!
      $resets: [ResetChoiceInput!]
    ) {
      sendBackRejected(input: $input, resets: $resets) {
        undoableUntil
        ...taskState_payload
      }
    }
  `,
  END: graphql`
    mutation taskFlowMutationsEndMutation($input: WorkflowCommandInput!) {
      endWorkflow(input: $input) {
        undoableUntil
        workflow {
          ...taskState_workflow
        }
      }
    }
  `,
  OVERRIDE_REJECTION: graphql`
    mutation taskFlowMutationsOverrideMutation($input: OverrideRejectionInput!) {
      overrideRejection(input: $input) {
        undoableUntil
        ...taskState_payload
      }
    }
  `,
} as const;

export type TaskFlowCommand = keyof typeof taskFlowMutations;

export const reportProblem = graphql`
  mutation taskFlowMutationsReportMutation($input: ReportExceptionInput!) {
    reportException(input: $input) {
      undoableUntil
      task {
        ...taskProblem_task
      }
      ...taskState_payload
    }
  }
`;

export const resolveProblem = graphql`
  mutation taskFlowMutationsResolveMutation($input: TaskCommandInput!) {
    resolveException(input: $input) {
      undoableUntil
      task {
        ...taskProblem_task
      }
      ...taskState_payload
    }
  }
`;
