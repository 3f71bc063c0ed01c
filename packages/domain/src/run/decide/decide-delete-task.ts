import { mayDeleteTask, mayReadTask } from '../../access/task-access.ts';
import { approvalTable } from '../../approval/approval-table.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import { factsIn } from '../facts/facts-of-task.ts';
import { recordPlan, type Ledger } from '../command/ledger.ts';
import { passOnTasks } from '../flow/pass-on-waiting.ts';
import type { DeleteTaskCommand } from '../command/plan-command.ts';
import { leaving } from '../flow/leaving.ts';
import { taskOf } from '../run-view.ts';
import { taskGoing } from '../facts/task-uses.ts';

/** D26: the task goes with its approvals, its form and their votes, unless something else needs it. */
export const decideDeleteTask = (ledger: Ledger, command: DeleteTaskCommand): Refusal | null => {
  const { agent } = ledger;
  const task = taskOf(ledger, command.taskId);
  const facts = task === undefined ? null : factsIn(ledger, agent)(task);
  // It is asked of the workflow, whose readers do not read all of its tasks.
  if (task === undefined || facts === null || mayReadTask(agent, facts) !== null)
    return refuse('NotFound');
  const check = {
    guard: () => mayDeleteTask(agent, facts),
    holds: () => false,
    unknown: () => refuse('TaskCompleted'),
  };
  const row =
    task.type === 'APPROVAL'
      ? takeRow(approvalTable, task.status, 'delete', check)
      : takeRow(taskTable, task.status, 'delete', check);
  if (!row.ok) return row.refusals[0];
  const going = taskGoing(ledger, task);
  const { row: letter } = row.value;
  passOnTasks(ledger, going.tasks, letter);
  recordPlan(ledger, {
    kind: 'TASK_DELETED',
    row: letter,
    taskId: task.id,
    stageId: task.stageId,
    ...leaving(ledger, going.tasks, command.labels),
  });
  return null;
};
