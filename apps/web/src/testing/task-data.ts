/** A task as the API answers it, with everything that a screen may ask for. */
export const taskData = (over: Readonly<Record<string, unknown>> = {}): object => ({
  __typename: 'Task',
  id: 'task',
  key: `key of ${String(over['id'] ?? 'task')}`,
  reference: 'ONB-1',
  name: 'Collect tax forms',
  description: '<p>Ask for the <strong>signed</strong> form.</p>',
  type: 'DEFAULT',
  status: 'PENDING_SUBMISSION',
  approvalStatus: null,
  displayStatus: 'IN_PROGRESS_ON_TRACK',
  dueOn: null,
  dueOnClass: null,
  startedAt: '2026-11-20T09:00:00Z',
  completedAt: null,
  skippedAt: null,
  isExpired: false,
  punctuality: null,
  isLate: false,
  isReopened: false,
  version: 3,
  level: 0,
  rule: 'ANY',
  requiresComment: false,
  rejectAction: null,
  workflowId: 'workflow',
  workflowName: 'Northwind onboarding',
  stageId: 'stage',
  stageName: 'Due diligence',
  assignees: [{ __typename: 'User', id: 'maya', name: 'Maya Ruiz', kind: 'USER' }],
  afterTasks: [],
  waitingFor: null,
  remarks: [],
  votes: [],
  form: [],
  approvals: [],
  linkedWorkflows: [],
  automation: null,
  parentTask: null,
  sendsBackTo: null,
  exception: null,
  sendBackTargets: [],
  ...over,
  permissions: permissionsData(over['permissions'] as Partial<PermissionsData> | undefined),
});

interface PermissionsData {
  readonly readHistory: boolean;
  readonly complete: boolean;
  readonly approve: boolean;
  readonly refusals: readonly object[];
}

const permissionsData = (over: Partial<PermissionsData> = {}): object => ({
  __typename: 'TaskPermissions',
  read: true,
  readHistory: false,
  editName: false,
  editDescription: false,
  editAssignees: false,
  editDueOn: false,
  restartExpired: false,
  complete: true,
  completeOnBehalf: false,
  approve: false,
  reopen: false,
  recall: false,
  skip: false,
  unskip: false,
  reportException: false,
  resolveException: false,
  decideRejection: false,
  overrideRejection: false,
  mendLink: false,
  retryAutomation: false,
  completeAutomation: false,
  editAutomation: false,
  refusals: [],
  ...over,
});

/** Why the action is refused, as the API tells it. */
export const refusalData = (action: string, code: string): object => ({
  action,
  code,
  params: [],
  whoMay: ['OWNER', 'ADMINISTRATOR'],
});

export const personData = (id: string, name: string): object => ({
  __typename: 'User',
  id,
  name,
  kind: 'USER',
});

/** A vote that sends work back. */
export const rejectionData = (name: string, comment: string): object => ({
  voter: personData(name, name),
  onBehalfOf: personData(name, name),
  decision: 'REJECTED',
  comment,
  at: '2026-11-20T10:00:00Z',
  round: 1,
});
