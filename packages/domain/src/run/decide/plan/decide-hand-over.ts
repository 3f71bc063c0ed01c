import { partiesOf, personOf } from '../../../access/actor.ts';
import { mayBringIn } from '../../../access/bring-in.ts';
import {
  mayAddApprovers,
  mayBecomeApprovers,
  mayClaim,
  mayDelegate,
  mayEditCcTo,
} from '../../../access/task/hand-over-access.ts';
import { approvalTable } from '../../../approval/approval-table.ts';
import type { PartyId } from '../../../core/ids.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../../task/task-table.ts';
import type {
  AddApproversCommand,
  ChangeCcCommand,
  ClaimCommand,
  DelegateCommand,
} from '../../command/people-command.ts';
import { commentTooLong } from '../../command/comment-length.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../run-view.ts';
import { settleVotes } from '../../review/settle-votes.ts';

const sameParties = (some: readonly PartyId[], others: readonly PartyId[]): boolean =>
  some.length === others.length && some.every((party, at) => party === others[at]);

/** Replaces one's own place in a list by others, without duplicates. */
const replaced = (
  parties: readonly PartyId[],
  own: readonly PartyId[],
  by: PartyId,
): readonly PartyId[] => [...new Set(parties.map((party) => (own.includes(party) ? by : party)))];

/** Assigns the task to one member of its team or role. */
export const decideClaim = (ledger: Ledger, { taskId }: ClaimCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const row = takeRow(taskTable, task.status, 'claim', {
    guard: () => mayClaim(agent, factsIn(ledger, agent)(task)),
    holds: () => false,
    unknown: () => refuse('TaskCompleted'),
  });
  if (!row.ok) return row.refusals[0];
  const assignees = replaced(task.assignees, partiesOf(agent, task.assignees), agent.id);
  recordTask(ledger, 'TASK_CLAIMED', task, { assignees }, { row: row.value.row });
  return null;
};

/** Delegates one's own part or vote. */
export const decideDelegate = (ledger: Ledger, command: DelegateCommand): Refusal | null => {
  const { agent } = ledger;
  const { to } = command;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const facts = factsIn(ledger, agent)(task);
  const check = {
    guard: () =>
      mayDelegate(agent, facts) ??
      mayBringIn(agent, facts, [to], 'toId') ??
      mayBecomeApprovers(facts, [to], 'toId') ??
      commentTooLong(command.comment, 'comment'),
    holds: () => false,
    unknown: () => refuse('TaskCompleted'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'delegate', check)
      : takeRow(taskTable, task.status, 'delegate', check);
  if (!row.ok) return row.refusals[0];
  const assignees = replaced(task.assignees, [agent.id], to);
  if (sameParties(assignees, task.assignees)) return null;
  recordTask(
    ledger,
    'TASK_DELEGATED',
    task,
    { assignees, assignedBy: agent.id },
    { row: row.value.row, comment: command.comment.trim() },
  );
  settleVotes(ledger, task.id);
  return null;
};

/** Adds approvers under the same rule. */
export const decideAddApprovers = (
  ledger: Ledger,
  command: AddApproversCommand,
): Refusal | null => {
  const { agent } = ledger;
  const approval = taskOf(ledger, command.taskId);
  if (approval === undefined) return refuse('NotFound');
  const facts = factsIn(ledger, agent)(approval);
  const row = takeRow(approvalTable, approval.status, 'addApprover', {
    guard: () =>
      mayAddApprovers(agent, facts) ??
      mayBringIn(agent, facts, command.approvers, 'approverIds') ??
      mayBecomeApprovers(facts, command.approvers, 'approverIds') ??
      (command.approvers.length === 0 ? refuse('Required', {}, 'approverIds') : null),
    holds: () => false,
    unknown: () => refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const assignees = [...new Set([...approval.assignees, ...command.approvers])];
  if (sameParties(assignees, approval.assignees)) return null;
  const assignedBy = personOf(agent);
  recordTask(ledger, 'TASK_ASSIGNED', approval, { assignees, assignedBy }, { row: row.value.row });
  settleVotes(ledger, approval.id);
  return null;
};

/** Sets the watchers. */
export const decideChangeCc = (ledger: Ledger, command: ChangeCcCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const facts = factsIn(ledger, agent)(task);
  const check = {
    guard: () => mayEditCcTo(agent, facts, command.cc),
    holds: () => false,
    unknown: () => refuse('TaskCompleted'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'changeCc', check)
      : takeRow(taskTable, task.status, 'changeCc', check);
  if (!row.ok) return row.refusals[0];
  const cc = [...new Set(command.cc)];
  if (sameParties(cc, task.cc)) return null;
  recordTask(ledger, 'TASK_CC_CHANGED', task, { cc }, { row: row.value.row });
  return null;
};
