import type { Automation } from '../automation/automation.ts';
import type {
  BlueprintId,
  FieldKey,
  FormKey,
  Instant,
  InstanceKey,
  PartyId,
  PlainDate,
  RichText,
  StageKey,
  TaskKey,
} from '../core/ids.ts';
import type { StageCondition } from '../condition/condition.ts';
import type { BlueprintField, FieldInstance } from '../field/field.ts';
import type { BlueprintForm } from '../form/form.ts';
import type { Deadline } from '../time/deadline.ts';
import type { CountedIn, Duration } from '../time/duration.ts';
import type { LinkRule } from './link-rule.ts';

/**
 * The content of a blueprint: edited as draft, published as version, and copied into each workflow.
 * Stages and tasks are stored by key, so that an edit is a small patch and documents can be
 * compared by reference.
 */
export interface BlueprintContent {
  readonly formatVersion: 1;
  readonly name: string;
  readonly description: RichText;
  readonly settings: BlueprintSettings;
  readonly stages: Readonly<Record<StageKey, BlueprintStage>>;
  readonly tasks: Readonly<Record<TaskKey, BlueprintTask>>;
  /** The fields that its tasks and intake form use. */
  readonly fields: Readonly<Record<FieldKey, BlueprintField>>;
  /** The forms that its tasks and intake form show. */
  readonly forms: Readonly<Record<FormKey, BlueprintForm>>;
  /** Fields of the intake form, in order. */
  readonly intake: readonly FieldInstance[];
  /** Variants; a workflow uses the first whose condition is met. */
  readonly variants: readonly BlueprintVariant[];
}

/** The intake form of a blueprint, with the fields and forms that it uses. */
export type BlueprintIntake = Pick<BlueprintContent, 'fields' | 'forms' | 'intake'>;

/** A blueprint with the same intake form, and the condition for its use. */
export interface BlueprintVariant {
  readonly blueprint: BlueprintId;
  /** Compares intake values. Unknown counts as false. */
  readonly when: StageCondition;
}

/**
 * What people with a task in a workflow can view. WORKFLOW: everything. OWN_TASKS: their own tasks
 * and shared fields. External and limited users always view only their own tasks.
 */
export const contentAccesses = ['WORKFLOW', 'OWN_TASKS'] as const;
export type ContentAccess = (typeof contentAccesses)[number];

/** Settings of a workflow as a whole. */
export interface BlueprintSettings {
  /** Maximum number of times that a task can be sent back before the owner must decide. */
  readonly rejectCycleLimit: number;
  /**
   * Whether due dates follow the actual start of each task. If not, they are set at the start of
   * the workflow.
   */
  readonly dynamicDueDates: boolean;
  /** Whether a pause extends open due dates by the lost working time. */
  readonly autoAdjustDueOn: boolean;
  /**
   * Whether submitted values can be changed wherever they are shown; they are stored at their
   * source.
   */
  readonly editableSharedFields: boolean;
  /** What people with a task in a workflow can view. */
  readonly contentAccess: ContentAccess;
  /** Template of workflow names; if empty, the blueprint's name and the date. */
  readonly nameTemplate: string;
  /** Whether only admins can change what it defines; others can add to it. */
  readonly isLocked: boolean;
}

/**
 * What a restart does with a stage or task: it runs again, it keeps its result, or it runs only
 * after a restart.
 */
export type RestartRule = 'RUN_ALWAYS' | 'SKIP_ON_RESTART' | 'ONLY_ON_RESTART';

export interface BlueprintStage {
  readonly key: StageKey;
  readonly name: string;
  readonly description: RichText;
  /** Position among the stages; a fraction after a move. */
  readonly displayOrder: number;
  readonly trigger: StageTrigger;
  /** Checked when the trigger is reached; null for a stage that always runs. */
  readonly condition: StageCondition | null;
  readonly restartRule: RestartRule;
  /** What happens to open optional tasks when the rest of the stage is completed. */
  readonly openTasks: OpenTasks;
  /** Duration from its start; null for none. */
  readonly sla: Duration | null;
}

export type OpenTasks = 'SKIP' | 'LEAVE';

export type StageJoin = 'ALL_RESOLVED' | 'ALL_COMPLETED' | 'ANY_COMPLETED';

/** When a stage starts. The first stage starts with the workflow, also with `PREVIOUS_STAGE`. */
export type StageTrigger =
  | { readonly kind: 'WORKFLOW_START' }
  | { readonly kind: 'PREVIOUS_STAGE' }
  | {
      readonly kind: 'AFTER_STAGES';
      readonly stages: readonly StageKey[];
      readonly join: StageJoin;
    }
  | { readonly kind: 'DATE'; readonly date: StartDate };

export type BlueprintTaskType = 'DEFAULT' | 'APPROVAL' | 'AUTOMATION' | 'LINKED_WORKFLOW';

export interface BlueprintTask {
  readonly key: TaskKey;
  readonly stage: StageKey;
  readonly displayOrder: number;
  readonly type: BlueprintTaskType;
  readonly name: string;
  readonly description: RichText;
  /** Tags of the task. */
  readonly tags: readonly string[];
  /** Assignees, or for an APPROVAL the approvers. */
  readonly assignees: readonly PartyId[];
  /** Fields that name further assignees or approvers. */
  readonly peopleFrom: readonly InstanceKey[];
  /** Managers who are further assignees or approvers. */
  readonly managersOf: readonly ManagerOf[];
  /** Assignees if no one else is left. */
  readonly backups: readonly PartyId[];
  /** Watchers. */
  readonly cc: readonly PartyId[];
  /** Fields that name further watchers. */
  readonly ccFrom: readonly InstanceKey[];
  readonly acknowledgement: Acknowledgement;
  readonly completion: Completion;
  /** Decision rule of a standalone APPROVAL. Ignored for DEFAULT. */
  readonly rule: ApprovalRule;
  readonly voting: Voting;
  readonly due: DueRule | null;
  readonly deadline: Deadline;
  /** Reasons for which the due dates of the task and its approvals are paused. */
  readonly clockStops: readonly ClockStop[];
  readonly trigger: TaskTrigger;
  /**
   * Required outcomes of predecessors. Predecessors that aren't listed only have to be completed or
   * skipped.
   */
  readonly startOutcomes: readonly StartOutcome[];
  /** Child approvals, lowest level first; empty for an APPROVAL. */
  readonly approvals: readonly ApprovalStep[];
  /** Effect of a rejection of a standalone APPROVAL. Ignored for other types. */
  readonly rejectAction: RejectAction;
  /** What a LINKED_WORKFLOW starts; null for other types. */
  readonly link: LinkRule | null;
  /** Request of an AUTOMATION; null for other types. */
  readonly automation: Automation | null;
  readonly restartRule: RestartRule;
  /** Fields of its form, in order. An APPROVAL has no form. */
  readonly fields: readonly FieldInstance[];
  readonly need: TaskNeed;
  /** Approval level at which the review continues after the task was corrected. */
  readonly reviewResume: ReviewResume;
  readonly review: ReviewRule;
}

/** REQUIRED: can't be skipped. NORMAL: its stage waits for it. OPTIONAL: its stage doesn't. */
export type TaskNeed = 'REQUIRED' | 'NORMAL' | 'OPTIONAL';

/**
 * Whether the review after rework starts again at the first level, or at the level that rejected,
 * so that earlier approvals are kept.
 */
export type ReviewResume = 'FIRST_LEVEL' | 'REJECTING_LEVEL';

/** Rules for a task that was sent back or whose approval was revoked. */
export interface ReviewRule {
  /** Whether an earlier approval still counts if the values haven't changed. */
  readonly keepsVotes: boolean;
  /** Duration of rework; null for the original due date, or the task's duration if that is past. */
  readonly reworkTime: Duration | null;
  readonly onRevoke: OnRevoke;
}

/** Whether tasks that depend on a revoked approval are reset or continue. */
export const onRevokes = ['PULL_BACK', 'KEEP'] as const;
export type OnRevoke = (typeof onRevokes)[number];

/** Conditions to start a task of a started stage; all must be met. */
export interface TaskTrigger {
  /** Tasks that must be completed or skipped first. */
  readonly afterTasks: readonly TaskKey[];
  /** Earliest start date. */
  readonly notBefore: StartDate | null;
}

/** An open problem, or an open question of an approver. */
export const clockStops = ['PROBLEM', 'QUESTION'] as const;
export type ClockStop = (typeof clockStops)[number];

/**
 * COMPLETED: neither skipped nor expired; APPROVED and REJECTED: the decision of a standalone
 * approval.
 */
export const wantedOutcomes = ['COMPLETED', 'APPROVED', 'REJECTED'] as const;
export type WantedOutcome = (typeof wantedOutcomes)[number];

/** The required outcome of a predecessor. With another outcome, the task is skipped. */
export interface StartOutcome {
  readonly task: TaskKey;
  readonly outcome: WantedOutcome;
}

/**
 * A fixed date, or a number of calendar or working days from the start of the workflow (0 is that
 * day).
 */
export type DateRule =
  | { readonly kind: 'FIXED'; readonly date: PlainDate }
  | {
      readonly kind: 'WORKFLOW_START';
      readonly days: number;
      /** Missing in older documents: CALENDAR. */
      readonly countedIn?: CountedIn;
    };

/** Days after the date in a field, or before it if negative. Follows changes of the date. */
export interface FieldDue {
  readonly kind: 'FIELD';
  readonly instance: InstanceKey;
  readonly days: number;
  readonly countedIn?: CountedIn;
}

/** Due date: the end of a date, the date of a field, or a duration from the start of the task. */
/** Earliest start date. */
export type StartDate = DateRule | FieldDue;
export type DueRule = StartDate | (Duration & { readonly kind: 'DURATION' });

export interface ApprovalStep {
  readonly key: TaskKey;
  /** Approvals of level 1 are requested first, those of one level together. */
  readonly level: number;
  readonly approvers: readonly PartyId[];
  readonly rule: ApprovalRule;
  readonly voting: Voting;
  /** Fields that name further approvers. */
  readonly peopleFrom: readonly InstanceKey[];
  /** Managers who are further approvers. */
  readonly managersOf: readonly ManagerOf[];
  /** Approvers if no one else is left. */
  readonly backups: readonly PartyId[];
  readonly requiresComment: boolean;
  /** Null for the duration of the task, if it has one. */
  readonly due: DueRule | null;
  readonly deadline: Deadline;
  readonly rejectAction: RejectEffect;
}

/**
 * Number of approvers who must approve: one, all, `threshold` of them, `threshold` percent, or one
 * after all have voted.
 */
export type ApprovalRule = 'ANY' | 'ALL' | 'N' | 'PERCENT' | 'ALL_RESPOND_THEN_ANY';

/** Whether the first rejection decides, or only rejections that make an approval impossible. */
export type RejectRule = 'FIRST' | 'WHEN_UNREACHABLE';

/** Settings of a decision rule. */
export interface Voting {
  /** For N the number of approvers, for PERCENT the percentage. Ignored for other rules. */
  readonly threshold: number;
  readonly rejectRule: RejectRule;
  /** Whether each member of a team or role has a vote. If not, one member votes for all. */
  readonly eachMember: boolean;
  /** Whether voters of an earlier level can't vote on this one. */
  readonly newVoters: boolean;
  /** Whether approvers can add others and delegate their vote. */
  readonly mayPassOn: boolean;
  /** Whether a rejection can suggest values. */
  readonly mayCounter: boolean;
  /** What happens to the approval if covered values change. */
  readonly onChange: ChangePolicy;
}

/** Keep the approval, keep it and record the change, or request it again. */
export const changePolicies = ['KEEP', 'NOTIFY', 'RE_APPROVE'] as const;
export type ChangePolicy = (typeof changePolicies)[number];

/** Whose manager: the owner's, the submitter's, a person's, or that of the person in a field. */
export type ManagerOf =
  | { readonly kind: 'OWNER' }
  | { readonly kind: 'SUBMITTER' }
  | { readonly kind: 'PERSON'; readonly person: PartyId }
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey };

/** Who must accept a task before it starts: no one, one assignee, or all. */
export type Acknowledgement = 'NONE' | 'FIRST' | 'ALL';

/** Who must submit: one assignee, or each. */
export type Completion = 'ANY' | 'ALL';

/**
 * Effect of a rejection. REWORK sends the task of a child approval back; standalone approvals have
 * no task of their own.
 */
export type RejectEffect =
  | { readonly kind: 'REWORK' }
  | { readonly kind: 'REOPEN_TASK'; readonly task: TaskKey }
  | { readonly kind: 'RESTART_STAGE'; readonly stage: StageKey }
  | { readonly kind: 'REPORT_EXCEPTION'; readonly task: TaskKey }
  | { readonly kind: 'CONTINUE' }
  | { readonly kind: 'END_WORKFLOW' }
  | { readonly kind: 'NONE' };
export type RejectEffectKind = RejectEffect['kind'];

export type RejectAction = RejectEffect & { readonly requiresComment: boolean };

/** A published version, which its workflows keep. */
export interface PublishedVersion {
  readonly number: number;
  readonly notes: string;
  readonly publishedAt: Instant;
  readonly content: BlueprintContent;
}
