import type { Agent } from '../../party/actor.ts';
import type { Automation } from '../../automation/automation.ts';
import type { AutomationResult } from '../../automation/automation-result.ts';
import type { Instant, InstanceKey, PartyId, StageId, TaskId, WorkflowId } from '../../core/ids.ts';
import type { InputType } from '../../field/field.ts';
import type { PlacedValue } from '../run-value.ts';
import type { TablePatch } from '../../field/tables/table-patch.ts';
import type { ValueType } from '../../field/values/typed-values.ts';
import type { ChildReport, ParentOrder } from '../link-messages.ts';
import type { ReportedCategory } from '../exception.ts';
import type {
  ChangeCollaboratorsCommand,
  DescribeTaskCommand,
  EditWorkflowCommand,
  UpdateStageCommand,
} from './about-command.ts';
import type { Directory } from '../directory.ts';
import type { EnteredFieldComment } from './entered-field-comment.ts';
import type {
  AbsenceChangedCommand,
  AcknowledgeCommand,
  AddApproversCommand,
  AnswerInformationCommand,
  AskInformationCommand,
  ChangeCcCommand,
  ChangeVoteCommand,
  ClaimCommand,
  DeclineCommand,
  DelegateCommand,
  OverrideCommand,
  RevokeCommand,
} from './people-command.ts';
import type { PlanCommand } from './plan-command.ts';
import type { WorkCalendar } from '../../time/work-calendar.ts';
import type { RunEvent } from '../event.ts';
import type { StageCommand } from './stage-command.ts';
import type { ApproveCommand, RejectCommand, Resetting, Wiping } from './vote-command.ts';

/** All commands on a workflow. Each is handled by one file in `decide/`. */
export type RunCommand =
  | StartCommand
  | ScheduleCommand
  | PrepareCommand
  | StartScheduledCommand
  | DateReachedCommand
  | AbsenceChangedCommand
  | AdoptCalendarCommand
  | SaveValuesCommand
  | AcknowledgeCommand
  | DeclineCommand
  | SubmitCommand
  | CompleteOnBehalfCommand
  | RecallCommand
  | ReportExceptionCommand
  | ResolveExceptionCommand
  | SkipCommand
  | UnskipCommand
  | ApproveCommand
  | RejectCommand
  | CounterCommand
  | EditSharedCommand
  | ChangeVoteCommand
  | OverrideCommand
  | AskInformationCommand
  | AnswerInformationCommand
  | AddApproversCommand
  | RevokeCommand
  | ReopenCommand
  | AssignCommand
  | ClaimCommand
  | DelegateCommand
  | ChangeCcCommand
  | ChangeDueDateCommand
  | DescribeTaskCommand
  | UpdateStageCommand
  | EditWorkflowCommand
  | ChangeCollaboratorsCommand
  | RestartExpiredCommand
  | PauseCommand
  | ResumeCommand
  | EndCommand
  | RestartCommand
  | ChildReportCommand
  | FollowParentCommand
  | RecordAutomationCommand
  | RetryAutomationCommand
  | CompleteAutomationCommand
  | RunAgainCommand
  | DeleteCommand
  | RestoreCommand
  | StageCommand
  | SendBackCommand
  | OverrideRejectionCommand
  | StartNewChildCommand
  | RelinkCommand
  | RestartChildrenCommand
  | DetachCommand
  | CompleteLinkedCommand
  | PlanCommand
  | UndoCommand;

/** Starts a workflow, also before its scheduled date. */
export interface StartCommand {
  readonly kind: 'START';
  /** Values of the intake form. */
  readonly values?: readonly EnteredValue[];
}
/** Schedules the start for a later day, with the values of the intake form. */
export interface ScheduleCommand {
  readonly kind: 'SCHEDULE';
  readonly values: readonly EnteredValue[];
}
/**
 * Creates a linked workflow whose intake form is incomplete. It starts when the form is complete.
 */
export interface PrepareCommand {
  readonly kind: 'PREPARE';
  readonly values: readonly EnteredValue[];
}
/** Starts a scheduled workflow. Sent by the timer. */
export interface StartScheduledCommand {
  readonly kind: 'START_SCHEDULED';
}
/**
 * Starts stages and tasks that waited for a date. Sent by the timer of `nextWakeUp`; without effect
 * if no date has come.
 */
export interface DateReachedCommand {
  readonly kind: 'DATE_REACHED';
}
/** Recalculates due dates after the workspace calendar changed. Sent by the system. */
export interface AdoptCalendarCommand {
  readonly kind: 'ADOPT_CALENDAR';
  readonly calendar: WorkCalendar;
}
/** A value entered in one field of a form. The caller has checked that people exist. */
export interface EnteredValue extends PlacedValue {
  /** The version of the value that the person saw; null if any version is fine. */
  readonly expectedVersion?: number | null;
  /** The type that an API client gives for the value; null to use the type of the field. */
  readonly type?: ValueType | null;
  /** A day given in addition to a time; only for fields without a time. */
  readonly day?: string | null;
  /** The input type that an API client expects for the field; null if the client doesn't say. */
  readonly inputType?: InputType | null;
}
/** Changes to the table in one field. */
export interface PatchedTable {
  readonly instance: InstanceKey;
  readonly patch: TablePatch;
  /** The version of the table that the person saw; null if any version is fine. */
  readonly expectedVersion?: number | null;
}
/** Saves values as drafts. */
export interface SaveValuesCommand {
  readonly kind: 'SAVE_VALUES';
  readonly taskId: TaskId;
  readonly values: readonly EnteredValue[];
  readonly tables?: readonly PatchedTable[];
}
/** Submits a task. */
export interface SubmitCommand {
  readonly kind: 'SUBMIT';
  readonly taskId: TaskId;
  /** Values to save before the submission. */
  readonly values?: readonly EnteredValue[];
}
/** Submits a task for its assignees. */
export interface CompleteOnBehalfCommand {
  readonly kind: 'COMPLETE_ON_BEHALF';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** Withdraws the submission of a task in review. */
export interface RecallCommand {
  readonly kind: 'RECALL';
  readonly taskId: TaskId;
}
/** Reports a problem. A completed task is reopened. */
export interface ReportExceptionCommand {
  readonly kind: 'REPORT_EXCEPTION';
  readonly taskId: TaskId;
  readonly category: ReportedCategory;
  readonly text: string;
}
export interface ResolveExceptionCommand {
  readonly kind: 'RESOLVE_EXCEPTION';
  readonly taskId: TaskId;
  readonly comment: string;
}
export interface SkipCommand {
  readonly kind: 'SKIP';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** Makes a skipped task open again. */
export interface UnskipCommand {
  readonly kind: 'UNSKIP';
  readonly taskId: TaskId;
}
/** Rejects with suggested values. */
export interface CounterCommand extends Resetting {
  readonly kind: 'COUNTER';
  readonly taskId: TaskId;
  readonly comment: string;
  /** Values for fields of the form that the rejection sends back. */
  readonly values: readonly EnteredValue[];
  /** Comments on single fields of the task. */
  readonly remarks?: readonly EnteredFieldComment[];
}
/** Changes submitted values in a task that shows them. */
export interface EditSharedCommand {
  readonly kind: 'EDIT_SHARED';
  readonly taskId: TaskId;
  /** Values for fields of the form of that task. */
  readonly values: readonly EnteredValue[];
}
/**
 * What is reset when a task is reopened: nothing else, the tasks that depend on it, or its whole
 * stage.
 */
export const reopenCascades = ['NONE', 'DEPENDENTS', 'STAGE'] as const;
export type ReopenCascade = (typeof reopenCascades)[number];

export interface ReopenCommand extends Resetting {
  readonly kind: 'REOPEN';
  readonly taskId: TaskId;
  readonly reason: string;
  readonly cascade: ReopenCascade;
}
/**
 * Sets the assignees; the list is complete. The caller has checked that the people, teams, and
 * roles exist.
 */
export interface AssignCommand {
  readonly kind: 'ASSIGN';
  readonly taskId: TaskId;
  readonly assignees: readonly PartyId[];
}
export interface ChangeDueDateCommand {
  readonly kind: 'CHANGE_DUE_DATE';
  readonly taskId: TaskId;
  readonly dueOn: Instant | null;
}

/** Gives an expired task a new due date. */
export interface RestartExpiredCommand {
  readonly kind: 'RESTART_EXPIRED';
  readonly taskId: TaskId;
  readonly dueOn: Instant;
}

export interface PauseCommand {
  readonly kind: 'PAUSE';
  readonly reason: string;
}
export interface ResumeCommand {
  readonly kind: 'RESUME';
}
export interface EndCommand {
  readonly kind: 'END';
  readonly reason: string;
}
/** Restarts an ended workflow in the state in which it was ended. */
export interface RestartCommand {
  readonly kind: 'RESTART';
  /** Whether all linked workflows that ended with it also restart. */
  readonly withChildren?: boolean;
  readonly reason: string;
}

/** Reports the state of a linked workflow to its parent. Sent by the system. */
export interface ChildReportCommand {
  readonly kind: 'CHILD_REPORT';
  readonly taskId: TaskId;
  readonly request: number;
  readonly report: ChildReport;
}
/** Replaces a linked workflow that has a problem by a new one. */
export interface StartNewChildCommand {
  readonly kind: 'START_NEW_CHILD';
  readonly taskId: TaskId;
  readonly request: number;
  /** Whether the replaced workflow is ended. If not, it continues unlinked. */
  readonly endsFormer: boolean;
  readonly reason: string;
}
/** Replaces a linked workflow that has a problem by an existing workflow, or keeps it. */
export interface RelinkCommand {
  readonly kind: 'RELINK';
  readonly taskId: TaskId;
  readonly request: number;
  /** Null to keep a linked workflow whose line was removed from the list. */
  readonly workflowId: WorkflowId | null;
  readonly reason: string;
}
/** Restarts linked workflows that were ended with the parent. */
export interface RestartChildrenCommand {
  readonly kind: 'RESTART_CHILDREN';
  readonly taskId: TaskId;
  /** Null restarts all that were ended with the parent. */
  readonly request: number | null;
  readonly reason: string;
}
/** Completes the task without its linked workflows. */
export interface CompleteLinkedCommand {
  readonly kind: 'COMPLETE_LINKED';
  readonly taskId: TaskId;
  readonly values: readonly EnteredValue[];
  readonly reason: string;
}
/** Unlinks the workflow from its parent task. */
export interface DetachCommand {
  readonly kind: 'DETACH';
  readonly reason: string;
}
/** Applies an order of the parent workflow. Sent by the system. */
export interface FollowParentCommand {
  readonly kind: 'FOLLOW_PARENT';
  readonly order: ParentOrder;
}
/** Records the result of an attempt of a request. Sent by the system. */
export interface RecordAutomationCommand {
  readonly kind: 'RECORD_AUTOMATION';
  readonly taskId: TaskId;
  readonly group: number;
  /** Starts at 1 for each request. */
  readonly attempt: number;
  readonly result: AutomationResult;
}
export interface RetryAutomationCommand {
  readonly kind: 'RETRY_AUTOMATION';
  readonly taskId: TaskId;
  /** The new request settings; null keeps them. The caller has validated them. */
  readonly automation: Automation | null;
}
export interface CompleteAutomationCommand {
  readonly kind: 'COMPLETE_AUTOMATION';
  readonly taskId: TaskId;
  /** Values in place of those from the response. */
  readonly values: readonly { readonly instance: InstanceKey; readonly value: unknown }[];
  readonly reason: string;
}
/** Runs the workflow again from the start or from a stage. */
export interface RunAgainCommand extends Wiping {
  readonly kind: 'RUN_AGAIN';
  /** Null runs it from the start. */
  readonly stageId: StageId | null;
  readonly reason: string;
}
export interface DeleteCommand {
  readonly kind: 'DELETE';
}
export interface RestoreCommand {
  readonly kind: 'RESTORE';
}
/** Sends a task back for a rejection that has had no effect yet. */
export interface SendBackCommand extends Resetting {
  readonly kind: 'SEND_BACK';
  readonly taskId: TaskId;
  readonly targetId: TaskId;
  readonly reason: string;
}
/** Continues in spite of a rejection. */
export interface OverrideRejectionCommand {
  readonly kind: 'OVERRIDE_REJECTION';
  readonly taskId: TaskId;
  readonly reason: string;
}

/** A command as recorded. */
export interface RecordedCommand {
  /** The version of the workflow after the command. */
  readonly seq: number;
  readonly at: Instant;
  readonly actorId: PartyId | null;
  readonly command: string;
  readonly events: readonly RunEvent[];
}
/** Reverses the last command of the person. */
export interface UndoCommand {
  readonly kind: 'UNDO';
  readonly recorded: RecordedCommand;
}

/** Author and time of a command. */
export interface CommandContext {
  readonly now: Instant;
  readonly actor: Agent;
  /**
   * Time between a person's command and the requests that it causes, in which the person can undo
   * the command. Default: 0.
   */
  readonly undoWindow?: number;
  /** Data on people for `directoryNeeds`. */
  readonly directory?: Directory;
}
