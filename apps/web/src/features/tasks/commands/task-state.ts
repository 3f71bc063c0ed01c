import { graphql } from '../../../lib/api/graphql-tag.ts';

/**
 * What a command answers of the task, of what changed with it and of the workflow, so that
 * an open screen is right at once. What it would have to read the whole workflow for
 * (stages, reasons for waiting) follows with the notice of the change.
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
        action
        code
        params {
          name
          value
        }
        whoMay
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
