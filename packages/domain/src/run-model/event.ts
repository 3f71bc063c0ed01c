import type { Instant, InstanceKey, PartyId, StageId, TaskId } from '../core/ids.ts';
import type { RunValue, ValueOrigin } from './run-value.ts';
import type { TablePatch } from '../field/tables/table-patch.ts';
import type { StageTexts, TaskLabel, TextPatch } from './texts.ts';
import type { Cause } from './cause.ts';
import type { RunStage, RunTask, RunWorkflow, Vote } from './run.ts';
import type { TaskPlan } from './task-plan.ts';

/**
 * A change of a workflow: what changed (`kind`), what caused it, and the values before (for audit
 * and undo) and after (for replay). Plain JSON. Person and time are stored once for all events of a
 * command.
 */
export type RunEvent =
  | WorkflowEvent
  | StageEvent
  | TaskEvent
  | TextEvent
  | PlanEvent
  | VoteEvent
  | ValueEvent
  | TableEvent;
export type RunEventKind = RunEvent['kind'];

/** Returns whether a person set the due date. Calculated dates have other causes. */
export const isDueDateSet = ({ kind, cause }: RunEvent): boolean =>
  kind === 'TASK_DUE_CHANGED' &&
  (cause === 'task.changeDueDate' || cause === 'approval.changeDueDate');

/** Fields that events change. All others are set when the workflow is created. */
export type WorkflowPatch = Partial<
  Pick<
    RunWorkflow,
    | 'calendar'
    | 'ownerId'
    | 'collaborators'
    | 'scheduleStatus'
    | 'scheduledFor'
    | 'startedAt'
    | 'endedAt'
    | 'pausedAt'
    | 'pauseReason'
    | 'endReason'
    | 'endCause'
    | 'parent'
    | 'pausedBy'
    | 'endedBy'
    | 'deletedAt'
    | 'deletedBy'
    | 'plannedEndAtStart'
    | 'runNumber'
    | 'lastTaskNumber'
  >
>;
export type StagePatch = Partial<
  Pick<
    RunStage,
    | 'status'
    | 'startedAt'
    | 'completedAt'
    | 'dueOn'
    | 'skip'
    | 'runNumber'
    | 'reconsideration'
    | 'trigger'
  >
>;
export type TaskPatch = Partial<
  Pick<
    RunTask,
    | 'status'
    | 'approvalStatus'
    | 'frozeForReason'
    | 'hasException'
    | 'exception'
    | 'expirationStatus'
    | 'skippedAt'
    | 'skipReason'
    | 'assignees'
    | 'assignedBy'
    | 'standIns'
    | 'cc'
    | 'fromFields'
    | 'acknowledgements'
    | 'handedIn'
    | 'inquiries'
    | 'remarks'
    | 'startedAt'
    | 'dueOn'
    | 'submittedAt'
    | 'submittedBy'
    | 'submittedFor'
    | 'completedAt'
    | 'round'
    | 'runNumber'
    | 'reopenedCount'
    | 'rejectCycles'
    | 'escalated'
    | 'isDueByHand'
    | 'isDueSetWhileHeld'
    | 'links'
    | 'isDoneByHand'
    | 'automationState'
    | 'sentBackTo'
    | 'contentChange'
    | 'isOutcomeWaived'
    | 'isReopened'
    | 'isWantedBack'
    | 'clockStoppedAt'
  > &
    // Events name properties of the plan and of the state side by side.
    Pick<TaskPlan, 'afterTasks' | 'automation'>
>;

/** Returns the task after a change. */
export const patchedTask = (
  task: RunTask,
  { afterTasks, automation, ...state }: TaskPatch,
): RunTask => ({
  ...task,
  ...state,
  ...((afterTasks !== undefined || automation !== undefined) && {
    plan: {
      ...task.plan,
      ...(afterTasks !== undefined && { afterTasks }),
      ...(automation !== undefined && { automation }),
    },
  }),
});

interface Change<Patch> {
  readonly cause: Cause;
  readonly before: Patch;
  /** The same fields as `before`. */
  readonly after: Patch;
  /** Why the engine made the change; empty if a person made it. */
  readonly decisions: readonly DecisionRecord[];
}

/** The rule, inputs, and result of a decision, to explain it to people. */
export interface DecisionRecord {
  readonly rule: DecisionRule;
  readonly operands: Readonly<Record<string, string | number | null>>;
  readonly result: string | number | null;
}
export type DecisionRule =
  | 'VARIANT'
  | 'STAGE_TRIGGER'
  | 'STAGE_CONDITION'
  | 'TASK_TRIGGER'
  | 'TASK_OUTCOME'
  | 'APPROVAL_LEVEL'
  | 'DUE_DATE'
  | 'EXPIRY'
  | 'ESCALATION'
  | 'NO_ASSIGNEE'
  | 'NOT_GIVEN'
  | 'ASSIGNEES'
  | 'ABSENCE'
  | 'OVERRIDE'
  | 'APPROVAL_RULE'
  | 'CASCADE'
  | 'LOOP_LIMIT'
  | 'LINKED_WORKFLOWS'
  | 'STAGE_SKIP'
  | 'CONTENT_CHANGE'
  | 'OPTIONAL_TASK'
  | 'RESTART_RULE';

export interface WorkflowEvent extends Change<WorkflowPatch> {
  readonly subject: 'WORKFLOW';
  readonly kind:
    | 'WORKFLOW_UNDONE'
    | 'WORKFLOW_STARTED'
    /** The workflow was created, but its intake form is incomplete. */
    | 'WORKFLOW_PREPARED'
    /** The planned end was stored. */
    | 'WORKFLOW_PLANNED'
    | 'WORKFLOW_COMPLETED'
    | 'WORKFLOW_REOPENED'
    | 'WORKFLOW_PAUSED'
    | 'WORKFLOW_RESUMED'
    | 'WORKFLOW_ENDED'
    | 'WORKFLOW_RESTARTED'
    | 'WORKFLOW_CALENDAR_CHANGED'
    | 'WORKFLOW_OWNER_CHANGED'
    /** The workflow was shared. */
    | 'WORKFLOW_COLLABORATORS_CHANGED'
    /** Its parent adopted, unlinked, or controlled it. */
    | 'WORKFLOW_LINK_CHANGED'
    /** Someone in the linked workflow unlinked it from its parent. */
    | 'WORKFLOW_DETACHED'
    | 'WORKFLOW_DELETED'
    | 'WORKFLOW_RESTORED';
  /** The comment of the person, such as the reason of a pause. */
  readonly comment: string | null;
}

export interface StageEvent extends Change<StagePatch> {
  readonly subject: 'STAGE';
  readonly kind:
    | 'STAGE_STARTED'
    | 'STAGE_COMPLETED'
    | 'STAGE_REOPENED'
    | 'STAGE_RESET'
    | 'STAGE_SKIPPED'
    /** The condition of a skipped stage may now be met. */
    | 'STAGE_CONDITION_CHANGED'
    | 'STAGE_LEFT_SKIPPED'
    /** A pause or another calendar changed the due date. */
    | 'STAGE_DUE_CHANGED'
    /** A stage was deleted or inserted before it. */
    | 'STAGE_PREDECESSORS_CHANGED'
    | 'STAGE_UNDONE';
  readonly stageId: StageId;
  /** The comment of the person, such as the reason of a skip. */
  readonly comment: string | null;
}

export interface TaskEvent extends Change<TaskPatch> {
  readonly subject: 'TASK';
  readonly kind:
    | 'TASK_UNDONE'
    | 'TASK_ACTIVATED'
    | 'TASK_ACKNOWLEDGED'
    | 'TASK_DECLINED'
    /** One of several people who must each submit has submitted. */
    | 'TASK_PART_SUBMITTED'
    | 'TASK_SUBMITTED'
    | 'TASK_COMPLETED'
    | 'TASK_RECALLED'
    | 'TASK_EXCEPTION_REPORTED'
    | 'TASK_EXCEPTION_RESOLVED'
    | 'TASK_SKIPPED'
    | 'TASK_UNSKIPPED'
    | 'TASK_SENT_BACK'
    | 'TASK_REOPENED'
    | 'TASK_RESET'
    | 'TASK_ASSIGNED'
    | 'TASK_CLAIMED'
    | 'TASK_DELEGATED'
    | 'TASK_CC_CHANGED'
    /** The delegates of an absent assignee changed. */
    | 'TASK_STAND_INS_CHANGED'
    | 'TASK_DUE_CHANGED'
    | 'TASK_EXPIRED'
    | 'TASK_EXPIRY_RESTARTED'
    | 'TASK_ESCALATED'
    /** The due date is paused by a problem or question. */
    | 'TASK_CLOCK_STOPPED'
    | 'TASK_CLOCK_RESUMED'
    | 'TASK_FROZEN'
    | 'TASK_UNFROZEN'
    | 'LINKED_WORKFLOW_REPORTED'
    | 'LINKED_WORKFLOW_TROUBLED'
    | 'LINKED_WORKFLOW_RECOVERED'
    | 'AUTOMATION_SUCCEEDED'
    | 'AUTOMATION_ATTEMPT_FAILED'
    | 'AUTOMATION_FAILED'
    /** A result arrived while the task was paused. */
    | 'AUTOMATION_ANSWER_HELD'
    | 'AUTOMATION_RETRIED'
    | 'AUTOMATION_COMPLETED_MANUALLY'
    /** Completed with the result of an earlier request. */
    | 'AUTOMATION_RESULT_KEPT'
    | 'LINKED_WORKFLOW_REPLACED'
    | 'LINKED_WORKFLOW_CALLED_BACK'
    | 'APPROVAL_REQUESTED'
    | 'APPROVAL_APPROVED'
    | 'APPROVAL_REJECTED'
    | 'APPROVAL_NOT_REQUIRED'
    /** Someone continued in spite of a rejection. */
    | 'APPROVAL_OVERRIDDEN'
    | 'INFORMATION_ASKED'
    | 'INFORMATION_ANSWERED'
    /** Field comments were added or resolved. */
    | 'TASK_REMARKED'
    | 'APPROVAL_REVOKED'
    /** The task returns to review because an approval was revoked. */
    | 'REVIEW_RESUMED'
    /** A child approval that will be requested again. */
    | 'APPROVAL_RESET'
    /** Submitted values were changed. */
    | 'TASK_DATA_EDITED'
    /** The source of a submitted value changed. */
    | 'TASK_SOURCE_CHANGED'
    /** The content that the approval covers changed. */
    | 'APPROVAL_CONTENT_CHANGED'
    /** A predecessor was deleted; its predecessors replace it. */
    | 'TASK_PREDECESSORS_CHANGED';
  readonly taskId: TaskId;
  /** The comment of the person, such as the reason of a reopening. */
  readonly comment: string | null;
}

/** A changed name or description. It doesn't affect rules or statuses. */
export interface TextEvent {
  readonly subject: 'TEXT';
  readonly kind: 'TEXT_CHANGED';
  /** Null for a text of the workflow or a stage. */
  readonly taskId: TaskId | null;
  /** Set for a text of a stage. */
  readonly stageId?: StageId;
  readonly cause: Cause;
  readonly before: TextPatch;
  /** The same texts as `before`. */
  readonly after: TextPatch;
}

/**
 * A task or stage was added or deleted. Contains everything needed to restore it. `before` and
 * `after` belong to the workflow.
 */
export type PlanEvent = TaskPlanEvent | StagePlanEvent;

interface Planned {
  readonly subject: 'PLAN';
  readonly cause: Cause;
  readonly stageId: StageId;
  /** Each task is followed by its approvals. */
  readonly tasks: readonly RunTask[];
  /** In the order of `tasks`. */
  readonly texts: readonly TaskLabel[];
  readonly values: readonly RunValue[];
  readonly votes: readonly Vote[];
  readonly before: WorkflowPatch;
  readonly after: WorkflowPatch;
}

/** A task with its approvals. */
export interface TaskPlanEvent extends Planned {
  readonly kind: 'TASK_ADDED' | 'TASK_DELETED';
  readonly taskId: TaskId;
}

/** A stage with all its tasks; an added stage is empty. */
export interface StagePlanEvent extends Planned {
  readonly kind: 'STAGE_ADDED' | 'STAGE_DELETED';
  readonly taskId: null;
  readonly stage: RunStage;
  readonly stageTexts: StageTexts;
}

/** One vote of a person for one approver. A person can vote for several approvers. */
export interface VoteEvent {
  readonly subject: 'VOTE';
  readonly kind: 'VOTE_CAST' | 'VOTE_WITHDRAWN';
  readonly taskId: TaskId;
  readonly cause: Cause;
  readonly vote: Vote;
}

export type ValuePatch = Partial<Pick<RunValue, 'committed' | 'draft' | 'version'>>;

interface AtPlace {
  readonly subject: 'VALUE';
  readonly instance: InstanceKey;
  /** Null for the intake form. */
  readonly taskId: TaskId | null;
  readonly cause: Cause;
  readonly before: ValuePatch;
  readonly after: ValuePatch;
  readonly origin: ValueOrigin;
  /** For SHARED_EDIT: the task where the value was changed. */
  readonly through?: TaskId;
}

/** A value of one field of a task form or intake form. */
export interface ValueEvent extends AtPlace {
  readonly kind: 'VALUE_DRAFTED' | 'VALUE_COMMITTED' | 'VALUE_UNDONE';
}

/** Changes in the draft of a table; `before` and `after` contain only its version. */
export interface TableEvent extends AtPlace {
  readonly kind: 'TABLE_PATCHED';
  readonly patch: TablePatch;
  /** Person who changed the table, and the time. */
  readonly by: PartyId | null;
  readonly at: Instant;
}
