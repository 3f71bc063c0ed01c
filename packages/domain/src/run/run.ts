import type { Collaborator } from '../access/collaborator.ts';
import type { ContentAccess } from '../access/content-access.ts';
import type { StandIn } from '../access/stand-in.ts';
import type { Automation } from '../automation/automation.ts';
import type { AutomationState } from '../automation/automation-state.ts';
import type {
  Acknowledgement,
  ApprovalRule,
  ClockStop,
  Completion,
  DueRule,
  ManagerOf,
  RejectAction,
  OpenTasks,
  RestartRule,
  ReviewResume,
  ReviewRule,
  StageJoin,
  StageTrigger,
  StartDate,
  StartOutcome,
  Voting,
  TaskNeed,
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
import type { PlacedValue, RunValue } from '../field/run-value.ts';
import type { ChildLink, ParentLink } from '../linked-workflow/child-link.ts';
import type { LinkRule } from '../linked-workflow/link-rule.ts';
import type { TaskException } from '../task/exception.ts';
import type { Deadline, SentEscalation } from '../time/deadline.ts';
import type { Duration } from '../time/duration.ts';
import type { WorkCalendar } from '../time/work-calendar.ts';

/**
 * A running workflow as the engine sees it: everything that a decision may depend on
 * and nothing else (names and descriptions are not here, see the server's `runs`).
 * Immutable; `evolve` returns a new one and keeps untouched parts by reference, which
 * is how the server knows what to save.
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
  /** Count of commands recorded so far; the next event row is `version + 1`. */
  readonly version: number;
  readonly scheduleStatus: ScheduleStatus;
  readonly ownerId: PartyId;
  /** Whom it is shared with, beside those who have a task in it. */
  readonly collaborators: readonly Collaborator[];
  /** Who started it, which makes nobody its owner but lets them see what became of it. */
  readonly createdBy: PartyId;
  /** IANA zone in which days begin and end. */
  readonly timeZone: string;
  /** When work is done in it: the edition that its dates are counted by. */
  readonly calendar: WorkCalendar;
  /** Planned start while SCHEDULED. */
  readonly scheduledFor: Instant | null;
  readonly startedAt: Instant | null;
  readonly endedAt: Instant | null;
  /** Since when it stands still; kept while ENDED, so that a restart finds it as it was. */
  readonly pausedAt: Instant | null;
  readonly pauseReason: string | null;
  /** The words of whoever ended it; empty where a rule did. */
  readonly endReason: string | null;
  /** What ended it, where it was a task and nobody's own decision; kept while ENDED. */
  readonly endCause: EndCause | null;
  readonly runNumber: number;
  /** The linked task that this run is a child of; null where a person started it. */
  readonly parent: ParentLink | null;
  /** What it follows instead of the blueprint that it was started from; null: that one. */
  readonly variant: RunVariant | null;
  /** How often a task may be sent back before it gets stuck. */
  readonly rejectCycleLimit: number;
  /** Due dates follow the actual start of a task; else they stay as planned at the start of the workflow. */
  readonly dynamicDueDates: boolean;
  /** Going on after a pause puts open work off by the working time that was lost. */
  readonly autoAdjustDueOn: boolean;
  /** What was handed in can be changed wherever it is shown. */
  readonly editableSharedFields: boolean;
  /** What everyone with a task in it sees. */
  readonly contentAccess: ContentAccess;
  /** What its blueprint defines is for administrators alone to change. */
  readonly isLocked: boolean;
  /** Who holds it, where a person does; null where nobody or Baton does. */
  readonly pausedBy: PartyId | null;
  readonly endedBy: PartyId | null;
  /** Since when it is deleted; within thirty days it can be restored. */
  readonly deletedAt: Instant | null;
  readonly deletedBy: PartyId | null;
  /** When it was to be done by the plan with which it started; null before, and where nothing is dated. */
  readonly plannedEndAtStart: Instant | null;
  /** The highest number that people know a task of it by; null while it has the tasks it was planned with. */
  readonly lastTaskNumber: number | null;
}

/** Which variant a workflow follows, and what decided that. */
export interface RunVariant {
  readonly name: string;
  readonly standard: { readonly id: BlueprintId; readonly name: string };
  /** What was compared at its start. */
  readonly operands: Readonly<Record<string, string | number | null>>;
}

/** A task whose time was up, or one whose rejection ends the workflow. */
export interface EndCause {
  readonly kind: 'EXPIRED' | 'REJECTED';
  readonly taskId: TaskId;
}

export type StageStatus = 'NOT_STARTED' | 'IN_PROGRESS' | 'COMPLETED' | 'SKIPPED';

/**
 * When a stage of a workflow starts. ALL_OVER is what "the stage before" comes to once several
 * stand for it, or another one: all are over, and a skipped one is. No blueprint says it.
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
  /** In display order; what is added moves others on, and what is deleted leaves its place empty. */
  readonly position: number;
  /** No blueprint has it: it came into the running workflow. */
  readonly isAdded: boolean;
  readonly status: StageStatus;
  readonly startedAt: Instant | null;
  readonly completedAt: Instant | null;
  readonly trigger: RunTrigger;
  readonly condition: StageCondition | null;
  readonly restartRule: RestartRule;
  readonly openTasks: OpenTasks;
  /** How long it may take from its start. */
  readonly sla: Duration | null;
  /** When it is to be done by that; null before its start, and where nobody asks. */
  readonly dueOn: Instant | null;
  /** Why it was passed over: while SKIPPED, and over a restart that keeps its result. */
  readonly skip: StageSkip | null;
  /** Counts its restarts, from 1. */
  readonly runNumber: number;
  /** SKIPPED by its condition, which has come to hold since: the owner is asked. */
  readonly reconsideration: Reconsideration | null;
}

/** The condition of a skipped stage holds by now. */
export interface Reconsideration {
  readonly at: Instant;
  /** Somebody has decided to leave it skipped, until the condition changes again. */
  readonly isLeft: boolean;
}

/** PREDECESSORS: everything that it waits for was skipped. */
export type StageSkipReason = 'MANUAL' | 'PREDECESSORS' | 'CONDITION' | 'RESTART_RULE';

export interface StageSkip {
  readonly reason: StageSkipReason;
  readonly at: Instant;
  /** Null: it followed by itself. */
  readonly by: PartyId | null;
  /** The person's own words. */
  readonly comment: string;
}

export type TaskType = 'DEFAULT' | 'APPROVAL' | 'AUTOMATION' | 'LINKED_WORKFLOW';

/** Spec 4.1. Meaning: docs/states. */
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
 * STAGE_COMPLETED: optional, and not begun or not finished when the rest of the stage was done.
 * OUTCOME: what it waits for came to something else, or nothing is left that could call it.
 */
export type SkipReason =
  | 'STAGE_SKIPPED'
  | 'STAGE_COMPLETED'
  | 'MANUAL'
  | 'RESTART_RULE'
  | 'OUTCOME';

export interface RunTask {
  readonly id: TaskId;
  readonly key: TaskKey;
  readonly stageId: StageId;
  /** 0-based within the stage; child approvals follow their parent by level. */
  readonly position: number;
  readonly type: TaskType;
  readonly status: TaskStatus;
  readonly approvalStatus: ApprovalStatus | null;
  readonly frozeForReason: FrozeForReason | null;
  readonly hasException: boolean;
  /** What it is, exactly while `hasException`. */
  readonly exception: TaskException | null;
  readonly expirationStatus: ExpirationStatus;
  readonly skippedAt: Instant | null;
  readonly skipReason: SkipReason | null;
  /** The task that this child approval belongs to, or null. */
  readonly approvalFor: TaskId | null;
  /** Level of a child approval, from 1; 0 for every other task. */
  readonly level: number;
  readonly rule: ApprovalRule;
  readonly voting: Voting;
  /** Places whose people do it, or approve, besides; asked when it starts. */
  readonly peopleFrom: readonly InstanceKey[];
  /** Places whose people read it besides; asked when it starts. */
  readonly ccFrom: readonly InstanceKey[];
  readonly managersOf: readonly ManagerOf[];
  readonly backups: readonly PartyId[];
  readonly acknowledgement: Acknowledgement;
  readonly completion: Completion;
  readonly requiresComment: boolean;
  readonly rejectAction: RejectAction | null;
  readonly afterTasks: readonly TaskKey[];
  /** What has to come of those that it waits for; of the others any end will do. */
  readonly startOutcomes: readonly StartOutcome[];
  readonly notBefore: StartDate | null;
  readonly dueRule: DueRule | null;
  /** What is done when its due date passes, and before. */
  readonly deadline: Deadline;
  readonly restartRule: RestartRule;
  readonly need: TaskNeed;
  readonly reviewResume: ReviewResume;
  /** Whom a locked blueprint gives it to, who stay on it; null: nothing of it is locked. */
  readonly fixedAssignees: readonly PartyId[] | null;
  /** Whom a locked blueprint has read it, who go on reading it. */
  readonly fixedCc: readonly PartyId[];
  readonly review: ReviewRule;
  /** Parties that the work is assigned to (for approvals: the approvers). */
  readonly assignees: readonly PartyId[];
  /** Who gave it to the last of them who came by a person; null where its blueprint did. */
  readonly assignedBy: PartyId | null;
  /** Who does it in the place of assignees that are away. */
  readonly standIns: readonly StandIn[];
  /** Parties that read it and have nothing to do. */
  readonly cc: readonly PartyId[];
  /** Those of the assignees and readers who came by a field, or as the manager of whom it names. */
  readonly fromFields: readonly PartyId[];
  /** Who has confirmed that they will do it; kept until it is reset. */
  readonly acknowledgements: readonly Receipt[];
  /** Who of several has handed in so far, where each has to. */
  readonly handedIn: readonly Receipt[];
  /** What approvers asked about the work and what they were answered, the earliest first. */
  readonly inquiries: readonly Inquiry[];
  /** What approvers said about single answers of its form and nobody has mended yet. */
  readonly remarks: readonly FieldRemark[];
  readonly startedAt: Instant | null;
  readonly dueOn: Instant | null;
  readonly submittedAt: Instant | null;
  /** The person who submitted last; bars them from voting on it. */
  readonly submittedBy: PartyId | null;
  /** On whose behalf somebody else submitted last; they do not vote on it either. */
  readonly submittedFor: readonly PartyId[];
  readonly completedAt: Instant | null;
  /** Review round: 0 before the first submit with approvals. */
  readonly round: number;
  readonly runNumber: number;
  readonly reopenedCount: number;
  readonly rejectCycles: number;
  /** The escalations that were carried out, each for a due date. */
  readonly escalated: readonly SentEscalation[];
  /** What its time stands still for. */
  readonly clockStops: readonly ClockStop[];
  /** Since when its time stands still; null while it runs. */
  readonly clockStoppedAt: Instant | null;
  /** A person set the due date: no rule works it out again. */
  readonly isDueByHand: boolean;
  /** The due date was set while the workflow or its own time stood still: going on does not put it off. */
  readonly isDueSetWhileHeld: boolean;
  /** LINKED_WORKFLOW: what it starts; null for every other. */
  readonly link: LinkRule | null;
  /** LINKED_WORKFLOW: its children, former ones included, in the order they were asked for. */
  readonly links: readonly ChildLink[];
  /** LINKED_WORKFLOW: a person completed it in the place of its children. */
  readonly isDoneByHand: boolean;
  /** What an AUTOMATION calls; null for every other type. */
  readonly automation: Automation | null;
  /** How far its calls are; null before the first. */
  readonly automationState: AutomationState | null;
  /** An approval after its rejection was decided upon: the task that it waits for before it is asked again. */
  readonly sentBackTo: TaskId | null;
  /** AUTOMATION: it begins when a task escalates to it, and by nothing else. */
  readonly isOnCall: boolean;
  /** Somebody has it done although an outcome that it waits for did not come; until it is reset. */
  readonly isOutcomeWaived: boolean;
  /** OPTIONAL: brought back after it was done, skipped or expired; its stage waits for it until it is reset. */
  readonly isWantedBack: boolean;
  /** It was done, was opened again, and has not been handed in since (specification 4.1). */
  readonly isReopened: boolean;
  /** An approval that stands although something that it covers was changed since: the last time. */
  readonly contentChange: ContentChange | null;
}

/** Somebody, or a machine, changed what had been agreed to. */
export interface ContentChange {
  readonly by: PartyId | null;
  readonly at: Instant;
}

/** What a person did for the assignees that they are or belong to. */
export interface Receipt {
  readonly by: PartyId;
  readonly onBehalfOf: readonly PartyId[];
  readonly at: Instant;
}

/** What an approver says about one answer, until the answer is changed. */
export interface FieldRemark {
  readonly instance: InstanceKey;
  /** Said with a no, or with a question. */
  readonly of: 'REJECTION' | 'QUESTION';
  readonly text: string;
  readonly by: PartyId;
  readonly at: Instant;
  /** The approval in which it was said. */
  readonly approval: TaskId;
}

/** A question of an approver about the work, or an answer to it. */
export interface Inquiry {
  readonly kind: 'QUESTION' | 'ANSWER';
  readonly by: PartyId;
  readonly at: Instant;
  readonly text: string;
  /** The round of the approval in which it was said. */
  readonly round: number;
}

export type Decision = 'APPROVED' | 'REJECTED';

export interface Vote {
  readonly taskId: TaskId;
  readonly round: number;
  /** The person who voted. */
  readonly voterId: PartyId;
  /** The party among the approvers for whom the vote counts. */
  readonly onBehalfOf: PartyId;
  readonly decision: Decision;
  readonly comment: string;
  readonly at: Instant;
  /** Of a no that says what should stand there instead. */
  readonly counter?: readonly PlacedValue[];
}
