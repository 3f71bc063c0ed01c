import type { RejectEffect } from '../../blueprint/content.ts';
import { endWorkflow } from '../flow/end-workflow.ts';
import type { TaskPatch } from '../../run-model/event.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { reportRejection } from './report-rejection.ts';
import { resetTask } from './reset.ts';
import { restartStages } from './restart-stages.ts';
import type { EndCause, RunStage, RunTask, TaskPart } from '../../run-model/run.ts';
import { stageByKey, taskByKey, taskOf } from '../../run-model/run-view.ts';
import { reworked } from './rework.ts';
import { canBeSentBack, sendBackTo } from './send-back.ts';
import { countReturn, notSentBackProblem } from './sent-back.ts';

/** Returns the effect of a rejection. Older child approvals name none and send their task back. */
export const effectOf = (approval: TaskPart<'rejectAction', 'approvalFor'>): RejectEffect =>
  approval.plan.rejectAction ?? { kind: approval.approvalFor === null ? 'CONTINUE' : 'REWORK' };

/**
 * Applies the effect of a rejection. `advance` sends the task of a child approval back, unless it
 * was reset here.
 */
export const followRejection = (
  ledger: Ledger,
  approval: RunTask,
  comment: string,
  by: EndCause['kind'] = 'REJECTED',
): void => {
  const effect = effectOf(approval);
  switch (effect.kind) {
    case 'REWORK':
    case 'CONTINUE':
    case 'NONE':
      return;
    case 'REOPEN_TASK': {
      const target = taskByKey(ledger, effect.task);
      // The linter prevents an approval as target: approvers don't repeat the task.
      if (target?.type !== 'DEFAULT') askOwner(ledger, approval.id);
      else if (!canBeSentBack(ledger, target, ledger.now)) {
        // A result that a restart kept is reset when its stage starts.
        if (target.status === 'COMPLETED') resetTask(ledger, target);
        askOwner(ledger, approval.id);
      } else if (isSkippedTooOften(ledger, target)) askOwner(ledger, approval.id, target);
      else {
        sendBackTo(ledger, target, approval, comment);
        waitFor(ledger, target.id, approval.id);
      }
      return;
    }
    case 'REPORT_EXCEPTION': {
      const target = taskByKey(ledger, effect.task);
      if (target?.type === 'DEFAULT' && canBeSentBack(ledger, target, ledger.now))
        reportRejection(ledger, target, comment);
      else askOwner(ledger, approval.id);
      return;
    }
    case 'RESTART_STAGE': {
      const stage = stageByKey(ledger, effect.stage);
      if (stage !== undefined && stage.status !== 'NOT_STARTED')
        restartTargetStage(ledger, stage, approval, comment);
      else askOwner(ledger, approval.id);
      return;
    }
    case 'END_WORKFLOW': {
      const { approvalFor } = approval;
      const work = approvalFor === null ? undefined : taskOf(ledger, approvalFor);
      if (work?.status === 'PENDING_REVIEW') reworked(ledger, work);
      endWorkflow(ledger, {
        reason: comment,
        cause: { kind: by, taskId: approvalFor ?? approval.id },
      });
    }
  }
};

/** Returns whether the task was skipped after each return and has reached the rework limit. */
const isSkippedTooOften = ({ workflow }: Ledger, { skippedAt, rejectCycles }: RunTask): boolean =>
  skippedAt !== null && rejectCycles + 1 >= workflow.rejectCycleLimit;

/**
 * Reports a problem because no task can be sent back, or because the limit is reached (`counted`).
 * The task of a child approval is still sent back.
 */
const askOwner = (ledger: Ledger, id: RunTask['id'], counted?: RunTask): void => {
  const approval = taskOf(ledger, id);
  if (approval?.approvalFor !== null) return;
  const { rejectCycleLimit: limit } = ledger.workflow;
  const stands = notSentBackProblem(approval, limit, ledger.now);
  if (counted === undefined) return recordCycle(ledger, id, stands);
  const { exception } = countReturn(counted, limit, ledger.now).patch;
  return recordCycle(ledger, id, { ...stands, ...(exception !== undefined && { exception }) });
};

/** The approval also waits for a skipped task that comes after it. */
const waitFor = (ledger: Ledger, targetId: RunTask['id'], id: RunTask['id']): void => {
  const approval = taskOf(ledger, id);
  if (taskOf(ledger, targetId)?.status === 'INACTIVE' && approval?.approvalFor === null)
    recordCycle(ledger, id, { sentBackTo: targetId });
};

const recordCycle = (ledger: Ledger, id: RunTask['id'], patch: TaskPatch): void => {
  const task = ledger.tasks.find((one) => one.id === id);
  if (task !== undefined)
    recordTask(ledger, 'TASK_SENT_BACK', task, patch, { cause: 'approval.reject' });
};

/**
 * RESTART_STAGE. The approval, or the task of a child approval, counts the restarts. At the rework
 * limit, the owner decides instead.
 */
const restartTargetStage = (
  ledger: Ledger,
  stage: RunStage,
  approval: RunTask,
  comment: string,
): void => {
  const counting = approval.approvalFor === null ? approval.id : approval.approvalFor;
  const counted = taskOf(ledger, counting);
  if (counted === undefined) return;
  const { patch } = countReturn(counted, ledger.workflow.rejectCycleLimit, ledger.now);
  if (patch.hasException === true) {
    // The task of a child approval is sent back separately, which counts it.
    if (approval.approvalFor === null) recordCycle(ledger, counting, patch);
    return;
  }
  restartStages(ledger, { stages: [stage], named: stage, cause: 'stage.restart', comment });
  const now = taskOf(ledger, approval.id);
  if (approval.approvalFor === null && now?.status === 'REJECTED') resetTask(ledger, now);
  const isPulledBack = taskOf(ledger, counting)?.status === 'INACTIVE';
  if (isPulledBack) recordCycle(ledger, counting, patch);
};
