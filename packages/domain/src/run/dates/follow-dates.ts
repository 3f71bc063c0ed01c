import { withDue } from './due-date.ts';
import { fieldDue, followedRule } from './field-due.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import { dueDecision } from './schedule.ts';

/** Updates due dates that follow a date field until the task is completed. */
export const followDates = (ledger: Ledger): void => {
  for (const task of ledger.tasks) {
    const rule = followedRule(task);
    if (rule === null) continue;
    const dueOn = fieldDue(ledger, rule);
    if (dueOn === task.dueOn) continue;
    recordTask(
      ledger,
      'TASK_DUE_CHANGED',
      task,
      task.status === 'INACTIVE' ? { dueOn } : withDue(ledger, task, dueOn),
      { cause: 'task.followDate', decisions: [dueDecision(rule, dueOn)] },
    );
  }
};
