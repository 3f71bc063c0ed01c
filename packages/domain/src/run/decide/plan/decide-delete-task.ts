import { mayReadTask } from '../../../access/task/task-access.ts';
import { refuse, type Refusal } from '../../../core/refusal.ts';
import { factsIn } from '../../facts/facts-of-task.ts';
import { recordPlan, type Ledger } from '../../command/ledger.ts';
import { reconnectFollowers } from '../../flow/reconnect-followers.ts';
import type { DeleteTaskCommand } from '../../../run-model/command/plan-command.ts';
import { deletionRecord } from '../../flow/deletion-record.ts';
import { taskOf } from '../../../run-model/run-view.ts';
import { taskGoing } from '../../facts/task-uses.ts';
import { takeTaskRow } from '../../facts/take-task-row.ts';

/** Deletes a task with its approvals, form, and votes, unless something else needs it. */
export const decideDeleteTask = (ledger: Ledger, command: DeleteTaskCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  const facts = task === undefined ? null : factsIn(ledger, agent)(task);
  // The command is on the workflow, and people who can view it can't always view the task.
  if (task === undefined || facts === null || mayReadTask(agent, facts) !== null)
    return refuse('NotFound');
  const row = takeTaskRow(ledger, task, 'delete', command);
  if (!row.ok) return row.refusals[0];
  const going = taskGoing(ledger, task);
  const { cause } = row.value;
  reconnectFollowers(ledger, going.tasks, cause);
  recordPlan(ledger, {
    kind: 'TASK_DELETED',
    cause,
    taskId: task.id,
    stageId: task.stageId,
    ...deletionRecord(ledger, going.tasks, command.labels),
  });
  return null;
};
