import type { OpenTasks } from '../../blueprint/content.ts';
import type { Instant } from '../../core/ids.ts';
import { itemAt } from '../../core/item-at.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { isResolved } from '../facts/resolved.ts';
import { stageTable } from '../tables/stage-table.ts';
import { isSettled } from '../../task/settled.ts';
import { isStarted } from '../../task/work-state.ts';
import { workflowTable } from '../tables/workflow-table.ts';
import { activate } from '../flow/activate.ts';
import { applyStoredResult } from '../linked/apply-result.ts';
import { coverAbsences } from '../people/cover-absences.ts';
import { followDates } from '../dates/follow-dates.ts';
import { followSources } from '../setbacks/follow-sources.ts';
import { updateDueDatePauses } from '../clock/due-date-pauses.ts';
import { recordStage, recordWorkflow, type Ledger } from '../command/ledger.ts';
import { repeatApproval } from '../linked/repeat-approval.ts';
import { unskipReachableTasks, skipUnreachableTask } from '../setbacks/lost-outcomes.ts';
import { autoSkip, autoSkipStage } from '../setbacks/auto-skip.ts';
import { reconsiderStages } from '../flow/reconsider-stages.ts';
import { reviewChanges } from '../review/review-changes.ts';
import type { RunTask } from '../../run-model/run.ts';
import { stageOf } from '../../run-model/run-view.ts';
import { settleLinked } from '../linked/settle-linked.ts';
import { settleReview } from '../review/settle-review.ts';
import { settleTogether } from '../review/settle-together.ts';
import { dueWithStart } from '../dates/stage-due.ts';
import { stageFate } from '../facts/stage-fate.ts';
import { renewDueDates, isTimeUp, keepOverdue, applyTimers } from '../clock/apply-timers.ts';
import { taskTrigger } from '../facts/trigger.ts';
import { nextMoment } from '../clock/wake-up.ts';

/**
 * Maximum number of state changes by one command, far above what any command needs. Stops endless
 * loops.
 */
const transitionCap = (ledger: Ledger): number =>
  Math.max(1000, 4 * (ledger.tasks.length + ledger.stages.length));

/** Starts the stage if its condition is met. Returns whether it is in progress. */
const startStage = (ledger: Ledger, position: number, until: Instant): boolean => {
  const stage = itemAt(ledger.stages, position);
  if (stage.status !== 'NOT_STARTED') return stage.status === 'IN_PROGRESS';
  const fate = stageFate(ledger, stage, until);
  if (fate === null) return false;
  const { cause, to } = systemRow(stageTable, stage.status, 'triggerReached', fate.kind);
  if (fate.kind === 'isSkipped') {
    const skip = stage.skip ?? { reason: fate.reason, at: ledger.now, by: null, comment: '' };
    autoSkipStage(ledger, stage, skip, { cause, decisions: fate.decisions });
    return false;
  }
  const due = dueWithStart(ledger, stage);
  recordStage(
    ledger,
    'STAGE_STARTED',
    stage,
    { status: nextState({ to }, stage.status), startedAt: ledger.now, ...due.patch },
    { cause, decisions: [...fate.decisions, ...due.decisions] },
  );
  return true;
};

/** Applies all automatic changes of a started task. */
const moveTask = (ledger: Ledger, position: number): void => {
  const task = itemAt(ledger.tasks, position);
  if (task.status === 'PENDING_REVIEW') settleReview(ledger, task);
  else if (task.type === 'DEFAULT') settleTogether(ledger, task);
  else if (task.type === 'AUTOMATION') applyStoredResult(ledger, task);
  else if (task.status === 'REJECTED' && task.type === 'APPROVAL') repeatApproval(ledger, task);
  const moved = itemAt(ledger.tasks, position);
  if (moved.type === 'LINKED_WORKFLOW') settleLinked(ledger, moved);
};

/** Returns whether an optional task was reactivated: its stage then waits for it. */
const isWaitedFor = (ledger: Ledger, task: RunTask): boolean =>
  task.isWantedBack && isStarted(task) && stageOf(ledger, task).openTasks === 'SKIP';

/**
 * Starts and completes tasks of a stage. Returns whether all tasks that the stage waits for are
 * completed or skipped.
 */
const moveTasks = (ledger: Ledger, positions: readonly number[], until: Instant): boolean => {
  // A stage with only optional tasks waits for all of them; it would complete immediately without.
  const isAllOptional = positions.every((at) => itemAt(ledger.tasks, at).plan.need === 'OPTIONAL');
  let allSettled = true;
  for (const position of positions) {
    const task = itemAt(ledger.tasks, position);
    if (task.status === 'INACTIVE' && !skipUnreachableTask(ledger, task)) {
      const why = taskTrigger(ledger, task, until);
      if (why !== null) activate(ledger, task, why);
    }
    if (task.status !== 'INACTIVE' || task.type === 'LINKED_WORKFLOW') moveTask(ledger, position);
    const after = itemAt(ledger.tasks, position);
    if (isAllOptional || after.plan.need !== 'OPTIONAL' || isWaitedFor(ledger, after))
      allSettled &&= isSettled(after) && !after.hasException;
  }
  return allSettled;
};

/** Skips open optional tasks, or leaves started ones open, by the setting of the blueprint. */
const closeOptional = (
  ledger: Ledger,
  positions: readonly number[],
  openTasks: OpenTasks,
): void => {
  for (const position of positions) {
    const task = itemAt(ledger.tasks, position);
    if (isSettled(task) || (openTasks === 'LEAVE' && isStarted(task))) continue;
    if (task.status === 'INACTIVE' && skipUnreachableTask(ledger, task)) continue;
    autoSkip(ledger, task, 'STAGE_COMPLETED', {
      rule: 'OPTIONAL_TASK',
      operands: { openTasks },
      result: 'SKIPPED',
    });
  }
};

const completeStage = (ledger: Ledger, position: number): void => {
  const stage = itemAt(ledger.stages, position);
  closeOptional(ledger, itemAt(ledger.index.tasksOfStage, position), stage.openTasks);
  const row = systemRow(stageTable, stage.status, 'lastTaskSettled');
  recordStage(
    ledger,
    'STAGE_COMPLETED',
    stage,
    { status: nextState(row, stage.status), completedAt: ledger.now },
    { cause: row.cause },
  );
};

/** Completes or skips tasks that a completed stage left open. */
const settleLeftOpen = (ledger: Ledger, position: number): void => {
  const { status, openTasks } = itemAt(ledger.stages, position);
  if (status !== 'COMPLETED' || openTasks !== 'LEAVE') return;
  for (const at of itemAt(ledger.index.tasksOfStage, position)) {
    if (isStarted(itemAt(ledger.tasks, at))) moveTask(ledger, at);
  }
};

const completeWorkflow = (ledger: Ledger): void => {
  const { workflow } = ledger;
  for (const positions of ledger.index.tasksOfStage) closeOptional(ledger, positions, 'SKIP');
  const row = systemRow(workflowTable, workflow.scheduleStatus, 'allStagesResolved');
  recordWorkflow(
    ledger,
    'WORKFLOW_COMPLETED',
    { scheduleStatus: nextState(row, workflow.scheduleStatus), endedAt: ledger.now },
    { cause: row.cause },
  );
};

/**
 * Starts stages and tasks, completes stages and the workflow in display order, and applies dates
 * until the given time.
 */
const advanceUntilStable = (
  ledger: Ledger,
  until: Instant,
  keepDeadlines: (ledger: Ledger, until: Instant) => void,
): Refusal | null => {
  if (ledger.workflow.scheduleStatus !== 'RUNNING' || ledger.workflow.deletedAt !== null)
    return null;
  const cap = transitionCap(ledger);
  const begin = ledger.events.length;
  let before: number;
  do {
    before = ledger.events.length;
    followSources(ledger);
    reviewChanges(ledger);
    followDates(ledger);
    updateDueDatePauses(ledger);
    coverAbsences(ledger);
    keepDeadlines(ledger, until);
    unskipReachableTasks(ledger);
    if (ledger.workflow.scheduleStatus !== 'RUNNING') return null;
    for (const position of ledger.index.stageOrder) {
      if (!startStage(ledger, position, until)) {
        settleLeftOpen(ledger, position);
        continue;
      }
      if (moveTasks(ledger, itemAt(ledger.index.tasksOfStage, position), until))
        completeStage(ledger, position);
    }
    reconsiderStages(ledger);
    if (ledger.events.length - begin > cap) return refuse('EngineLoop', { max: cap });
  } while (ledger.events.length > before);
  if (ledger.stages.every(isResolved)) completeWorkflow(ledger);
  return null;
};

/**
 * Applies passed dates that no timer has applied, one after the other, as if a timer had fired for
 * each. Tasks that start this way start now.
 */
export const catchUp = (ledger: Ledger): Refusal | null => {
  if (!isTimeUp(ledger, ledger.now)) return null;
  for (
    let at = nextMoment(ledger);
    at !== null && at <= ledger.now && ledger.workflow.scheduleStatus === 'RUNNING';
    at = nextMoment(ledger, at)
  ) {
    const refusal = advanceUntilStable(ledger, at, applyTimers);
    if (refusal !== null) return refusal;
  }
  return null;
};

/**
 * Applies all automatic changes until nothing changes anymore. Does nothing while the workflow
 * isn't running.
 */
export const advance = (ledger: Ledger, isTakenBack = false): Refusal | null => {
  const refusal = advanceUntilStable(ledger, ledger.now, isTakenBack ? keepOverdue : renewDueDates);
  const { scheduleStatus, deletedAt } = ledger.workflow;
  const isOver = scheduleStatus === 'ENDED' || scheduleStatus === 'COMPLETED';
  if (refusal === null && isOver && deletedAt === null) coverAbsences(ledger);
  return refusal;
};
