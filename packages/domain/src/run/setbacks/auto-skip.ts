import { withoutCall } from '../facts/sending.ts';
import { approvalTable } from '../tables/approval-table.ts';
import { withoutRequests } from '../../run-model/child-link.ts';
import { nextState, systemRow } from '../../core/state-table.ts';
import { stageTable } from '../tables/stage-table.ts';
import { taskTable } from '../tables/task-table.ts';
import { unstartedDue } from '../dates/due-date.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import { recordStage, recordTask, type Ledger } from '../command/ledger.ts';
import { resetChildren } from './reset.ts';
import { clearReconsideration } from '../flow/reconsider-stages.ts';
import { dueWithStart } from '../dates/stage-due.ts';
import type { RunStage, RunTask, SkipReason, StageSkip } from '../../run-model/run.ts';
import { tasksOf } from '../../run-model/run-view.ts';
import { resetReworkCount } from './sent-back.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Returns the changes of a skipped task. */
export const skipped = (ledger: Ledger, task: RunTask, skipReason: SkipReason): TaskPatch => ({
  skippedAt: ledger.now,
  skipReason,
  startedAt: null,
  completedAt: null,
  ...unstartedDue(ledger.workflow, task),
  hasException: false,
  exception: null,
  ...resetReworkCount(task),
  ...withoutCall(task),
  ...withoutRequests(task),
});

/** Skips a task without a command of a person, also a started one. */
export const autoSkip = (
  ledger: Ledger,
  task: RunTask,
  reason: SkipReason,
  why: DecisionRecord,
): void => {
  if (task.status === 'COMPLETED' || task.skippedAt !== null) return;
  const patch = skipped(ledger, task, reason);
  if (task.type === 'APPROVAL') {
    const row = systemRow(approvalTable, task.status, 'notRequired');
    recordTask(
      ledger,
      'TASK_SKIPPED',
      task,
      { status: nextState(row, task.status), approvalStatus: 'NOT_REQUIRED', ...patch },
      { cause: row.cause, decisions: [why] },
    );
    return;
  }
  resetChildren(ledger, task);
  const row = systemRow(taskTable, task.status, 'autoSkip');
  recordTask(
    ledger,
    'TASK_SKIPPED',
    task,
    { status: nextState(row, task.status), ...patch },
    { cause: row.cause, decisions: [why] },
  );
};

/** Skips a stage with all its tasks. */
export const autoSkipStage = (
  ledger: Ledger,
  stage: RunStage,
  skip: StageSkip,
  note: { readonly cause: Cause; readonly decisions: readonly DecisionRecord[] },
): void => {
  recordStage(
    ledger,
    'STAGE_SKIPPED',
    stage,
    { status: 'SKIPPED', skip },
    { ...note, comment: skip.comment === '' ? null : skip.comment },
  );
  const why = { rule: 'STAGE_SKIP', operands: { stage: stage.id }, result: 'SKIPPED' } as const;
  for (const task of tasksOf(ledger, stage)) autoSkip(ledger, task, 'STAGE_SKIPPED', why);
};

/** Skips that are evaluated again when the stage starts again. */
const decidedInStage: readonly (SkipReason | null)[] = [
  'STAGE_SKIPPED',
  'STAGE_COMPLETED',
  'OUTCOME',
];

/** Undoes skips that were caused by the stage. */
export const undoStageSkips = (ledger: Ledger, stage: RunStage, cause: Cause): void => {
  for (const task of tasksOf(ledger, stage)) {
    if (!decidedInStage.includes(task.skipReason)) continue;
    recordTask(
      ledger,
      'TASK_UNSKIPPED',
      task,
      {
        skippedAt: null,
        skipReason: null,
        ...(task.type === 'APPROVAL' && { approvalStatus: null }),
      },
      { cause },
    );
  }
};

/** Starts a stage that was skipped. */
export const startSkippedStage = (
  ledger: Ledger,
  stage: RunStage,
  note: { readonly cause: Cause; readonly comment: string },
): void => {
  const row = systemRow(stageTable, stage.status, 'startAnyway');
  const due = dueWithStart(ledger, stage);
  recordStage(
    ledger,
    'STAGE_STARTED',
    stage,
    {
      status: nextState(row, stage.status),
      startedAt: ledger.now,
      ...due.patch,
      skip: null,
      ...clearReconsideration(stage),
    },
    {
      ...note,
      decisions: [
        {
          rule: 'STAGE_TRIGGER',
          operands: { kind: stage.trigger.kind, overridden: stage.skip?.reason ?? null },
          result: 'STARTED_ANYWAY',
        },
        ...due.decisions,
      ],
    },
  );
  undoStageSkips(ledger, stage, note.cause);
};
