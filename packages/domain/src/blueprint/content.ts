import type { ContentAccess } from '../access/content-access.ts';
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
import type { LinkRule } from '../linked-workflow/link-rule.ts';

/**
 * What a blueprint says: the document that is edited as a draft, published as a
 * version and copied into each workflow. Stages and tasks are held by key so that an
 * edit is a small patch and two documents are compared by reference.
 */
export interface BlueprintContent {
  readonly formatVersion: 1;
  readonly name: string;
  readonly description: RichText;
  readonly settings: BlueprintSettings;
  readonly stages: Readonly<Record<StageKey, BlueprintStage>>;
  readonly tasks: Readonly<Record<TaskKey, BlueprintTask>>;
  /** The questions that its tasks and its start can ask. */
  readonly fields: Readonly<Record<FieldKey, BlueprintField>>;
  /** The forms that its tasks and its start show. */
  readonly forms: Readonly<Record<FormKey, BlueprintForm>>;
  /** Asked when a workflow is started, in this order. */
  readonly intake: readonly FieldInstance[];
  /** What a workflow may follow instead: the first whose condition holds at its start. */
  readonly variants: readonly BlueprintVariant[];
}

/** Another blueprint that asks the same at the start, and when it is followed. */
export interface BlueprintVariant {
  readonly blueprint: BlueprintId;
  /** About what is asked at the start. What cannot be told counts as false. */
  readonly when: StageCondition;
}

/** What holds for a workflow as a whole. */
export interface BlueprintSettings {
  /** How often a task may be sent back before it gets stuck, for the owner to look at. */
  readonly rejectCycleLimit: number;
  /** Due dates follow the actual start of each task; else they are planned once, at the start of the workflow. */
  readonly dynamicDueDates: boolean;
  /** Going on after a pause puts open work off by the working time that was lost. */
  readonly autoAdjustDueOn: boolean;
  /** What was handed in can be changed wherever it is shown; it is written where it comes from. */
  readonly editableSharedFields: boolean;
  /** What everyone with a task in one of its workflows sees. */
  readonly contentAccess: ContentAccess;
  /** What its workflows are called, with placeholders; empty: its own name and the day. */
  readonly nameTemplate: string;
  /** What it defines stays in its workflows as it is, but for administrators; more may be added. */
  readonly isLocked: boolean;
}

/**
 * What a restart of the workflow or the stage makes of a stage or task: it runs each time,
 * keeps what came out of it, or runs only when something is restarted.
 */
export type RestartRule = 'RUN_ALWAYS' | 'SKIP_ON_RESTART' | 'ONLY_ON_RESTART';

export interface BlueprintStage {
  readonly key: StageKey;
  readonly name: string;
  readonly description: RichText;
  /** Position among the stages; fractional between neighbours after a move. */
  readonly displayOrder: number;
  readonly trigger: StageTrigger;
  /** Asked when the trigger is reached; null: the stage runs. */
  readonly condition: StageCondition | null;
  readonly restartRule: RestartRule;
  /** What becomes of optional tasks that are open when everything else of the stage is done. */
  readonly openTasks: OpenTasks;
  /** How long it may take from its start; null: nobody asks. */
  readonly sla: Duration | null;
}

export type OpenTasks = 'SKIP' | 'LEAVE';

export type StageJoin = 'ALL_RESOLVED' | 'ALL_COMPLETED' | 'ANY_COMPLETED';

/** When a stage starts. The first stage by order starts with the workflow whatever `PREVIOUS_STAGE` says. */
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
  /** Who does the task; for an APPROVAL, who approves. */
  readonly assignees: readonly PartyId[];
  /** Places whose people do it, or approve, besides the assignees named. */
  readonly peopleFrom: readonly InstanceKey[];
  /** Managers who do it, or approve, besides the assignees named. */
  readonly managersOf: readonly ManagerOf[];
  /** Who does it where nobody else is left. */
  readonly backups: readonly PartyId[];
  /** Who reads it without having to do anything. */
  readonly cc: readonly PartyId[];
  /** Places whose people read it besides. */
  readonly ccFrom: readonly InstanceKey[];
  readonly acknowledgement: Acknowledgement;
  readonly completion: Completion;
  /** How a standalone APPROVAL is decided. Ignored for DEFAULT. */
  readonly rule: ApprovalRule;
  readonly voting: Voting;
  readonly due: DueRule | null;
  readonly deadline: Deadline;
  /** What its time stands still for, and that of its approvals. */
  readonly clockStops: readonly ClockStop[];
  readonly trigger: TaskTrigger;
  /** What has to come of tasks that it waits for; what is not named here only has to be settled. */
  readonly startOutcomes: readonly StartOutcome[];
  /** Child approvals that finished work has to pass, lowest level first; an APPROVAL has none. */
  readonly approvals: readonly ApprovalStep[];
  /** What a rejection of a standalone APPROVAL does. Ignored for every other. */
  readonly rejectAction: RejectAction;
  /** What a LINKED_WORKFLOW task starts; null for every other. */
  readonly link: LinkRule | null;
  /** What an AUTOMATION calls; null for every other type. */
  readonly automation: Automation | null;
  readonly restartRule: RestartRule;
  /** What its form shows and asks, in this order. An APPROVAL has no form. */
  readonly fields: readonly FieldInstance[];
  readonly need: TaskNeed;
  /** Where the review of reworked work goes on. */
  readonly reviewResume: ReviewResume;
  readonly review: ReviewRule;
}

/** REQUIRED: may not be skipped. NORMAL: its stage waits for it. OPTIONAL: its stage does not. */
export type TaskNeed = 'REQUIRED' | 'NORMAL' | 'OPTIONAL';

/** From the first level, or from the one that sent it back: earlier levels keep their yes. */
export type ReviewResume = 'FIRST_LEVEL' | 'REJECTING_LEVEL';

/** What holds of work that is sent back, or whose approval is taken back. */
export interface ReviewRule {
  /** Who agreed and is handed the same once more need not agree again. */
  readonly keepsVotes: boolean;
  /** How long it takes to mend it; null: until it was due anyway, or its own duration where that is past. */
  readonly reworkTime: Duration | null;
  readonly onRevoke: OnRevoke;
}

/** What was built on work whose approval is taken back is done again, or goes on. */
export const onRevokes = ['PULL_BACK', 'KEEP'] as const;
export type OnRevoke = (typeof onRevokes)[number];

/** A task starts when its stage is in progress and every condition named here is met. */
export interface TaskTrigger {
  /** Tasks that must be settled first. */
  readonly afterTasks: readonly TaskKey[];
  /** Not before this date. */
  readonly notBefore: StartDate | null;
}

/** A problem of the work that is not resolved, or a question of an approver that is not answered. */
export const clockStops = ['PROBLEM', 'QUESTION'] as const;
export type ClockStop = (typeof clockStops)[number];

/** Completed, and neither skipped nor expired; or decided so, of a standalone approval. */
export const wantedOutcomes = ['COMPLETED', 'APPROVED', 'REJECTED'] as const;
export type WantedOutcome = (typeof wantedOutcomes)[number];

/** What a task that is waited for has to come to. Where it comes to something else, whoever waits is passed over. */
export interface StartOutcome {
  readonly task: TaskKey;
  readonly outcome: WantedOutcome;
}

/** A day: fixed, or counted from the day the workflow starts (0 = that day), in working days or all. */
export type DateRule =
  | { readonly kind: 'FIXED'; readonly date: PlainDate }
  | {
      readonly kind: 'WORKFLOW_START';
      readonly days: number;
      /** Absent in what was written before there was a choice: CALENDAR. */
      readonly countedIn?: CountedIn;
    };

/** Days before or after the date that stands at a place; negative: before. It follows the date. */
export interface FieldDue {
  readonly kind: 'FIELD';
  readonly instance: InstanceKey;
  readonly days: number;
  readonly countedIn?: CountedIn;
}

/** Due moment: a date rule (end of that day), a date of a field, or a duration from the task's own start. */
/** From when on something may start. */
export type StartDate = DateRule | FieldDue;
export type DueRule = StartDate | (Duration & { readonly kind: 'DURATION' });

export interface ApprovalStep {
  readonly key: TaskKey;
  /** 1 is asked first; steps of one level are asked together. */
  readonly level: number;
  readonly approvers: readonly PartyId[];
  readonly rule: ApprovalRule;
  readonly voting: Voting;
  /** Places whose people approve besides the approvers named. */
  readonly peopleFrom: readonly InstanceKey[];
  /** Managers who approve besides the approvers named. */
  readonly managersOf: readonly ManagerOf[];
  /** Who approves where nobody else is left. */
  readonly backups: readonly PartyId[];
  readonly requiresComment: boolean;
  /** Null: as long as the task has, where that is a duration. */
  readonly due: DueRule | null;
  readonly deadline: Deadline;
  readonly rejectAction: RejectEffect;
}

/**
 * How many of the approvers have to agree: one, all, `threshold` of them, `threshold` percent
 * of them, or one once all have answered.
 */
export type ApprovalRule = 'ANY' | 'ALL' | 'N' | 'PERCENT' | 'ALL_RESPOND_THEN_ANY';

/** What a no does: it rejects at once, or only when too few can still agree. */
export type RejectRule = 'FIRST' | 'WHEN_UNREACHABLE';

/** What belongs to a rule of approval: who counts, and how. */
export interface Voting {
  /** N: how many approvers; PERCENT: how many of a hundred. Other rules do not look at it. */
  readonly threshold: number;
  readonly rejectRule: RejectRule;
  /** Teams and roles are asked member by member; otherwise each counts once, whoever answers. */
  readonly eachMember: boolean;
  /** Whoever voted on an earlier level has no vote on this one. */
  readonly newVoters: boolean;
  /** Approvers may bring in others and hand on their own vote. */
  readonly mayPassOn: boolean;
  /** A no may come with other values for what it sends back. */
  readonly mayCounter: boolean;
  /** What becomes of the approval when something that it covers is changed. */
  readonly onChange: ChangePolicy;
}

/** The approval stands, stands and says that something has changed, or is asked again. */
export const changePolicies = ['KEEP', 'NOTIFY', 'RE_APPROVE'] as const;
export type ChangePolicy = (typeof changePolicies)[number];

/** Whose manager is meant: of the workflow's owner, of who handed the work in, of a person, or of whom a field names. */
export type ManagerOf =
  | { readonly kind: 'OWNER' }
  | { readonly kind: 'SUBMITTER' }
  | { readonly kind: 'PERSON'; readonly person: PartyId }
  | { readonly kind: 'FIELD'; readonly instance: InstanceKey };

/** Who has to confirm a task before work on it begins: nobody, one of its people, or all. */
export type Acknowledgement = 'NONE' | 'FIRST' | 'ALL';

/** Who of several has to hand the work in: anyone of them, or each. */
export type Completion = 'ANY' | 'ALL';

/**
 * What a rejection leads to. REWORK sends the work of a child approval back; a standalone
 * approval judges no task of its own and cannot.
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

/** A published version, pinned by the workflows started from it. */
export interface PublishedVersion {
  readonly number: number;
  readonly notes: string;
  readonly publishedAt: Instant;
  readonly content: BlueprintContent;
}
