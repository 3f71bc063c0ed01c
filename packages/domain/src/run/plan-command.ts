import type { Automation } from '../automation/automation.ts';
import type { ApprovalRule } from '../blueprint/content.ts';
import type { Instant, PartyId, RichText, StageId, TaskId, TaskKey } from '../core/ids.ts';
import type { LinkRule } from '../linked-workflow/link-rule.ts';
import type { TaskLabel } from './about-command.ts';
import type { TaskType } from './run.ts';

/* What belongs to the workflow: tasks come and go while it runs. */

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
}

/** D25. */
export interface AddTaskCommand {
  readonly kind: 'ADD_TASK';
  readonly stageId: StageId;
  readonly task: WantedTask;
  /** The task of the stage that it is put before; null: at the end. */
  readonly before: TaskId | null;
  /** Made by the caller, who has the randomness. */
  readonly id: TaskId;
  readonly key: TaskKey;
  /** What people will call it by. */
  readonly reference: string;
}

/** D26. */
export interface DeleteTaskCommand {
  readonly kind: 'DELETE_TASK';
  readonly taskId: TaskId;
  /** Of the task and its approvals, as they stand: the engine holds no texts, and the record says what was deleted. */
  readonly labels: ReadonlyMap<TaskId, TaskLabel>;
}

export type PlanCommand = AddTaskCommand | DeleteTaskCommand;
