import { recordTask, type Ledger } from '../command/ledger.ts';
import { dueDecision, dueMoment } from './schedule.ts';
import type { Cause } from '../../run-model/cause.ts';

/** Recalculates due dates in days from the real start, unless a person changed them. */
export const recountDays = (ledger: Ledger, cause: Cause): void => {
  for (const task of ledger.tasks) {
    if (task.status === 'COMPLETED' || task.isDueByHand) continue;
    if (task.plan.dueRule?.kind !== 'WORKFLOW_START') continue;
    const dueOn = dueMoment(task.plan.dueRule, ledger.workflow, null);
    if (dueOn !== task.dueOn)
      recordTask(
        ledger,
        'TASK_DUE_CHANGED',
        task,
        { dueOn },
        { cause, decisions: [dueDecision(task.plan.dueRule, dueOn)] },
      );
  }
};
