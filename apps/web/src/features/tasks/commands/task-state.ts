import { graphql } from '../../../lib/api/graphql-tag.ts';

/**
 * Selects the task, what changed with it, and the workflow, so that an open screen updates without
 * delay. Data that would need the whole workflow (stages, waiting reasons) follows with the change
 * event.
 */
export const taskState = graphql`
  fragment taskState_task on Task {
    id
    status
    approvalStatus
    displayStatus
    mark
    dueOn
    dueOnClass
    startedAt
    completedAt
    isLate
    isReopened
    skippedAt
    version
    assignees {
      id
      name
      kind
    }
    permissions {
      edit
      editAssignees
      editDueOn
      complete
      approve
      completeOnBehalf
      reopen
      recall
      skip
      unskip
      delete
      refusals {
        ...refusalText_refusal
      }
    }
  }
`;

export const workflowState = graphql`
  fragment taskState_workflow on Workflow {
    id
    version
    scheduleStatus
    homeStatus
    plannedEndDate
    forecastEndDate
    completedTaskCount
    startDate
    endDate
  }
`;

/** Selects everything that a command can change, on all shown tasks and their workflow. */
export const taskPayload = graphql`
  fragment taskState_payload on TaskPayload {
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
`;
