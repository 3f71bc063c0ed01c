import { partiesOf, personOf } from '../../../party/actor.ts';
import { approvalTable } from '../../tables/approval-table.ts';
import type { PartyId } from '../../../core/ids.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { takeRow } from '../../../core/state-table.ts';
import { taskTable } from '../../tables/task-table.ts';
import type {
  AddApproversCommand,
  ChangeCcCommand,
  ClaimCommand,
  DelegateCommand,
} from '../../../run-model/command/people-command.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { settleVotes } from '../../review/settle-votes.ts';
import { askFor, takeTaskRow } from '../../facts/take-task-row.ts';

const sameParties = (some: readonly PartyId[], others: readonly PartyId[]): boolean =>
  some.length === others.length && some.every((party, at) => party === others[at]);

/** Replaces the person in a list by others, without duplicates. */
const replaced = (
  parties: readonly PartyId[],
  own: readonly PartyId[],
  by: PartyId,
): readonly PartyId[] => [...new Set(parties.map((party) => (own.includes(party) ? by : party)))];

/** Assigns the task to one member of its team or role. */
export const decideClaim = (ledger: Ledger, command: ClaimCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const row = takeRow(taskTable, task.status, 'claim', {
    ask: askFor(ledger, task, command),
    otherwise: refuse('TaskCompleted'),
  });
  if (!row.ok) return row.refusals[0];
  const assignees = replaced(task.assignees, partiesOf(agent, task.assignees), agent.id);
  recordTask(ledger, 'TASK_CLAIMED', task, { assignees }, { cause: row.value.cause });
  return null;
};

/** Delegates one's own part or vote. */
export const decideDelegate = (ledger: Ledger, command: DelegateCommand): Refusal | null => {
  const { agent } = ledger;
  const { to } = command;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  if (agent === 'SYSTEM') return refuse('NotAssignee');
  const row = takeTaskRow(ledger, task, 'delegate', command);
  if (!row.ok) return row.refusals[0];
  const assignees = replaced(task.assignees, [agent.id], to);
  if (sameParties(assignees, task.assignees)) return null;
  recordTask(
    ledger,
    'TASK_DELEGATED',
    task,
    { assignees, assignedBy: agent.id },
    { cause: row.value.cause, comment: command.comment.trim() },
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
  const row = takeRow(approvalTable, approval.status, 'addApprover', {
    ask: askFor(ledger, approval, command),
    otherwise: refuse('AlreadyDecided', { status: approval.status }),
  });
  if (!row.ok) return row.refusals[0];
  const assignees = [...new Set([...approval.assignees, ...command.approvers])];
  if (sameParties(assignees, approval.assignees)) return null;
  const assignedBy = personOf(agent);
  recordTask(
    ledger,
    'TASK_ASSIGNED',
    approval,
    { assignees, assignedBy },
    { cause: row.value.cause },
  );
  settleVotes(ledger, approval.id);
  return null;
};

/** Sets the watchers. */
export const decideChangeCc = (ledger: Ledger, command: ChangeCcCommand): Refusal | null => {
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const row = takeTaskRow(ledger, task, 'changeCc', command);
  if (!row.ok) return row.refusals[0];
  const cc = [...new Set(command.cc)];
  if (sameParties(cc, task.cc)) return null;
  recordTask(ledger, 'TASK_CC_CHANGED', task, { cc }, { cause: row.value.cause });
  return null;
};
