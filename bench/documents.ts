/**
 * GraphQL documents that the bench sends to Baton: those of its screens, and short ones that select
 * as little as the floor returns.
 */

const completeShort = `mutation Complete($input: TaskCommandInput!) {
  completeTask(input: $input) { task { id status version } }
}`;

const approveShort = `mutation Approve($input: VoteInput!) {
  approveTask(input: $input) { task { id status version } }
}`;

const rejectShort = `mutation Reject($input: RejectTaskInput!) {
  rejectTask(input: $input) { task { id status version } }
}`;

/** Selects what the screens read of a task and its workflow after each command. */
const completeOfScreen = `mutation CompleteOnScreen($input: TaskCommandInput!) {
  completeTask(input: $input) {
    task { id completedAt ...state }
    workflow {
      id version scheduleStatus homeStatus completedTaskCount startDate endDate
      stages { id status startDate completedAt waitingFor { code params { name value } } }
    }
    changed { ...state }
  }
}
fragment state on Task {
  id status approvalStatus displayStatus dueOn dueOnClass startedAt completedAt isLate isReopened version
  assignees { id name kind }
  waitingFor { code params { name value } }
  permissions { editAssignees editDueOn complete approve reopen refusals { action code params { name value } } }
}`;

const saveValues = `mutation Save($input: SaveTaskValuesInput!) {
  saveTaskValues(input: $input) { task { id version } }
}`;

const start = `mutation Start($input: StartWorkflowInput!) {
  startWorkflow(input: $input) { workflow { id reference scheduleStatus taskCount } }
}`;

/** The query of the My tasks screen, with the count in the navigation. */
const myTasks = `query MyTasks($first: Int!, $after: String) {
  myTasks(first: $first, after: $after) {
    edges {
      cursor
      node {
        id reference name version displayStatus dueOn dueOnClass completedAt isReopened isLate requiresComment
        workflowName stageName
        assignees { id name kind }
        permissions { complete approve }
      }
    }
    pageInfo { hasNextPage endCursor }
  }
  viewer { id counts { myTasks overdue } }
}`;

/** The query of Workflows with filters on custom fields. */
const view = `query View($first: Int!, $fields: [WorkflowFieldFilterInput!]!) {
  workflows(first: $first, filter: { status: [NOT_STARTED, SCHEDULED, RUNNING, PAUSED], fields: $fields },
    sort: { key: NAME, direction: ASCENDING }) {
    edges {
      cursor
      node {
        id reference isTestRun name homeStatus blueprintVersionNumber blueprint { name } owner { id name kind }
        tags { id name shownColor } startDate plannedEndDate forecastEndDate endDate lastChangeDate
        taskCount completedTaskCount overdueTaskCount
      }
    }
    pageInfo { hasNextPage endCursor }
  }
}`;

/** The query of the search page. */
const search = `query Search($query: String!, $first: Int!) {
  search(query: $query, first: $first) {
    edges { cursor node { type objectId reference name workflowId workflowName taskId excerpt } }
    pageInfo { hasNextPage endCursor }
  }
}`;

export const documents = {
  completeShort,
  completeOfScreen,
  approveShort,
  rejectShort,
  saveValues,
  start,
  myTasks,
  search,
  view,
} as const;
