import { personOf } from '../../../party/actor.ts';
import { added } from '../../../access/bring-in.ts';
import type { PartyId } from '../../../core/ids.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { isShortOfPeople } from '../../../run-model/exception.ts';
import type { AssignCommand } from '../../../run-model/command/command.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordTask, type Ledger } from '../../command/ledger.ts';
import type { RunTask } from '../../../run-model/run.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { canBeDecided } from '../../people/staff.ts';
import { settleVotes } from '../../review/settle-votes.ts';
import { takeTaskRow } from '../../facts/take-task-row.ts';

/**
 * Returns all members of a team if each member must decide, or only the person, team, or role if
 * not.
 */
const seatsOf = ({ directory }: Ledger, task: RunTask, party: PartyId): readonly PartyId[] =>
  task.type === 'APPROVAL' && task.approvalStatus === 'PENDING' && task.plan.voting.eachMember
    ? (directory.members.get(party) ?? [party])
    : [party];

/** Sets assignees or approvers. Votes of approvers who stay count. */
export const decideAssign = (ledger: Ledger, command: AssignCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  if (task === undefined) return refuse('NotFound');
  const assignees = [
    ...new Set(command.assignees.flatMap((party) => seatsOf(ledger, task, party))),
  ];
  const newcomers = added(task.assignees, assignees);
  const row = takeTaskRow(ledger, task, 'assign', { ...command, assignees });
  if (!row.ok) return row.refusals[0];
  if (assignees.length === 0) return refuse('Required', {}, 'assigneeIds');
  const isSame =
    assignees.length === task.assignees.length &&
    assignees.every((party, position) => party === task.assignees[position]);
  if (isSame) return null;
  const assignedBy = newcomers.length === 0 ? task.assignedBy : personOf(agent);
  const isStillShort = isShortOfPeople(task) && !canBeDecided(ledger, task, assignees);
  const { hasException, exception } = task;
  const patch = { assignees, assignedBy, ...(isStillShort && { hasException, exception }) };
  recordTask(ledger, 'TASK_ASSIGNED', task, patch, { cause: row.value.cause });
  // A paused approval isn't decided now. Its votes count after the pause.
  const { hasHeldParent } = factsIn(ledger, agent)(task);
  const isBlocked = hasException && !isShortOfPeople(task);
  if (task.frozeForReason !== null || isBlocked || hasHeldParent) return null;
  settleVotes(ledger, task.id);
  return null;
};
