import type { Automation } from '../../automation/automation.ts';
import type { Acknowledgement, ApprovalRule, StageJoin } from '../../blueprint/content.ts';
import type {
  Instant,
  PartyId,
  PlainDate,
  RichText,
  StageId,
  StageKey,
  TaskId,
  TaskKey,
} from '../../core/ids.ts';
import type { LinkRule } from '../../blueprint/link-rule.ts';
import type { Duration } from '../../time/duration.ts';
import type { StageTexts, TaskLabel } from '../texts.ts';
import type { TaskType } from '../run.ts';

/** The settings of a task to add. Others have the defaults of a new blueprint task. */
export interface WantedTask {
  readonly type: TaskType;
  readonly name: string;
  readonly description: RichText;
  /** Assignees or approvers. The caller has checked that they exist. */
  readonly assignees: readonly PartyId[];
  /** Decision rule of an APPROVAL. */
  readonly rule: ApprovalRule;
  readonly dueOn: Instant | null;
  /** Tasks of the same stage that must be completed first. */
  readonly afterTasks: readonly TaskId[];
  /** Request of an AUTOMATION. The caller has validated it. */
  readonly automation: Automation | null;
  /** Blueprint of a LINKED_WORKFLOW. The caller has checked that the person can start it. */
  readonly link: LinkRule | null;
  readonly acknowledgement?: Acknowledgement;
  /** Assignees if no one else is left. */
  readonly backups?: readonly PartyId[];
  /** Duration from the start of the task; `dueOn` has priority. */
  readonly due?: Duration | null;
  /** Approvals after submission, in order. */
  readonly approvals?: readonly WantedApproval[];
}

/** A child approval of an added task, with its texts. */
export interface WantedApproval {
  readonly approvers: readonly PartyId[];
  readonly rule: ApprovalRule;
  readonly id: TaskId;
  readonly key: TaskKey;
  readonly reference: string;
}

/** A task with its texts. */
export interface NewTask {
  readonly task: WantedTask;
  /** The caller creates the ids because the engine has no randomness. */
  readonly id: TaskId;
  readonly key: TaskKey;
  /** Displayed reference. */
  readonly reference: string;
}

export interface AddTaskCommand extends NewTask {
  readonly kind: 'ADD_TASK';
  readonly stageId: StageId;
  /** The task of the stage before which it is inserted; null for the end. */
  readonly before: TaskId | null;
}

/** When an added stage starts. BESIDE: together with the stage that it follows. */
export type WantedStart =
  | { readonly kind: 'WORKFLOW_START' | 'PREVIOUS_STAGE' | 'BESIDE' }
  | { readonly kind: 'AFTER_STAGES'; readonly stages: readonly StageId[]; readonly join: StageJoin }
  | { readonly kind: 'DATE'; readonly date: PlainDate };

/** The settings of a stage to add. Others have the defaults of a new blueprint stage. */
export interface WantedStage extends StageTexts {
  readonly start: WantedStart;
  /** The stage after which it is inserted; null for the start. */
  readonly after: StageId | null;
}

/** Adds a stage with its first task: an empty stage would complete when it starts. */
export interface AddStageCommand {
  readonly kind: 'ADD_STAGE';
  readonly stage: WantedStage;
  readonly first: NewTask;
  /** Created by the caller. */
  readonly id: StageId;
  readonly key: StageKey;
}

export interface DeleteTaskCommand {
  readonly kind: 'DELETE_TASK';
  readonly taskId: TaskId;
  /** Texts of the task and its approvals, for the audit log. The engine doesn't store texts. */
  readonly labels: ReadonlyMap<TaskId, TaskLabel>;
}

export interface DeleteStageCommand {
  readonly kind: 'DELETE_STAGE';
  readonly stageId: StageId;
  /** Texts of the stage and all tasks, for the audit log. */
  readonly was: StageTexts;
  readonly labels: ReadonlyMap<TaskId, TaskLabel>;
}

export type PlanCommand = AddTaskCommand | DeleteTaskCommand | AddStageCommand | DeleteStageCommand;
