import { plannedEnd, plannedStarts } from './planned-end.ts';
import { recordTask, recordWorkflow, type Ledger } from '../command/ledger.ts';
import type { RunTask } from '../../run-model/run.ts';
import { taskOf } from '../../run-model/run-view.ts';
import { dueDecision, dueMoment } from './schedule.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Returns whether the due date counts from the start of the workflow and can still change. */
const isPlanned = ({ status, plan: { dueRule }, isDueByHand }: RunTask): boolean =>
  status === 'INACTIVE' && dueRule?.kind === 'DURATION' && !isDueByHand;

/** Sets due dates from the planned start of each task. */
const fixDueDates = (ledger: Ledger, cause: Cause): void => {
  // Dates that were planned before a restart don't apply.
  const tasks = ledger.tasks.map((task) => (isPlanned(task) ? { ...task, dueOn: null } : task));
  const { workflow, stages, votes, values } = ledger;
  const startOf = plannedStarts({ workflow, stages, tasks, votes, values });
  for (const task of tasks) {
    if (task.plan.dueRule?.kind !== 'DURATION' || !isPlanned(task)) continue;
    const dueOn = dueMoment(task.plan.dueRule, workflow, startOf(task));
    recordTask(
      ledger,
      'TASK_DUE_CHANGED',
      taskOf(ledger, task.id) ?? task,
      { dueOn },
      { cause, decisions: [dueDecision(task.plan.dueRule, dueOn)] },
    );
  }
};

/** Sets static due dates and the planned end when a workflow starts. */
export const planFromStart = (ledger: Ledger, cause: Cause): void => {
  if (!ledger.workflow.dynamicDueDates) fixDueDates(ledger, cause);
  const plannedEndAtStart = plannedEnd(ledger);
  if (plannedEndAtStart !== ledger.workflow.plannedEndAtStart)
    recordWorkflow(ledger, 'WORKFLOW_PLANNED', { plannedEndAtStart }, { cause });
};
