import { mayDeleteTask, mayReadTask } from '../../access/task-access.ts';
import { approvalTable } from '../../approval/approval-table.ts';
import { asId, type RichText } from '../../core/ids.ts';
import { refuse, type Refusal } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import { taskTable } from '../../task/task-table.ts';
import type { TaskLabel } from '../about-command.ts';
import { factsIn } from '../facts-of-task.ts';
import { followersIn } from '../followers.ts';
import { recordPlan, recordTask, type Ledger } from '../ledger.ts';
import type { DeleteTaskCommand } from '../plan-command.ts';
import type { RunTask } from '../run.ts';
import { taskOf } from '../run-view.ts';
import { lastTaskNumber } from '../task-number.ts';
import { needsOfOthers, withItsApprovals } from '../task-uses.ts';

const labelOf = ({ labels }: DeleteTaskCommand, id: RunTask['id']): TaskLabel => {
  const {
    name = '',
    description = asId<RichText>(''),
    tags = [],
    reference = '',
  } = labels.get(id) ?? {};
  return { name, description, tags, reference };
};

/** Whoever waits for it waits for what it waited for. */
const passOnWaiting = (ledger: Ledger, task: RunTask, row: string): void => {
  for (const follower of followersIn(ledger).ofTask(task)) {
    const afterTasks = [
      ...new Set(
        follower.afterTasks.flatMap((key) => (key === task.key ? task.afterTasks : [key])),
      ),
    ].filter((key) => key !== follower.key);
    recordTask(ledger, 'TASK_PREDECESSORS_CHANGED', follower, { afterTasks }, { row });
  }
};

/** D26: the task goes with its approvals, its form and their votes, unless something else needs it. */
export const decideDeleteTask = (ledger: Ledger, command: DeleteTaskCommand): Refusal | null => {
  const { agent, workflow } = ledger;
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
  const needs = needsOfOthers(ledger, task);
  if (needs.length > 0) return refuse('CannotDeleteInUseTask', { count: needs.length });
  const going = withItsApprovals(ledger, task);
  const ids = new Set<RunTask['id'] | null>(going.map(({ id }) => id));
  const { row: letter } = row.value;
  passOnWaiting(ledger, task, letter);
  recordPlan(ledger, {
    kind: 'TASK_DELETED',
    row: letter,
    taskId: task.id,
    stageId: task.stageId,
    tasks: going,
    texts: going.map(({ id }) => labelOf(command, id)),
    values: ledger.values.filter(({ taskId }) => ids.has(taskId)),
    votes: ledger.votes.filter(({ taskId }) => ids.has(taskId)),
    before: { lastTaskNumber: workflow.lastTaskNumber },
    after: { lastTaskNumber: lastTaskNumber(ledger) },
  });
  return null;
};
