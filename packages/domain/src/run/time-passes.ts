import type { Instant } from '../core/ids.ts';
import { dueEscalations } from '../task/escalation.ts';
import { nextExpiry } from '../task/expiry.ts';
import { escalate } from './escalate.ts';
import { expire } from './expire.ts';
import type { Ledger } from './ledger.ts';
import type { Run, RunTask } from './run.ts';
import { taskOf, type RunView } from './run-view.ts';

/** A problem, of the task or of the work that it judges, stops its clock. */
const isHeldIn =
  (view: RunView) =>
  (task: RunTask): boolean =>
    task.hasException ||
    (task.approvalFor !== null && taskOf(view, task.approvalFor)?.hasException === true);

const hasTimers = ({ deadline }: RunTask): boolean =>
  deadline.expiry !== null || deadline.escalations.length > 0;

/** Whether time can do anything to tasks of this run at all. */
export const hasDeadlines = ({ tasks }: Pick<Run, 'tasks'>): boolean => tasks.some(hasTimers);

/** The next moment at which a task expires or escalates; null when none does. */
export const nextDeadline = (view: RunView): Instant | null => {
  const isHeld = isHeldIn(view);
  let next: Instant | null = null;
  for (const task of view.tasks) {
    if (!hasTimers(task)) continue;
    const expiry = nextExpiry(task, view.workflow, isHeld);
    const moments = dueEscalations(task, view.workflow).map(({ at }) => at);
    for (const at of expiry === null ? moments : [expiry, ...moments])
      if (next === null || at < next) next = at;
  }
  return next;
};

/** Whether something was due by now that no timer has carried out yet. */
export const isTimeUp = (view: RunView, now: Instant): boolean => {
  if (view.workflow.scheduleStatus !== 'RUNNING' || !hasDeadlines(view)) return false;
  const next = nextDeadline(view);
  return next !== null && next <= now;
};

/** D19, A9 and the escalations: everything whose moment has come, task by task. */
export const letTimePass = (ledger: Ledger): void => {
  if (!hasDeadlines(ledger)) return;
  const isHeld = isHeldIn(ledger);
  for (const { id, deadline } of ledger.tasks) {
    if (ledger.workflow.scheduleStatus !== 'RUNNING') return;
    const current = (): RunTask | undefined => taskOf(ledger, id);
    const task = current();
    if (task === undefined || (deadline.expiry === null && deadline.escalations.length === 0))
      continue;
    for (const due of dueEscalations(task, ledger.workflow))
      if (due.at <= ledger.now) escalate(ledger, current() ?? task, due);
    const escalated = current() ?? task;
    const at = nextExpiry(escalated, ledger.workflow, isHeld);
    if (at !== null && at <= ledger.now) expire(ledger, escalated);
  }
};
