import { fail, ok, refuse, type Refusal, type Result } from '../../core/refusal.ts';
import { advance, catchUp } from './advance.ts';
import type { CommandContext, RunCommand } from '../../run-model/command/command.ts';
import { decideAdoptCalendar } from '../decide/plan/decide-adopt-calendar.ts';
import {
  decideDescribe,
  decideEditWorkflow,
  decideUpdateStage,
} from '../decide/plan/decide-about.ts';
import { decideAcknowledge, decideDecline } from '../decide/work/decide-acknowledge.ts';
import { decideAssign } from '../decide/work/decide-assign.ts';
import { decideChildReport } from '../decide/linked/decide-child-report.ts';
import {
  decideCompleteAutomation,
  decideRecord,
  decideRetry,
} from '../decide/work/decide-automation.ts';
import { decideCollaborators } from '../decide/plan/decide-collaborators.ts';
import { decideDetach } from '../decide/linked/decide-detach.ts';
import { decideDueDate } from '../decide/plan/decide-due-date.ts';
import { decideAddStage } from '../decide/plan/decide-add-stage.ts';
import { decideAddTask } from '../decide/plan/decide-add-task.ts';
import { decideDeleteStage } from '../decide/plan/decide-delete-stage.ts';
import { decideDeleteTask } from '../decide/plan/decide-delete-task.ts';
import { decideDelete, decideRestore } from '../decide/plan/decide-delete.ts';
import { decideOverride, decideSendBack } from '../decide/review/decide-rejection.ts';
import { decideRunAgain } from '../decide/flow/decide-run-again.ts';
import { decideStage } from '../decide/flow/decide-stage.ts';
import { decideEditShared } from '../decide/work/decide-edit-shared.ts';
import { decideEnd } from '../decide/flow/decide-end.ts';
import { decideFollowParent } from '../decide/linked/decide-follow-parent.ts';
import {
  decideCompleteLinked,
  decideRelink,
  decideStartNewChild,
} from '../decide/linked/decide-fix-link.ts';
import { decidePause } from '../decide/flow/decide-pause.ts';
import { decideReport, decideResolve } from '../decide/work/decide-exception.ts';
import {
  decideAddApprovers,
  decideChangeCc,
  decideClaim,
  decideDelegate,
} from '../decide/plan/decide-hand-over.ts';
import { decideAnswer, decideAsk } from '../decide/work/decide-inquiry.ts';
import { decideOnBehalf } from '../decide/work/decide-on-behalf.ts';
import { decidePrepare } from '../decide/plan/decide-prepare.ts';
import { decideRecall } from '../decide/review/decide-recall.ts';
import { decideReopen } from '../decide/flow/decide-reopen.ts';
import { decideRestartExpired } from '../decide/work/decide-restart-expired.ts';
import { decideRestart } from '../decide/flow/decide-restart.ts';
import { decideRestartChildren } from '../decide/linked/decide-restart-children.ts';
import { decideResume } from '../decide/flow/decide-resume.ts';
import { decideSaveValues } from '../decide/work/decide-save-values.ts';
import { decideSchedule } from '../decide/plan/decide-schedule.ts';
import { decideSkip, decideUnskip } from '../decide/work/decide-skip.ts';
import { decideStart, decideStartScheduled } from '../decide/flow/decide-start.ts';
import { decideUndo } from '../decide/decide-undo.ts';
import { decideSubmit } from '../decide/work/decide-submit.ts';
import { decideRevoke } from '../decide/review/decide-revoke.ts';
import {
  decideApprove,
  decideChangeVote,
  decideCounter,
  decideOverrideVotes,
  decideReject,
} from '../decide/review/decide-vote.ts';
import type { RunEvent } from '../../run-model/event.ts';
import { recorded } from '../evolve.ts';
import { openLedger, type Ledger } from '../command/ledger.ts';
import type { Run } from '../../run-model/run.ts';
import { resetsRefusal } from '../command/reset-questions.ts';

const ignoredWhenDeleted: ReadonlySet<RunCommand['kind']> = new Set<RunCommand['kind']>([
  'DATE_REACHED',
  'START_SCHEDULED',
  'ABSENCE_CHANGED',
  'CHILD_REPORT',
  'FOLLOW_PARENT',
]);

/** Commands that a deleted workflow still accepts; they show their effect once it is restored. */
const acceptedWhenDeleted: ReadonlySet<RunCommand['kind']> = new Set<RunCommand['kind']>([
  'RESTORE',
  'RECORD_AUTOMATION',
  'ADOPT_CALENDAR',
]);

/**
 * Decides the command. A deleted workflow ignores timers; parents and children report again after a
 * restore.
 */
const dispatch = (ledger: Ledger, command: RunCommand): Refusal | null => {
  if (ledger.workflow.deletedAt === null || acceptedWhenDeleted.has(command.kind))
    return decideCommand(ledger, command);
  return ignoredWhenDeleted.has(command.kind) ? null : refuse('WorkflowDeleted');
};

const decideCommand = (ledger: Ledger, command: RunCommand): Refusal | null => {
  const refusal = resetsRefusal(ledger, ledger.agent, ledger.resets);
  if (refusal !== null) return refusal;
  switch (command.kind) {
    case 'START':
      return decideStart(ledger, command);
    case 'SCHEDULE':
      return decideSchedule(ledger, command);
    case 'PREPARE':
      return decidePrepare(ledger, command);
    case 'START_SCHEDULED':
      return decideStartScheduled(ledger);
    // `advance` starts the stages and tasks whose date has come; a repeated timer has no effect.
    case 'DATE_REACHED':
      return null;
    // `advance` applies delegates after every command.
    case 'ABSENCE_CHANGED':
      return ledger.agent === 'SYSTEM' ? null : refuse('Forbidden');
    case 'ADOPT_CALENDAR':
      return decideAdoptCalendar(ledger, command);
    case 'SAVE_VALUES':
      return decideSaveValues(ledger, command);
    case 'ACKNOWLEDGE':
      return decideAcknowledge(ledger, command);
    case 'DECLINE':
      return decideDecline(ledger, command);
    case 'SUBMIT':
      return decideSubmit(ledger, command);
    case 'COMPLETE_ON_BEHALF':
      return decideOnBehalf(ledger, command);
    case 'RECALL':
      return decideRecall(ledger, command);
    case 'REPORT_EXCEPTION':
      return decideReport(ledger, command);
    case 'RESOLVE_EXCEPTION':
      return decideResolve(ledger, command);
    case 'SKIP':
      return decideSkip(ledger, command);
    case 'UNSKIP':
      return decideUnskip(ledger, command);
    case 'APPROVE':
      return decideApprove(ledger, command);
    case 'REJECT':
      return decideReject(ledger, command);
    case 'COUNTER':
      return decideCounter(ledger, command);
    case 'EDIT_SHARED':
      return decideEditShared(ledger, command);
    case 'CHANGE_VOTE':
      return decideChangeVote(ledger, command);
    case 'OVERRIDE':
      return decideOverrideVotes(ledger, command);
    case 'ASK_INFORMATION':
      return decideAsk(ledger, command);
    case 'ANSWER_INFORMATION':
      return decideAnswer(ledger, command);
    case 'ADD_APPROVERS':
      return decideAddApprovers(ledger, command);
    case 'REVOKE':
      return decideRevoke(ledger, command);
    case 'REOPEN':
      return decideReopen(ledger, command);
    case 'ASSIGN':
      return decideAssign(ledger, command);
    case 'CLAIM':
      return decideClaim(ledger, command);
    case 'DELEGATE':
      return decideDelegate(ledger, command);
    case 'CHANGE_CC':
      return decideChangeCc(ledger, command);
    case 'CHANGE_DUE_DATE':
      return decideDueDate(ledger, command);
    case 'RESTART_EXPIRED':
      return decideRestartExpired(ledger, command);
    case 'DESCRIBE_TASK':
      return decideDescribe(ledger, command);
    case 'EDIT_WORKFLOW':
      return decideEditWorkflow(ledger, command);
    case 'CHANGE_COLLABORATORS':
      return decideCollaborators(ledger, command);
    case 'PAUSE':
      return decidePause(ledger, command);
    case 'RESUME':
      return decideResume(ledger);
    case 'END':
      return decideEnd(ledger, command);
    case 'RESTART':
      return decideRestart(ledger, command);
    case 'CHILD_REPORT':
      return decideChildReport(ledger, command);
    case 'FOLLOW_PARENT':
      return decideFollowParent(ledger, command);
    case 'DETACH':
      return decideDetach(ledger, command);
    case 'ADD_TASK':
      return decideAddTask(ledger, command);
    case 'DELETE_TASK':
      return decideDeleteTask(ledger, command);
    case 'ADD_STAGE':
      return decideAddStage(ledger, command);
    case 'UPDATE_STAGE':
      return decideUpdateStage(ledger, command);
    case 'DELETE_STAGE':
      return decideDeleteStage(ledger, command);
    case 'UNDO':
      return decideUndo(ledger, command);
    case 'RECORD_AUTOMATION':
      return decideRecord(ledger, command);
    case 'RETRY_AUTOMATION':
      return decideRetry(ledger, command);
    case 'COMPLETE_AUTOMATION':
      return decideCompleteAutomation(ledger, command);
    case 'RUN_AGAIN':
      return decideRunAgain(ledger, command);
    case 'DELETE':
      return decideDelete(ledger);
    case 'RESTORE':
      return decideRestore(ledger);
    case 'RESTART_STAGE':
    case 'START_STAGE_ANYWAY':
    case 'SKIP_STAGE':
    case 'LEAVE_STAGE_SKIPPED':
      return decideStage(ledger, command);
    case 'SEND_BACK':
      return decideSendBack(ledger, command);
    case 'OVERRIDE_REJECTION':
      return decideOverride(ledger, command);
    case 'START_NEW_CHILD':
      return decideStartNewChild(ledger, command);
    case 'RELINK':
      return decideRelink(ledger, command);
    case 'RESTART_CHILDREN':
      return decideRestartChildren(ledger, command);
    case 'COMPLETE_LINKED':
      return decideCompleteLinked(ledger, command);
  }
};

/** Returns the refusal followed by its details. */
const failed = ({ details = [], ...refusal }: Refusal): Result<never> => fail(refusal, ...details);

/** Applies the command without the automatic changes that it causes. */
export const decide = (
  run: Run,
  command: RunCommand,
  context: CommandContext,
): Result<readonly RunEvent[]> => {
  const ledger = openLedger(run, context, command);
  const refusal = dispatch(ledger, command);
  return refusal === null ? ok(ledger.events) : failed(refusal);
};

/** The result of a command. */
export interface Outcome {
  readonly events: readonly RunEvent[];
  readonly run: Run;
}

/**
 * Applies a command and all automatic changes that it causes. If nothing changes, returns the given
 * `Run`, otherwise one whose version is higher by one.
 */
export const execute = (
  run: Run,
  command: RunCommand,
  context: CommandContext,
): Result<Outcome> => {
  const ledger = openLedger(run, context, command);
  // Expiries and escalations before this command apply first, even if no timer has applied them.
  const refusal =
    catchUp(ledger) ?? dispatch(ledger, command) ?? advance(ledger, command.kind === 'UNDO');
  if (refusal !== null) return failed(refusal);
  return ok({ events: ledger.events, run: recorded(run, ledger, ledger.events) });
};
