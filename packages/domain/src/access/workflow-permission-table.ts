import { asId, type PartyId } from '../core/ids.ts';
import type { Refusal } from '../core/refusal.ts';
import type { Actor } from '../party/actor.ts';
import {
  mayApproveTask,
  mayAssign,
  mayCompleteOnBehalf,
  mayCompleteTask,
  mayDeleteTask,
  mayEditDueDate,
  mayEditName,
  mayEditTags,
  mayReadTask,
  mayReadTaskHistory,
  mayReportException,
  maySkipTask,
} from './task/task-access.ts';
import type { TaskFacts } from './task/task-facts.ts';
import {
  mayAddToWorkflow,
  mayDeleteWorkflow,
  mayEditAccess,
  mayEditOwner,
  mayEditWorkflow,
  mayEndWorkflow,
  mayPauseWorkflow,
  mayReadWorkflow,
  mayReadWorkflowHistory,
  type WorkflowFacts,
} from './workflow/workflow-access.ts';

/**
 * Columns of the permission table of a workflow: the part that a person has in it. All but
 * EXTERNAL_ASSIGNEE are internal users without roles. OTHER has nothing to do with the workflow.
 */
export const workflowPermissionColumns = [
  'ADMIN',
  'OWNER',
  'EDITOR',
  'VIEWER',
  'ASSIGNEE',
  'APPROVER',
  'WATCHER',
  'EXTERNAL_ASSIGNEE',
  'OTHER',
] as const;
export type WorkflowPermissionColumn = (typeof workflowPermissionColumns)[number];

const party = (column: WorkflowPermissionColumn): PartyId => asId<PartyId>(column);

const actorOf = (column: WorkflowPermissionColumn): Actor => ({
  id: party(column),
  parties: [party(column)],
  isAdmin: column === 'ADMIN',
  accessLevel: column === 'EXTERNAL_ASSIGNEE' ? 'EXTERNAL' : 'INTERNAL',
  systemRoles: [],
});

const collaborators = [
  { party: party('EDITOR'), access: 'EDITOR' },
  { party: party('VIEWER'), access: 'VIEWER' },
] as const;

const takesPart = (column: WorkflowPermissionColumn): boolean =>
  ['ASSIGNEE', 'APPROVER', 'WATCHER', 'EXTERNAL_ASSIGNEE'].includes(column);

/** A running workflow that everyone with a task in it can see completely. */
const workflowFor = (column: WorkflowPermissionColumn): WorkflowFacts => ({
  viewerTakesPart: takesPart(column),
  contentAccess: 'WORKFLOW',
  ownerId: party('OWNER'),
  collaborators,
  createdBy: party('OWNER'),
  scheduleStatus: 'RUNNING',
  deletedAt: null,
  isLinked: false,
  sharesFields: false,
});

/** An open task of that workflow. */
const taskFor = (column: WorkflowPermissionColumn): TaskFacts => ({
  viewerTakesPart: takesPart(column),
  contentAccess: 'WORKFLOW',
  type: 'DEFAULT',
  status: 'PENDING_SUBMISSION',
  frozeForReason: null,
  hasException: false,
  exception: null,
  hasHeldParent: false,
  isChild: false,
  expirationStatus: 'NON_EXPIRING',
  assignees: [party('ASSIGNEE'), party('EXTERNAL_ASSIGNEE')],
  assignedBy: null,
  standIns: [],
  cc: [party('WATCHER')],
  acknowledgedFor: [],
  completion: 'ANY',
  handedInFor: [],
  isSkipped: false,
  submittedBy: null,
  isLevelDecided: false,
  ownerId: party('OWNER'),
  collaborators,
  rejectCycles: 0,
  scheduleStatus: 'RUNNING',
  isDeleted: false,
  fixedAssignees: null,
  fixedCc: [],
  isRequired: false,
  stageStatus: 'IN_PROGRESS',
  relatedParties: [party('APPROVER')],
  knownParties: [],
  judgedSubmitters: [],
  earlierVoters: [],
  votedParties: [],
  voters: [],
  mayPassOn: false,
  sharesFields: false,
  hasSharedValues: false,
  useCount: 0,
  takesCounters: false,
  isInformationRequested: false,
  isParentSentBack: false,
  isRevocationLate: false,
  followersCompleted: false,
  followersStarted: false,
});

/** An open approval of that workflow. */
const approvalFor = (column: WorkflowPermissionColumn): TaskFacts => ({
  ...taskFor(column),
  type: 'APPROVAL',
  assignees: [party('APPROVER')],
  relatedParties: [party('ASSIGNEE'), party('EXTERNAL_ASSIGNEE')],
});

type Rule = (actor: Actor, column: WorkflowPermissionColumn) => Refusal | null;

const ofWorkflow =
  (rule: (actor: Actor, workflow: WorkflowFacts) => Refusal | null): Rule =>
  (actor, column) =>
    rule(actor, workflowFor(column));
const ofTask =
  (rule: (actor: Actor, task: TaskFacts) => Refusal | null): Rule =>
  (actor, column) =>
    rule(actor, taskFor(column));

const rules = [
  ['workflow', 'readWorkflow', ofWorkflow(mayReadWorkflow)],
  ['workflow', 'readHistory', ofWorkflow(mayReadWorkflowHistory)],
  ['workflow', 'editWorkflow', ofWorkflow(mayEditWorkflow)],
  ['workflow', 'addTasks', ofWorkflow(mayAddToWorkflow)],
  ['workflow', 'pause', ofWorkflow(mayPauseWorkflow)],
  ['workflow', 'end', ofWorkflow(mayEndWorkflow)],
  ['workflow', 'share', ofWorkflow(mayEditAccess)],
  ['workflow', 'changeOwner', ofWorkflow(mayEditOwner)],
  ['workflow', 'deleteWorkflow', ofWorkflow(mayDeleteWorkflow)],
  ['task', 'readTask', ofTask(mayReadTask)],
  ['task', 'readTaskHistory', ofTask(mayReadTaskHistory)],
  ['task', 'complete', ofTask(mayCompleteTask)],
  ['task', 'completeOnBehalf', ofTask(mayCompleteOnBehalf)],
  ['task', 'approve', (actor, column) => mayApproveTask(actor, approvalFor(column))],
  ['task', 'reportProblem', ofTask(mayReportException)],
  ['task', 'assign', ofTask(mayAssign)],
  ['task', 'changeDueDate', ofTask(mayEditDueDate)],
  ['task', 'rename', ofTask(mayEditName)],
  ['task', 'tag', ofTask(mayEditTags)],
  ['task', 'skip', ofTask(maySkipTask)],
  ['task', 'deleteTask', ofTask(mayDeleteTask)],
] as const satisfies readonly (readonly [string, string, Rule])[];

export type WorkflowPermissionGroup = (typeof rules)[number][0];
export type WorkflowPermittedAction = (typeof rules)[number][1];

export interface WorkflowPermissionRow {
  readonly group: WorkflowPermissionGroup;
  readonly action: WorkflowPermittedAction;
  /** Columns that allow the action. */
  readonly allowed: readonly WorkflowPermissionColumn[];
}

/** Returns what people can do in a running workflow, by asking the rules themselves. */
export const workflowPermissionTable = (): readonly WorkflowPermissionRow[] =>
  rules.map(([group, action, rule]) => ({
    group,
    action,
    allowed: workflowPermissionColumns.filter((column) => rule(actorOf(column), column) === null),
  }));
