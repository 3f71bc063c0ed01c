import { plannedEnd, plannedStarts } from '../../workflow/planned-end.ts';
import { recordTask, recordWorkflow, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../run.ts';
import { taskOf } from '../run-view.ts';
import { dueDecision, dueMoment } from './schedule.ts';

/** Planned from the start of the workflow: what has begun, or is dated by a person, is as it is. */
const isPlanned = ({ status, dueRule, isDueByHand }: RunTask): boolean =>
  status === 'INACTIVE' && dueRule?.kind === 'DURATION' && !isDueByHand;

/** Due dates that do not follow what really happens: each duration is counted from the planned start of its task. */
const fixDueDates = (ledger: Ledger, row: string): void => {
  // What was planned for a run before says nothing of this one.
  const tasks = ledger.tasks.map((task) => (isPlanned(task) ? { ...task, dueOn: null } : task));
  const { workflow, stages, votes, values } = ledger;
  const startOf = plannedStarts({ workflow, stages, tasks, votes, values });
  for (const task of tasks) {
    if (task.dueRule?.kind !== 'DURATION' || !isPlanned(task)) continue;
    const dueOn = dueMoment(task.dueRule, workflow, startOf(task));
    recordTask(
      ledger,
      'TASK_DUE_CHANGED',
      taskOf(ledger, task.id) ?? task,
      { dueOn },
      { row, decisions: [dueDecision(task.dueRule, dueOn)] },
    );
  }
};

/** W3, W9: the plan that a workflow starts with: static due dates, and the end that the real one will be compared with. */
export const planFromStart = (ledger: Ledger, row: string): void => {
  if (!ledger.workflow.dynamicDueDates) fixDueDates(ledger, row);
  const plannedEndAtStart = plannedEnd(ledger);
  if (plannedEndAtStart !== ledger.workflow.plannedEndAtStart)
    recordWorkflow(ledger, 'WORKFLOW_PLANNED', { plannedEndAtStart }, { row });
};
