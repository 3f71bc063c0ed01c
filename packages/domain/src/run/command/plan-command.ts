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
import type { LinkRule } from '../../linked-workflow/link-rule.ts';
import type { Duration } from '../../time/duration.ts';
import type { StageTexts, TaskLabel } from '../texts.ts';
import type { TaskType } from '../run.ts';

/* What belongs to the workflow: stages and tasks come and go while it runs. */

/** A task as somebody wants it. What is not said here is as a new task of a blueprint has it. */
export interface WantedTask {
  readonly type: TaskType;
  readonly name: string;
  readonly description: RichText;
  /** Who does it, or approves. The caller has checked that they exist. */
  readonly assignees: readonly PartyId[];
  /** How an APPROVAL is decided. */
  readonly rule: ApprovalRule;
  readonly dueOn: Instant | null;
  /** Tasks of its stage that it waits for. */
  readonly afterTasks: readonly TaskId[];
  /** AUTOMATION: what it calls. Validated by the caller. */
  readonly automation: Automation | null;
  /** LINKED_WORKFLOW: what it starts. The caller has checked that the person may start it. */
  readonly link: LinkRule | null;
  readonly acknowledgement?: Acknowledgement;
  /** Who does it when nobody else is left. */
  readonly backups?: readonly PartyId[];
  /** How long it may take from its start; a date of its own counts instead. */
  readonly due?: Duration | null;
  /** Who judges it once it is handed in, one after the other. */
  readonly approvals?: readonly WantedApproval[];
}

/** A child approval of a task that is added, with its names. */
export interface WantedApproval {
  readonly approvers: readonly PartyId[];
  readonly rule: ApprovalRule;
  readonly id: TaskId;
  readonly key: TaskKey;
  readonly reference: string;
}

/** A task with its names. */
export interface NewTask {
  readonly task: WantedTask;
  /** Made by the caller, who has the randomness. */
  readonly id: TaskId;
  readonly key: TaskKey;
  /** What people will call it by. */
  readonly reference: string;
}

/** D25. */
export interface AddTaskCommand extends NewTask {
  readonly kind: 'ADD_TASK';
  readonly stageId: StageId;
  /** The task of the stage that it is put before; null: at the end. */
  readonly before: TaskId | null;
}

/** When an added stage starts. BESIDE: with the stage that it is put behind. */
export type WantedStart =
  | { readonly kind: 'WORKFLOW_START' | 'PREVIOUS_STAGE' | 'BESIDE' }
  | { readonly kind: 'AFTER_STAGES'; readonly stages: readonly StageId[]; readonly join: StageJoin }
  | { readonly kind: 'DATE'; readonly date: PlainDate };

/** A stage as somebody wants it. What is not said here is as a new stage of a blueprint has it. */
export interface WantedStage extends StageTexts {
  readonly start: WantedStart;
  /** The stage that it is put behind; null: before all others. */
  readonly after: StageId | null;
}

/** G10. It comes with work: an empty stage would be over as soon as it began. */
export interface AddStageCommand {
  readonly kind: 'ADD_STAGE';
  readonly stage: WantedStage;
  readonly first: NewTask;
  /** Made by the caller. */
  readonly id: StageId;
  readonly key: StageKey;
}

/** D26. */
export interface DeleteTaskCommand {
  readonly kind: 'DELETE_TASK';
  readonly taskId: TaskId;
  /** Of the task and its approvals, as they stand: the engine holds no texts, and the record says what was deleted. */
  readonly labels: ReadonlyMap<TaskId, TaskLabel>;
}

/** G11. */
export interface DeleteStageCommand {
  readonly kind: 'DELETE_STAGE';
  readonly stageId: StageId;
  /** Of the stage, and of all tasks, as they stand. */
  readonly was: StageTexts;
  readonly labels: ReadonlyMap<TaskId, TaskLabel>;
}

export type PlanCommand = AddTaskCommand | DeleteTaskCommand | AddStageCommand | DeleteStageCommand;
