import type { Collaborator } from '../party/collaborator.ts';
import type { Delegate } from '../party/delegate.ts';
import type { AutomationState } from '../automation/automation-state.ts';
import type {
  ContentAccess,
  OpenTasks,
  RestartRule,
  StageJoin,
  StageTrigger,
} from '../blueprint/content.ts';
import type {
  Instant,
  InstanceKey,
  PartyId,
  StageId,
  StageKey,
  TaskId,
  TaskKey,
  TenantId,
  WorkflowId,
  BlueprintId,
} from '../core/ids.ts';
import type { StageCondition } from '../condition/condition.ts';
import type { PlacedValue, RunValue } from './run-value.ts';
import type { ChildLink, ParentLink } from './child-link.ts';
import type { TaskException } from './exception.ts';
import type { SentEscalation } from '../time/deadline.ts';
import type { Duration } from '../time/duration.ts';
import type { WorkCalendar } from '../time/work-calendar.ts';
import type { TaskPlan } from './task-plan.ts';

/**
 * A workflow as the engine sees it: everything that decisions depend on, without names and
 * descriptions. Immutable: `evolve` returns a new run and shares unchanged parts, by which the
 * server detects what to save.
 */
export interface Run {
  readonly workflow: RunWorkflow;
  readonly stages: readonly RunStage[];
  readonly tasks: readonly RunTask[];
  readonly votes: readonly Vote[];
  readonly values: readonly RunValue[];
}

export type ScheduleStatus =
  | 'NOT_STARTED'
  | 'SCHEDULED'
  | 'RUNNING'
  | 'PAUSED'
  | 'ENDED'
  | 'COMPLETED';

export interface RunWorkflow {
  readonly id: WorkflowId;
  readonly tenantId: TenantId;
  /** Number of recorded commands; the next event row is `version + 1`. */
  readonly version: number;
  readonly scheduleStatus: ScheduleStatus;
  readonly ownerId: PartyId;
  /** People it is shared with, in addition to those with a task. */
  readonly collaborators: readonly Collaborator[];
  /** The person who started the workflow, who can view it even if someone else is owner. */
  readonly createdBy: PartyId;
  /** IANA time zone for the start and end of days. */
  readonly timeZone: string;
  /** Version of the working hours by which dates are counted. */
  readonly calendar: WorkCalendar;
  /** Planned start while SCHEDULED. */
  readonly scheduledFor: Instant | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** Start of the pause; kept while ENDED for a restart. */
  readonly pausedAt: Instant | null;
  readonly pauseReason: string | null;
  /** The reason of the person who ended it; empty if a rule did. */
  readonly endReason: string | null;
  /** The task that ended it, if no person did; kept while ENDED. */
  readonly endCause: EndCause | null;
  readonly runNumber: number;
  /** The linked task that started this run; null if a person started it. */
  readonly parent: ParentLink | null;
  /**
   * The variant that the workflow uses instead of the base blueprint; null for the base blueprint.
   */
  readonly variant: RunVariant | null;
  /** Rework limit of a task. */
  readonly rejectCycleLimit: number;
  /** Whether due dates follow the actual start of a task. If not, they stay as planned. */
  readonly dynamicDueDates: boolean;
  /** Whether a pause extends open due dates by the lost working time. */
  readonly autoAdjustDueOn: boolean;
  /** Whether submitted values can be changed wherever they are shown. */
  readonly editableSharedFields: boolean;
  /** What people with a task in it can see. */
  readonly contentAccess: ContentAccess;
  /** Whether only admins can change what the blueprint defines. */
  readonly isLocked: boolean;
  /** The person who paused it; null if not paused or paused by the system. */
  readonly pausedBy: PartyId | null;
  readonly endedBy: PartyId | null;
  /** When it was deleted; it can be restored for thirty days. */
  readonly deletedAt: Instant | null;
  readonly deletedBy: PartyId | null;
  /** Planned end at its start; null before, and without due dates. */
  readonly plannedEndAtStart: Instant | null;
  /** The highest task number used; null if no task was added. */
  readonly lastTaskNumber: number | null;
}

/** The variant of a workflow and why it was used. */
export interface RunVariant {
  readonly name: string;
  readonly standard: { readonly id: BlueprintId; readonly name: string };
  /** The values compared at the start. */
  readonly operands: Readonly<Record<string, string | number | null>>;
}

/** An expired task, or a task whose rejection ends the workflow. */
export interface EndCause {
  readonly kind: 'EXPIRED' | 'REJECTED';
  readonly taskId: TaskId;
}

export type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'SKIPPED';

/**
 * When a stage starts. ALL_OVER replaces "previous stage" when several stages take its place: all
 * must be completed or skipped. Blueprints don't use it.
 */
export type RunTrigger =
  | Exclude<StageTrigger, { readonly kind: 'AFTER_STAGES' }>
  | {
      readonly kind: 'AFTER_STAGES';
      readonly stages: readonly StageKey[];
      readonly join: RunJoin;
    };
export type RunJoin = StageJoin | 'ALL_OVER';

export interface RunStage {
  readonly id: StageId;
  readonly key: StageKey;
  /** Display order; has gaps after deletions. */
  readonly position: number;
  /** Whether it was added to the running workflow. */
  readonly isAdded: boolean;
  readonly status: StageStatus;
  readonly startedAt: Instant | null;
  readonly completedAt: Instant | null;
  readonly trigger: RunTrigger;
  readonly condition: StageCondition | null;
  readonly restartRule: RestartRule;
  readonly openTasks: OpenTasks;
  /** Duration from its start. */
  readonly sla: Duration | null;
  /** Due date by the duration `sla`; null before the start or without a duration. */
  readonly dueOn: Instant | null;
  /** Reason of the skip; set while SKIPPED and when a restart keeps the skip. */
  readonly skip: StageSkip | null;
  /** Number of times that the stage has started, at least 1. */
  readonly runNumber: number;
  /**
   * Set while the condition of a skipped stage is met and the owner is asked whether the stage
   * starts.
   */
  readonly reconsideration: Reconsideration | null;
}

/** The condition of a skipped stage is now met. */
export interface Reconsideration {
  readonly at: Instant;
  /** Whether a person decided to keep the stage skipped until the condition changes again. */
  readonly isLeft: boolean;
}

/** PREDECESSORS: all its predecessors were skipped. */
export type StageSkipReason = 'MANUAL' | 'PREDECESSORS' | 'CONDITION' | 'RESTART_RULE';

export interface StageSkip {
  readonly reason: StageSkipReason;
  readonly at: Instant;
  /** Null if the engine skipped it. */
  readonly by: PartyId | null;
  /** The comment of the person. */
  readonly comment: string;
}

export type TaskType = 'DEFAULT' | 'APPROVAL' | 'AUTOMATION' | 'LINKED_WORKFLOW';

/** See docs/states for the meanings. */
export type TaskStatus =
  | 'INACTIVE'
  | 'PENDING_ACKNOWLEDGEMENT'
  | 'PENDING_REVIEW'
  | 'PENDING_SUBMISSION'
  | 'REJECTED'
  | 'COMPLETED';

export type ApprovalStatus = 'PENDING' | 'APPROVED' | 'REJECTED' | 'NOT_REQUIRED';
export type FrozeForReason = 'PAUSED' | 'ENDED';
export type ExpirationStatus = 'NON_EXPIRING' | 'EXPIRING' | 'EXPIRED';
/**
 * STAGE_COMPLETED: an optional task that was open when its stage completed. OUTCOME: its required
 * outcome can't occur, or no escalation can start it.
 */
export type SkipReason =
  | 'STAGE_SKIPPED'
  | 'STAGE_COMPLETED'
  | 'MANUAL'
  | 'RESTART_RULE'
  | 'OUTCOME';

export interface RunTask {
  /** What the blueprint says about it. */
  readonly plan: TaskPlan;
  readonly id: TaskId;
  readonly key: TaskKey;
  readonly stageId: StageId;
  /** Zero-based within the stage; child approvals follow their parent by level. */
  readonly position: number;
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly approvalStatus: ApprovalStatus | null;
  readonly frozeForReason: FrozeForReason | null;
  readonly hasException: boolean;
  /** Set exactly while `hasException`. */
  readonly exception: TaskException | null;
  readonly expirationStatus: ExpirationStatus;
  readonly skippedAt: Instant | null;
  readonly skipReason: SkipReason | null;
  /** The task that this child approval belongs to, or null. */
  readonly approvalFor: TaskId | null;
  /** Level of a child approval, from 1; 0 for every other task. */
  readonly level: number;
  /** Assigned people, teams, and roles (for approvals: the approvers). */
  readonly assignees: readonly PartyId[];
  /** The last person who assigned someone; null if only the blueprint did. */
  readonly assignedBy: PartyId | null;
  /** Delegates of absent assignees. Stored under this name. */
  readonly standIns: readonly Delegate[];
  /** Watchers. */
  readonly cc: readonly PartyId[];
  /** Assignees and watchers that came from a field, directly or as manager. */
  readonly fromFields: readonly PartyId[];
  /** Who accepted the task; kept until a reset. */
  readonly acknowledgements: readonly Receipt[];
  /** Who has submitted so far, if each assignee must. */
  readonly handedIn: readonly Receipt[];
  /** Information requests and replies, oldest first. */
  readonly inquiries: readonly Inquiry[];
  /** Open comments of approvers on fields. */
  readonly remarks: readonly FieldComment[];
  readonly startedAt: Instant | null;
  readonly dueOn: Instant | null;
  readonly submittedAt: Instant | null;
  /** The last submitter, who can't vote on the task. */
  readonly submittedBy: PartyId | null;
  /** Assignees that someone else submitted for. They can't vote either. */
  readonly submittedFor: readonly PartyId[];
  readonly completedAt: Instant | null;
  /** Review round: 0 before the first submission with approvals. */
  readonly round: number;
  readonly runNumber: number;
  readonly reopenedCount: number;
  readonly rejectCycles: number;
  /** Escalations that were sent, each for a due date. */
  readonly escalated: readonly SentEscalation[];
  /** Start of the pause of the due date; null while it counts. */
  readonly clockStoppedAt: Instant | null;
  /** Whether a person set the due date: rules no longer change it. */
  readonly isDueByHand: boolean;
  /** Whether the due date was set during a pause: resuming doesn't extend it. */
  readonly isDueSetWhileHeld: boolean;
  /** Linked workflows of the task, including earlier ones, in request order. */
  readonly links: readonly ChildLink[];
  /** Whether a person completed a LINKED_WORKFLOW task manually. */
  readonly isDoneByHand: boolean;
  /** State of the request; null before the first. */
  readonly automationState: AutomationState | null;
  /** The task that a rejected approval sent back and waits for before it is requested again. */
  readonly sentBackTo: TaskId | null;
  /** Whether a person decided that the task starts without its required outcome; until a reset. */
  readonly isOutcomeWaived: boolean;
  /**
   * Whether an OPTIONAL task was reactivated after it was completed, skipped, or expired. Its stage
   * waits for it until a reset.
   */
  readonly isWantedBack: boolean;
  /** Whether it was completed and reopened, and not submitted since. */
  readonly isReopened: boolean;
  /** The last change of the approved content after an approval that still counts. */
  readonly contentChange: ContentChange | null;
}

/** Properties of the plan and of the state of a task. */
export type TaskPart<Plan extends keyof TaskPlan, State extends keyof RunTask = never> = Pick<
  RunTask,
  State
> & { readonly plan: Pick<TaskPlan, Plan> };

/** A change, by a person or the engine, of approved content. */
export interface ContentChange {
  readonly by: PartyId | null;
  readonly at: Instant;
}

/** An acceptance or submission by a person, with the assignees for which it counts. */
export interface Receipt {
  readonly by: PartyId;
  readonly onBehalfOf: readonly PartyId[];
  readonly at: Instant;
}

/** A comment of an approver on one field, open until the value changes. */
export interface FieldComment {
  readonly instance: InstanceKey;
  /** Whether the comment belongs to a rejection or an information request. */
  readonly of: 'REJECTION' | 'QUESTION';
  readonly text: string;
  readonly by: PartyId;
  readonly at: Instant;
  /** The approval in which the comment was written. */
  readonly approval: TaskId;
}

/** An information request of an approver, or a reply. */
export interface Inquiry {
  readonly kind: 'QUESTION' | 'ANSWER';
  readonly by: PartyId;
  readonly at: Instant;
  readonly text: string;
  /** The round of the approval. */
  readonly round: number;
}

export type Decision = 'APPROVED' | 'REJECTED';

export interface Vote {
  readonly taskId: TaskId;
  readonly round: number;
  readonly voterId: PartyId;
  /** The approver that the vote counts for. */
  readonly onBehalfOf: PartyId;
  readonly decision: Decision;
  readonly comment: string;
  readonly at: Instant;
  /** Suggested values of a rejection. */
  readonly counter?: readonly PlacedValue[];
}
