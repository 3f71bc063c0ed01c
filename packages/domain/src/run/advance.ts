import { itemAt } from '../core/item-at.ts';
import { refuse, type Refusal } from '../core/refusal.ts';
import { nextState, systemRow } from '../core/state-table.ts';
import { isResolved } from '../stage/resolved.ts';
import { stageTable } from '../stage/stage-table.ts';
import { isSettled } from '../task/settled.ts';
import { workflowTable } from '../workflow/workflow-table.ts';
import { activate } from './activate.ts';
import { replayHeld } from './apply-result.ts';
import { recordStage, recordWorkflow, type Ledger } from './ledger.ts';
import { settleLinked } from './settle-linked.ts';
import { settleReview } from './settle-review.ts';
import { letTimePass } from './time-passes.ts';
import { stageTrigger, taskTrigger } from './trigger.ts';

/** Far above what any command needs: a task moves at most twice on its own, a stage twice. */
const transitionCap = (ledger: Ledger): number =>
  Math.max(1000, 4 * (ledger.tasks.length + ledger.stages.length));

/** G1: returns whether the stage is in progress now. */
const startStage = (ledger: Ledger, position: number): boolean => {
  const stage = itemAt(ledger.stages, position);
  if (stage.status !== 'NOT_STARTED') return stage.status === 'IN_PROGRESS';
  const why = stageTrigger(ledger, stage, ledger.now);
  if (why === null) return false;
  const row = systemRow(stageTable, stage.status, 'triggerReached');
  recordStage(
    ledger,
    'STAGE_STARTED',
    stage,
    { status: nextState(row, stage.status), startedAt: ledger.now },
    { row: row.row, decisions: [why] },
  );
  return true;
};

/** Starts what may start, settles what was decided; returns whether every task is done with. */
const moveTasks = (ledger: Ledger, positions: readonly number[]): boolean => {
  let allSettled = true;
  for (const position of positions) {
    const task = itemAt(ledger.tasks, position);
    if (task.status === 'INACTIVE') {
      const why = taskTrigger(ledger, task, ledger.now);
      if (why !== null) activate(ledger, task, why);
    } else if (task.status === 'PENDING_REVIEW') settleReview(ledger, task);
    else if (task.type === 'AUTOMATION') replayHeld(ledger, task);
    const started = itemAt(ledger.tasks, position);
    if (started.type === 'LINKED_WORKFLOW') settleLinked(ledger, started);
    const after = itemAt(ledger.tasks, position);
    allSettled &&= isSettled(after) && !after.hasException;
  }
  return allSettled;
};

/** G4. */
const completeStage = (ledger: Ledger, position: number): void => {
  const stage = itemAt(ledger.stages, position);
  const row = systemRow(stageTable, stage.status, 'lastTaskSettled');
  recordStage(
    ledger,
    'STAGE_COMPLETED',
    stage,
    { status: nextState(row, stage.status), completedAt: ledger.now },
    { row: row.row },
  );
};

/** W7. */
const completeWorkflow = (ledger: Ledger): void => {
  const { workflow } = ledger;
  const row = systemRow(workflowTable, workflow.scheduleStatus, 'allStagesResolved');
  recordWorkflow(
    ledger,
    'WORKFLOW_COMPLETED',
    { scheduleStatus: nextState(row, workflow.scheduleStatus), endedAt: ledger.now },
    { row: row.row },
  );
};

/**
 * Everything that follows by itself, until nothing more does: stages in display order
 * start, their tasks start, finished stages complete, then the workflow. Held while the
 * workflow does not run.
 */
export const advance = (ledger: Ledger): Refusal | null => {
  if (ledger.workflow.scheduleStatus !== 'RUNNING') return null;
  const cap = transitionCap(ledger);
  const begin = ledger.events.length;
  let before: number;
  do {
    before = ledger.events.length;
    letTimePass(ledger);
    if (ledger.workflow.scheduleStatus !== 'RUNNING') return null;
    for (const position of ledger.index.stageOrder) {
      if (!startStage(ledger, position)) continue;
      if (moveTasks(ledger, itemAt(ledger.index.tasksOfStage, position)))
        completeStage(ledger, position);
    }
    if (ledger.events.length - begin > cap) return refuse('EngineLoop', { max: cap });
  } while (ledger.events.length > before);
  if (ledger.stages.every(isResolved)) completeWorkflow(ledger);
  return null;
};
