import type { Agent } from '../../access/actor.ts';
import type { Automation } from '../../automation/automation.ts';
import type { AutomationResult } from '../../automation/automation-result.ts';
import type { Instant, InstanceKey, PartyId, StageId, TaskId, WorkflowId } from '../../core/ids.ts';
import type { InputType } from '../../field/field.ts';
import type { PlacedValue } from '../../field/run-value.ts';
import type { TablePatch } from '../../field/table-patch.ts';
import type { ValueType } from '../../field/typed-values.ts';
import type { ChildReport, ParentOrder } from '../../linked-workflow/link-messages.ts';
import type { ReportedCategory } from '../../task/exception.ts';
import type {
  ChangeCollaboratorsCommand,
  DescribeTaskCommand,
  EditWorkflowCommand,
  UpdateStageCommand,
} from './about-command.ts';
import type { Directory } from '../directory.ts';
import type { GivenRemark } from './given-remark.ts';
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

/** Everything that can be asked of a run. One file in `commands/` decides each. */
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

/** W3, or W2 by a person who does not wait for the planned day. */
export interface StartCommand {
  readonly kind: 'START';
  /** Answers to what is asked at the start. */
  readonly values?: readonly GivenValue[];
}
/** W1, for a day to come: the answers to what is asked at the start. */
export interface ScheduleCommand {
  readonly kind: 'SCHEDULE';
  readonly values: readonly GivenValue[];
}
/** W1, by the system, for a child that lacks answers: it is there, and starts once it has them. */
export interface PrepareCommand {
  readonly kind: 'PREPARE';
  readonly values: readonly GivenValue[];
}
/** W2, by the timer. */
export interface StartScheduledCommand {
  readonly kind: 'START_SCHEDULED';
}
/** By the timer of `nextWakeUp`: starts what waited for a date. No events when nothing did. */
export interface DateReachedCommand {
  readonly kind: 'DATE_REACHED';
}
/** By the system: the workspace's calendar has changed, and what is left is counted by the new one. */
export interface AdoptCalendarCommand {
  readonly kind: 'ADOPT_CALENDAR';
  readonly calendar: WorkCalendar;
}
/** What is entered at one place of a form. The caller has checked that people exist. */
export interface GivenValue extends PlacedValue {
  /** The version of the value that the person had before their eyes; null: whatever it is now. */
  readonly expectedVersion?: number | null;
  /** As what type a program gave it; null: as its field has it. */
  readonly type?: ValueType | null;
  /** The day that was given beside a time; for fields that have no time. */
  readonly day?: string | null;
  /** What the program takes the use of the place for; null: it does not say. */
  readonly inputType?: InputType | null;
}
/** What was changed in the table at a place. */
export interface PatchedTable {
  readonly instance: InstanceKey;
  readonly patch: TablePatch;
  /** The version of the table that the person had before their eyes; null: whatever it is now. */
  readonly expectedVersion?: number | null;
}
/** D5. */
export interface SaveValuesCommand {
  readonly kind: 'SAVE_VALUES';
  readonly taskId: TaskId;
  readonly values: readonly GivenValue[];
  readonly tables?: readonly PatchedTable[];
}
/** D4, D6, D10: the work is done. */
export interface SubmitCommand {
  readonly kind: 'SUBMIT';
  readonly taskId: TaskId;
  /** Entered first, in the same step. */
  readonly values?: readonly GivenValue[];
}
/** D15: handed in for those whose task it is. */
export interface CompleteOnBehalfCommand {
  readonly kind: 'COMPLETE_ON_BEHALF';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** D9: taken back from review. */
export interface RecallCommand {
  readonly kind: 'RECALL';
  readonly taskId: TaskId;
}
/** D16; D18 where the task was done. */
export interface ReportExceptionCommand {
  readonly kind: 'REPORT_EXCEPTION';
  readonly taskId: TaskId;
  readonly category: ReportedCategory;
  readonly text: string;
}
/** D17. */
export interface ResolveExceptionCommand {
  readonly kind: 'RESOLVE_EXCEPTION';
  readonly taskId: TaskId;
  readonly comment: string;
}
/** D12: goes on without it. */
export interface SkipCommand {
  readonly kind: 'SKIP';
  readonly taskId: TaskId;
  readonly reason: string;
}
/** D13: to be done after all. */
export interface UnskipCommand {
  readonly kind: 'UNSKIP';
  readonly taskId: TaskId;
}
/** A4: a no with what should stand there instead. */
export interface CounterCommand extends Resetting {
  readonly kind: 'COUNTER';
  readonly taskId: TaskId;
  readonly comment: string;
  /** At places of the form that the rejection sends back. */
  readonly values: readonly GivenValue[];
  /** About single answers of the work. */
  readonly remarks?: readonly GivenRemark[];
}
/** D24: what was handed in is changed where it is shown. */
export interface EditSharedCommand {
  readonly kind: 'EDIT_SHARED';
  readonly taskId: TaskId;
  /** At places of the form of that task. */
  readonly values: readonly GivenValue[];
}
/** What is pulled back with a task that is opened again: nothing, what was built on it, or its whole stage. */
export const reopenCascades = ['NONE', 'DEPENDENTS', 'STAGE'] as const;
export type ReopenCascade = (typeof reopenCascades)[number];

/** D11. */
export interface ReopenCommand extends Resetting {
  readonly kind: 'REOPEN';
  readonly taskId: TaskId;
  readonly reason: string;
  readonly cascade: ReopenCascade;
}
/** D14: the whole new list. The caller has checked that the parties exist. */
export interface AssignCommand {
  readonly kind: 'ASSIGN';
  readonly taskId: TaskId;
  readonly assignees: readonly PartyId[];
}
/** D14. */
export interface ChangeDueDateCommand {
  readonly kind: 'CHANGE_DUE_DATE';
  readonly taskId: TaskId;
  readonly dueOn: Instant | null;
}

/** D20: to be done after all, until a new date. */
export interface RestartExpiredCommand {
  readonly kind: 'RESTART_EXPIRED';
  readonly taskId: TaskId;
  readonly dueOn: Instant;
}

/** W4. */
export interface PauseCommand {
  readonly kind: 'PAUSE';
  readonly reason: string;
}
/** W5. */
export interface ResumeCommand {
  readonly kind: 'RESUME';
}
/** W6. */
export interface EndCommand {
  readonly kind: 'END';
  readonly reason: string;
}
/** W8, CONTINUE: goes on where it was ended. */
export interface RestartCommand {
  readonly kind: 'RESTART';
  /** W8: the linked workflows that ended with it go on with it, those in trouble and all others. */
  readonly withChildren?: boolean;
  readonly reason: string;
}

/** L2 to L5: a child says how it stands. By the system alone. */
export interface ChildReportCommand {
  readonly kind: 'CHILD_REPORT';
  readonly taskId: TaskId;
  readonly request: number;
  readonly report: ChildReport;
}
/** L4: another child in the place of one in trouble. */
export interface StartNewChildCommand {
  readonly kind: 'START_NEW_CHILD';
  readonly taskId: TaskId;
  readonly request: number;
  /** Whether the one it replaces is ended; else it goes on by itself. */
  readonly endsFormer: boolean;
  readonly reason: string;
}
/** L4: a workflow that is there already in the place of one in trouble. */
export interface RelinkCommand {
  readonly kind: 'RELINK';
  readonly taskId: TaskId;
  readonly request: number;
  readonly workflowId: WorkflowId;
  readonly reason: string;
}
/** L4, W8: those that were ended with the workflow go on with it. */
export interface RestartChildrenCommand {
  readonly kind: 'RESTART_CHILDREN';
  readonly taskId: TaskId;
  /** Null: all of the task that were. */
  readonly request: number | null;
  readonly reason: string;
}
/** L4: done in the place of its children. */
export interface CompleteLinkedCommand {
  readonly kind: 'COMPLETE_LINKED';
  readonly taskId: TaskId;
  readonly values: readonly GivenValue[];
  readonly reason: string;
}
/** L7: goes on by itself; the task that it was started for waits for it no longer. */
export interface DetachCommand {
  readonly kind: 'DETACH';
  readonly reason: string;
}
/** L6: the parent says what it asks of this run. By the system alone. */
export interface FollowParentCommand {
  readonly kind: 'FOLLOW_PARENT';
  readonly order: ParentOrder;
}
/** M2, M3, M4, by the system: what an attempt of a call came to. */
export interface RecordAutomationCommand {
  readonly kind: 'RECORD_AUTOMATION';
  readonly taskId: TaskId;
  readonly group: number;
  /** From 1, within the group. */
  readonly attempt: number;
  readonly result: AutomationResult;
}
/** M5. */
export interface RetryAutomationCommand {
  readonly kind: 'RETRY_AUTOMATION';
  readonly taskId: TaskId;
  /** What is called from now on; null: as before. Validated by the caller. */
  readonly automation: Automation | null;
}
/** M5. */
export interface CompleteAutomationCommand {
  readonly kind: 'COMPLETE_AUTOMATION';
  readonly taskId: TaskId;
  /** In the place of what the answer would have given. */
  readonly values: readonly { readonly instance: InstanceKey; readonly value: unknown }[];
  readonly reason: string;
}
/** W9: once more from the start, or from a stage on. */
export interface RunAgainCommand extends Wiping {
  readonly kind: 'RUN_AGAIN';
  /** Null: from the start. */
  readonly stageId: StageId | null;
  readonly reason: string;
}
/** W11. */
export interface DeleteCommand {
  readonly kind: 'DELETE';
}
/** W11. */
export interface RestoreCommand {
  readonly kind: 'RESTORE';
}
/** §4: what a rejection that stands leads to after all; a task is done again. */
export interface SendBackCommand extends Resetting {
  readonly kind: 'SEND_BACK';
  readonly taskId: TaskId;
  readonly targetId: TaskId;
  readonly reason: string;
}
/** A11: goes on in spite of the rejection. */
export interface OverrideRejectionCommand {
  readonly kind: 'OVERRIDE_REJECTION';
  readonly taskId: TaskId;
  readonly reason: string;
}

/** A command as it stands on record. */
export interface RecordedCommand {
  /** The version of the run that it led to. */
  readonly seq: number;
  readonly at: Instant;
  readonly actorId: PartyId | null;
  readonly command: string;
  readonly events: readonly RunEvent[];
}
/** D23: takes back what the person has just done. */
export interface UndoCommand {
  readonly kind: 'UNDO';
  readonly recorded: RecordedCommand;
}

/** When and by whom a command is given. */
export interface CommandContext {
  readonly now: Instant;
  readonly actor: Agent;
  /** How long calls wait that a person's command sets off, so that it can be taken back; 0 where left out. */
  readonly undoWindow?: number;
  /** Who belongs to whom, as far as `directoryNeeds` asks for it. */
  readonly directory?: Directory;
}
