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
        task {
          ...taskState_task
        }
        workflow {
          ...taskState_workflow
        }
        changed {
          ...taskState_task
        }
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
        task {
          ...taskState_task
        }
        workflow {
          ...taskState_workflow
        }
        changed {
          ...taskState_task
        }
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
        task {
          ...taskState_task
        }
        workflow {
          ...taskState_workflow
        }
        changed {
          ...taskState_task
        }
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
        ...taskState_task
        ...taskProblem_task
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

export const resolveProblem = graphql`
  mutation taskFlowMutationsResolveMutation($input: TaskCommandInput!) {
    resolveException(input: $input) {
      undoableUntil
      task {
        ...taskState_task
        ...taskProblem_task
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
