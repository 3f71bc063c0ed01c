import type { Cause } from '../../run-model/cause.ts';
import type { RecordedCommand } from '../../run-model/command/command.ts';
import type { RunEvent } from '../../run-model/event.ts';
import type { RunTask } from '../../run-model/run.ts';
import { planAmong, type TaskPlan } from '../../run-model/task-plan.ts';

/**
 * Causes by the row numbers that earlier versions of Baton stored. Number D14 had several causes;
 * the type of its event shows whether it changed a due date.
 */
const causes = {
  D1: 'task.activate',
  D2: 'task.acknowledge',
  D3: 'task.decline',
  D4: 'task.submit',
  D5: 'task.saveDraft',
  D6: 'task.submit',
  D7: 'task.allLevelsApproved',
  D8: 'task.childRejected',
  D9: 'task.recall',
  D10: 'task.submit',
  D11: 'task.reopen',
  D12: 'task.skip',
  D13: 'task.unskip',
  D14: 'task.assign',
  D15: 'task.completeOnBehalf',
  D16: 'task.reportException',
  D17: 'task.resolveException',
  D18: 'task.reportException',
  D19: 'task.expire',
  D20: 'task.restartExpired',
  D21: 'task.reset',
  D22: 'task.approvalRevoked',
  D23: 'undo',
  D24: 'task.editShared',
  D25: 'task.add',
  D26: 'task.delete',
  D27: 'task.sourceChanged',
  A1: 'approval.activate',
  A2: 'approval.approve',
  A3: 'approval.reject',
  A4: 'approval.counter',
  A5: 'approval.askInformation',
  A6: 'approval.changeVote',
  A7: 'approval.revoke',
  A8: 'approval.notRequired',
  A9: 'approval.expire',
  A10: 'approval.contentChanged',
  A11: 'approval.override',
  M1: 'automation.activate',
  M2: 'automation.responseAccepted',
  M3: 'automation.attemptFailed',
  M4: 'automation.failedPermanently',
  M5: 'automation.retry',
  M7: 'automation.resultKept',
  L1: 'linkedWorkflow.activate',
  L2: 'linkedWorkflow.childCompleted',
  L3: 'linkedWorkflow.childHalted',
  L4: 'linkedWorkflow.childResumed',
  L5: 'linkedWorkflow.childRestarted',
  L6: 'workflow.parentActs',
  L7: 'workflow.detach',
  G1: 'stage.triggerReached',
  G2: 'stage.triggerReached',
  G4: 'stage.lastTaskSettled',
  G5: 'stage.taskReopened',
  G6: 'stage.restart',
  G7: 'stage.startAnyway',
  G8: 'stage.skip',
  G9: 'stage.conditionChanged',
  G10: 'stage.add',
  G11: 'stage.delete',
  G12: 'stage.describe',
  W1: 'workflow.prepare',
  W2: 'workflow.startDateReached',
  W3: 'workflow.start',
  W4: 'workflow.pause',
  W5: 'workflow.resume',
  W6: 'workflow.end',
  W7: 'workflow.allStagesResolved',
  W8: 'workflow.restart',
  W9: 'workflow.runAgain',
  W10: 'workflow.taskReopened',
  W11: 'workflow.delete',
  ABOUT: 'workflow.describe',
  CALENDAR: 'workflow.adoptCalendar',
  DUE_FIELD: 'task.followDate',
  ABSENCE: 'task.coverAbsence',
} as const satisfies Readonly<Record<string, Cause>>;

type WithoutCause<Event> = Event extends unknown ? Omit<Event, 'cause'> : never;

/** An event of an earlier version, which names a row of a state table, such as `D6`. */
type FormerEvent = WithoutCause<RunEvent> & { readonly row: keyof typeof causes };

/** Events as stored. Stored events never change, because their hashes are chained. */
export type StoredEvents = readonly (RunEvent | FormerEvent)[];

/** A command as stored. */
export interface StoredCommand extends Omit<RecordedCommand, 'events'> {
  readonly events: StoredEvents;
}

/** Returns the event with the cause of its row, if an earlier version stored it. */
const withCause = (event: StoredEvents[number]): RunEvent => {
  if (!('row' in event)) return event;
  const { row, ...rest } = event;
  const isDueDate = row === 'D14' && event.kind === 'TASK_DUE_CHANGED';
  return { ...rest, cause: isDueDate ? 'task.changeDueDate' : causes[row] };
};

/** A task with its plan among its properties, as earlier versions stored it. */
type FormerTask = Omit<RunTask, 'plan'> & TaskPlan;

const withPlan = (task: RunTask | FormerTask): RunTask =>
  'plan' in task ? task : { ...task, plan: planAmong(task) };

/** Returns stored events as rules read them. */
export const readEvents = (stored: StoredEvents): readonly RunEvent[] =>
  stored
    .map(withCause)
    .map((event) =>
      event.subject === 'PLAN' ? { ...event, tasks: event.tasks.map(withPlan) } : event,
    );

/** Returns a stored command with events as rules read them. */
export const readCommand = <Command extends { readonly events: StoredEvents }>(
  command: Command,
): Omit<Command, 'events'> & { readonly events: readonly RunEvent[] } => ({
  ...command,
  events: readEvents(command.events),
});
