import type { TaskFacts } from '../../access/task/task-facts.ts';
import { refuse, type Refusal, type Result } from '../../core/refusal.ts';
import { takeRow } from '../../core/state-table.ts';
import type { ApprovalInput, TaskInput } from '../../run-model/cause.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { approvalTable } from '../tables/approval-table.ts';
import type { CommandGuard } from '../tables/row-of.ts';
import { taskTable, type TaskCommands, type TaskTransition } from '../tables/task-table.ts';
import { factsIn } from './facts-of-task.ts';

/** Returns a function that runs a guard for a command on a task. */
export const askFor = <Command>(ledger: Ledger, task: RunTask, command: Command) => {
  const { agent, now } = ledger;
  const facts = factsIn(ledger, agent, now)(task);
  return (guard: CommandGuard<TaskFacts, Command>): Refusal | null => guard(agent, facts, command);
};

type Intersection<Union> = (Union extends unknown ? (one: Union) => void : never) extends (
  all: infer All,
) => void
  ? All
  : never;

type SharedInput = TaskInput & ApprovalInput;

/** Returns the state table row of a command that exists for tasks and for approvals. */
export function takeTaskRow<On extends SharedInput>(
  ledger: Ledger,
  task: RunTask,
  on: On,
  command: On extends keyof TaskCommands ? TaskCommands[On] : unknown,
  otherwise?: Refusal,
): Result<TaskTransition>;
export function takeTaskRow(
  ledger: Ledger,
  task: RunTask,
  on: SharedInput,
  command: Intersection<TaskCommands[keyof TaskCommands]>,
  otherwise = refuse('TaskCompleted'),
): Result<TaskTransition> {
  const attempt = { ask: askFor(ledger, task, command), otherwise };
  return task.type === 'APPROVAL'
    ? takeRow(approvalTable, task.status, on, attempt)
    : takeRow(taskTable, task.status, on, attempt);
}
