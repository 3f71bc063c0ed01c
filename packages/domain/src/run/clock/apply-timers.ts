import type { Instant } from '../../core/ids.ts';
import { dueEscalations } from '../../task/escalation.ts';
import { isShortOfPeople } from '../../run-model/exception.ts';
import { nextExpiry } from '../../task/expiry.ts';
import { renewedDue, dueForRework } from '../dates/due-date.ts';
import { escalate } from './escalate.ts';
import { expire } from './expire.ts';
import { recordTask, type Ledger } from '../command/ledger.ts';
import type { Run, RunTask, TaskPart } from '../../run-model/run.ts';
import { taskOf, type RunView } from '../../run-model/run-view.ts';
import { settleReview } from '../review/settle-review.ts';

/**
 * Returns whether a problem of the task or its parent task stops the clock. Missing approvers
 * don't.
 */
const hasBlockingProblem =
  (view: RunView) =>
  (task: RunTask): boolean =>
    (task.hasException && !isShortOfPeople(task)) ||
    (task.approvalFor !== null && taskOf(view, task.approvalFor)?.hasException === true);

const hasTimers = ({ plan: { deadline } }: TaskPart<'deadline'>): boolean =>
  deadline.expiry !== null || deadline.escalations.length > 0;

/** Returns whether any task of the workflow can expire or escalate. */
export const hasDeadlines = ({ tasks }: Pick<Run, 'tasks'>): boolean => tasks.some(hasTimers);

/**
 * Returns the next time after `after` at which a task expires or escalates, or null if there is
 * none.
 */
export const nextDeadline = (view: RunView, after = -Infinity): Instant | null => {
  const isBlocked = hasBlockingProblem(view);
  let next: Instant | null = null;
  for (const task of view.tasks) {
    if (!hasTimers(task)) continue;
    const expiry = nextExpiry(task, view.workflow, isBlocked);
    const moments = dueEscalations(task, view.workflow).map(({ at }) => at);
    for (const at of expiry === null ? moments : [expiry, ...moments])
      if (at > after && (next === null || at < next)) next = at;
  }
  return next;
};

/** Returns whether an expiry or escalation is due that no timer has applied yet. */
export const isTimeUp = (view: RunView, now: Instant): boolean => {
  if (view.workflow.scheduleStatus !== 'RUNNING' || !hasDeadlines(view)) return false;
  const next = nextDeadline(view);
  return next !== null && next <= now;
};

const sendEscalations = (ledger: Ledger, id: RunTask['id'], until: Instant): void => {
  const task = taskOf(ledger, id);
  if (task === undefined) return;
  for (const due of dueEscalations(task, ledger.workflow))
    if (due.at <= until) escalate(ledger, taskOf(ledger, id) ?? task, due);
};

/**
 * Expires a task and applies the decision to its parent task before the next expiry, which may end
 * the workflow.
 */
const expireAndSettle = (ledger: Ledger, task: RunTask): void => {
  expire(ledger, task);
  const work = task.approvalFor === null ? undefined : taskOf(ledger, task.approvalFor);
  if (work?.status === 'PENDING_REVIEW' && ledger.workflow.scheduleStatus === 'RUNNING')
    settleReview(ledger, work);
};

/** Applies all expiries and escalations until the given time, task by task. */
export const applyTimers = (ledger: Ledger, until: Instant): void => {
  if (!hasDeadlines(ledger)) return;
  const isBlocked = hasBlockingProblem(ledger);
  for (const { id, plan } of ledger.tasks) {
    if (ledger.workflow.scheduleStatus !== 'RUNNING') return;
    if (!hasTimers({ plan })) continue;
    sendEscalations(ledger, id, until);
    const task = taskOf(ledger, id);
    const at = task === undefined ? null : nextExpiry(task, ledger.workflow, isBlocked);
    if (task !== undefined && at !== null && at <= until) expireAndSettle(ledger, task);
  }
};

type NewDue = (
  ledger: Ledger,
  task: RunTask,
) => Pick<ReturnType<typeof renewedDue>, 'patch' | 'decisions'>;

/**
 * Updates the due dates of tasks that returned by this command. Earlier deadlines are already
 * applied.
 */
const onReturn =
  (newDue: NewDue) =>
  (ledger: Ledger): void => {
    if (!hasDeadlines(ledger)) return;
    const isBlocked = hasBlockingProblem(ledger);
    for (const { id, plan } of ledger.tasks) {
      if (!hasTimers({ plan })) continue;
      const task = taskOf(ledger, id);
      const at = task === undefined ? null : nextExpiry(task, ledger.workflow, isBlocked);
      if (task !== undefined && at !== null && at <= ledger.now) {
        const { patch, decisions } = newDue(ledger, task);
        const operands = { dueOn: task.dueOn, at };
        const late = { rule: 'EXPIRY', operands, result: 'LATE' } as const;
        const isLate = patch.expirationStatus === 'NON_EXPIRING';
        recordTask(ledger, 'TASK_DUE_CHANGED', task, patch, {
          cause: 'task.expire',
          decisions: isLate ? [...decisions, late] : decisions,
        });
      }
      sendEscalations(ledger, id, ledger.now);
    }
  };

/**
 * Starts the duration of returned tasks again, because no one could do them until now. Tasks
 * without a duration stay overdue and don't expire.
 */
export const renewDueDates = onReturn((ledger, task) =>
  (task.status === 'REJECTED' ? dueForRework : renewedDue)(ledger, task),
);

/**
 * Leaves tasks overdue that are open again because of an undo. People had their time for them, so
 * they don't expire.
 */
export const keepOverdue = onReturn(() => ({
  patch: { expirationStatus: 'NON_EXPIRING' },
  decisions: [],
}));
