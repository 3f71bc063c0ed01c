import { mayDecideRejection } from '../../../access/task/task-access.ts';
import { sendBackTargets } from '../../../approval/send-back-targets.ts';
import { approvalTable } from '../../tables/approval-table.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { nextState, takeRow } from '../../../core/state-table.ts';
import type {
  OverrideRejectionCommand,
  SendBackCommand,
} from '../../../run-model/command/command.ts';
import { reasonRefusal } from '../../command/comment-length.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { sendBackTo } from '../../setbacks/send-back.ts';
import { askFor } from '../../facts/take-task-row.ts';

/**
 * Sends an earlier task back for a rejection without effect. The approval is requested again
 * afterwards.
 */
export const decideSendBack = (ledger: Ledger, command: SendBackCommand): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const refusal =
    mayDecideRejection(agent, factsIn(ledger, agent)(approval)) ?? reasonRefusal(command.reason);
  if (refusal !== null) return refusal;
  const target = sendBackTargets(ledger, approval).find((task) => task.id === command.targetId);
  if (target === undefined) return refuse('UnknownReference', {}, 'targetId');
  sendBackTo(ledger, target, approval, command.reason.trim());
  const waiting = taskOf(ledger, approval.id);
  if (waiting !== undefined)
    recordTask(
      ledger,
      'TASK_SENT_BACK',
      waiting,
      { sentBackTo: target.id, rejectCycles: 0 },
      { cause: 'approval.reject', comment: command.reason.trim() },
    );
  return null;
};

/** Continues in spite of the rejection. */
export const decideOverride = (
  ledger: Ledger,
  command: OverrideRejectionCommand,
): Refusal | null => {
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const row = takeRow(approvalTable, approval.status, 'override', {
    ask: askFor(ledger, approval, command),
    otherwise: refuse('NotRejected'),
  });
  if (!row.ok) return row.refusals[0];
  recordTask(
    ledger,
    'APPROVAL_OVERRIDDEN',
    approval,
    {
      status: nextState(row.value, approval.status),
      approvalStatus: 'APPROVED',
      completedAt: ledger.now,
      hasException: false,
      exception: null,
      rejectCycles: 0,
    },
    { cause: row.value.cause, comment: command.reason.trim() },
  );
  return null;
};
