import { graphql } from '../../../lib/api/graphql-tag.ts';

/*
 * One mutation for each command on a workflow or stage. All return the workflow as the screen shows
 * it.
 */

export const flowMutations = {
  START: graphql`
    mutation flowMutationsStartMutation(
      $input: WorkflowCommandInput!
      $values: [FieldValueInput!]
    ) {
      startScheduledWorkflow(input: $input, values: $values) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  PAUSE: graphql`
    mutation flowMutationsPauseMutation($input: WorkflowCommandInput!) {
      pauseWorkflow(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  RESUME: graphql`
    mutation flowMutationsResumeMutation($input: WorkflowCommandInput!) {
      resumeWorkflow(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  END: graphql`
    mutation flowMutationsEndMutation($input: WorkflowCommandInput!) {
      endWorkflow(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  RESTART: graphql`
    mutation flowMutationsRestartMutation(
      $input: WorkflowCommandInput!
      $withLinkedWorkflows: Boolean
    ) {
      restartWorkflow(input: $input, withLinkedWorkflows: $withLinkedWorkflows) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  RUN_AGAIN: graphql`
    mutation flowMutationsRunAgainMutation(
      $input: RunWorkflowAgainInput!
      $resets: [ResetChoiceInput!]
    ) {
      runWorkflowAgain(input: $input, resets: $resets) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  DETACH: graphql`
    mutation flowMutationsDetachMutation($input: WorkflowCommandInput!) {
      detachWorkflow(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  DELETE: graphql`
    mutation flowMutationsDeleteMutation($input: WorkflowCommandInput!) {
      deleteWorkflow(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  RESTORE: graphql`
    mutation flowMutationsRestoreMutation($input: WorkflowCommandInput!) {
      restoreWorkflow(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  RESTART_STAGE: graphql`
    mutation flowMutationsRestartStageMutation(
      $input: RestartStageInput!
      $resets: [ResetChoiceInput!]
    ) {
      restartStage(input: $input, resets: $resets) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  START_STAGE_ANYWAY: graphql`
    mutation flowMutationsStartAnywayMutation($input: StageCommandInput!) {
      startStageAnyway(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  LEAVE_STAGE_SKIPPED: graphql`
    mutation flowMutationsLeaveSkippedMutation($input: StageCommandInput!) {
      leaveStageSkipped(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
  SKIP_STAGE: graphql`
    mutation flowMutationsSkipStageMutation($input: StageCommandInput!) {
      skipStage(input: $input) {
        undoableUntil
        ...flowState_payload
      }
    }
  `,
} as const;

export const undoFlow = graphql`
  mutation flowMutationsUndoMutation($input: UndoCommandInput!) {
    undoCommand(input: $input) {
      workflow {
        ...flowState_workflow
      }
    }
  }
`;

export type FlowCommand = keyof typeof flowMutations;
