import type { Instant, InstanceKey, PartyId, StageId, TaskId } from '../core/ids.ts';
import type { RunValue, ValueOrigin } from '../field/run-value.ts';
import type { TablePatch } from '../field/table-patch.ts';
import type { StageTexts, TaskLabel, TextPatch } from './texts.ts';
import type { RunStage, RunTask, RunWorkflow, Vote } from './run.ts';

/**
 * What happened. An event names the row of the state table that caused it, and holds the
 * changed values before and after: replay needs the one, audit and undo the other.
 * Plain JSON. Who and when stand once beside all events of a command.
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

/** The fields that events change; all others are set when the run is planned. */
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
    | 'automation'
    | 'automationState'
    | 'sentBackTo'
    | 'contentChange'
    | 'afterTasks'
    | 'isOutcomeWaived'
    | 'isReopened'
    | 'isWantedBack'
    | 'clockStoppedAt'
  >
>;

interface Change<Patch> {
  /** Row of the state table, such as `D6`. */
  readonly row: string;
  readonly before: Patch;
  /** The same fields as `before`. */
  readonly after: Patch;
  /** Why the engine decided so; empty when a person did. */
  readonly decisions: readonly DecisionRecord[];
}

/** How a rule came to its result: enough to explain it to the person who asks why. */
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
    /** It is there, and lacks answers that its start asks for. */
    | 'WORKFLOW_PREPARED'
    /** What its end will be compared with. */
    | 'WORKFLOW_PLANNED'
    | 'WORKFLOW_COMPLETED'
    | 'WORKFLOW_REOPENED'
    | 'WORKFLOW_PAUSED'
    | 'WORKFLOW_RESUMED'
    | 'WORKFLOW_ENDED'
    | 'WORKFLOW_RESTARTED'
    | 'WORKFLOW_CALENDAR_CHANGED'
    | 'WORKFLOW_OWNER_CHANGED'
    /** Whom it is shared with. */
    | 'WORKFLOW_COLLABORATORS_CHANGED'
    /** Taken in, let go or told something by its parent. */
    | 'WORKFLOW_LINK_CHANGED'
    /** Its own people took it out of its parent's hands. */
    | 'WORKFLOW_DETACHED'
    | 'WORKFLOW_DELETED'
    | 'WORKFLOW_RESTORED';
  /** The person's own words: why it was paused, ended or set going again. */
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
    /** What a skipped stage depends on has changed. */
    | 'STAGE_CONDITION_CHANGED'
    | 'STAGE_LEFT_SKIPPED'
    /** A pause has put it off, or it counts by another calendar. */
    | 'STAGE_DUE_CHANGED'
    /** What it waited for was deleted, or a stage came in between: it waits for other ones. */
    | 'STAGE_PREDECESSORS_CHANGED'
    | 'STAGE_UNDONE';
  readonly stageId: StageId;
  /** The person's own words: why it was skipped or started again. */
  readonly comment: string | null;
}

export interface TaskEvent extends Change<TaskPatch> {
  readonly subject: 'TASK';
  readonly kind:
    | 'TASK_UNDONE'
    | 'TASK_ACTIVATED'
    | 'TASK_ACKNOWLEDGED'
    | 'TASK_DECLINED'
    /** One of several who each have to. */
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
    /** Somebody stands in for an assignee who is away, or no longer does. */
    | 'TASK_STAND_INS_CHANGED'
    | 'TASK_DUE_CHANGED'
    | 'TASK_EXPIRED'
    | 'TASK_EXPIRY_RESTARTED'
    | 'TASK_ESCALATED'
    /** Its time stands still, by a problem or a question. */
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
    /** The result came while the task stood still. */
    | 'AUTOMATION_ANSWER_HELD'
    | 'AUTOMATION_RETRIED'
    | 'AUTOMATION_COMPLETED_MANUALLY'
    /** Done with what the call of an earlier run brought. */
    | 'AUTOMATION_RESULT_KEPT'
    | 'LINKED_WORKFLOW_REPLACED'
    | 'LINKED_WORKFLOW_CALLED_BACK'
    | 'APPROVAL_REQUESTED'
    | 'APPROVAL_APPROVED'
    | 'APPROVAL_REJECTED'
    | 'APPROVAL_NOT_REQUIRED'
    /** Somebody decided over a rejection. */
    | 'APPROVAL_OVERRIDDEN'
    | 'INFORMATION_ASKED'
    | 'INFORMATION_ANSWERED'
    /** An approver said something about single answers, or what was said has been settled. */
    | 'TASK_REMARKED'
    | 'APPROVAL_REVOKED'
    /** The task of a revoked approval. */
    | 'REVIEW_RESUMED'
    /** A child approval whose task will be judged afresh. */
    | 'APPROVAL_RESET'
    /** What was handed in with it was changed afterwards. */
    | 'TASK_DATA_EDITED'
    /** It was handed in with what its source no longer says. */
    | 'TASK_SOURCE_CHANGED'
    /** An approval that what it covers was changed under. */
    | 'APPROVAL_CONTENT_CHANGED'
    /** What it waited for was deleted: it waits for what that waited for. */
    | 'TASK_PREDECESSORS_CHANGED';
  readonly taskId: TaskId;
  /** The person's own words: reason of a reopening, comment of the rejection behind it. */
  readonly comment: string | null;
}

/** Another name or description. It stands beside the run: no rule looks at it, and no state changes. */
export interface TextEvent {
  readonly subject: 'TEXT';
  readonly kind: 'TEXT_CHANGED';
  /** Null: of the workflow, or of a stage. */
  readonly taskId: TaskId | null;
  /** Of a stage. */
  readonly stageId?: StageId;
  readonly row: string;
  readonly before: TextPatch;
  /** The same texts as `before`. */
  readonly after: TextPatch;
}

/**
 * Work came into the run or went out of it, with everything that is its own: enough to bring
 * it back. `before` and `after` are of the workflow.
 */
export type PlanEvent = TaskPlanEvent | StagePlanEvent;

interface Planned {
  readonly subject: 'PLAN';
  readonly row: string;
  readonly stageId: StageId;
  /** Each task, then its approvals. */
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

/** A stage with all that is in it; one that is added comes empty. */
export interface StagePlanEvent extends Planned {
  readonly kind: 'STAGE_ADDED' | 'STAGE_DELETED';
  readonly taskId: null;
  readonly stage: RunStage;
  readonly stageTexts: StageTexts;
}

/** One vote of a person for one of the approvers; a person may vote for several at once. */
export interface VoteEvent {
  readonly subject: 'VOTE';
  readonly kind: 'VOTE_CAST' | 'VOTE_WITHDRAWN';
  readonly taskId: TaskId;
  readonly row: string;
  readonly vote: Vote;
}

export type ValuePatch = Partial<Pick<RunValue, 'committed' | 'draft' | 'version'>>;

interface AtPlace {
  readonly subject: 'VALUE';
  readonly instance: InstanceKey;
  /** Null: asked at the start. */
  readonly taskId: TaskId | null;
  readonly row: string;
  readonly before: ValuePatch;
  readonly after: ValuePatch;
  /** Where the value comes from. */
  readonly origin: ValueOrigin;
  /** SHARED_EDIT: the task at which it was changed. */
  readonly through?: TaskId;
}

/** What stands at one place of the form of a task, or of the questions at the start. */
export interface ValueEvent extends AtPlace {
  readonly kind: 'VALUE_DRAFTED' | 'VALUE_COMMITTED' | 'VALUE_UNDONE';
}

/** What changed in the draft of a table; `before` and `after` hold its version alone. */
export interface TableEvent extends AtPlace {
  readonly kind: 'TABLE_PATCHED';
  readonly patch: TablePatch;
  /** Who changed it and when, as the draft says from then on. */
  readonly by: PartyId | null;
  readonly at: Instant;
}
