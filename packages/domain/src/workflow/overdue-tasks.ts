import type { Instant } from '../core/ids.ts';
import type { Run, RunTask } from '../run-model/run.ts';
import { isOverdue } from '../task/due.ts';
import { isOpen } from '../task/work-state.ts';

/** A task in review isn't overdue: its approvals have their own due dates. */
const isOverdueWork = (task: RunTask, now: Instant): boolean =>
  isOpen(task) && task.status !== 'PENDING_REVIEW' && isOverdue(task, now);

/** Returns the open tasks and approvals that are past their due date. */
export const overdueTasks = (run: Pick<Run, 'tasks'>, now: Instant): readonly RunTask[] =>
  run.tasks.filter((task) => isOverdueWork(task, now));

/** Returns how many open tasks and approvals are past their due date. */
export const overdueTaskCount = (run: Pick<Run, 'tasks'>, now: Instant): number =>
  overdueTasks(run, now).length;
