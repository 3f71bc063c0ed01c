import type { Instant } from '../../core/ids.ts';
import { expirationFor } from '../../task/expiry.ts';
import type { DecisionRecord, TaskPatch } from '../event.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask, RunWorkflow } from '../run.ts';
import { fieldDue, followedRule } from './field-due.ts';
import { dueDecision, dueMoment } from './schedule.ts';

/**
 * The same deadline at another moment: work was put off by a pause, or is counted by other
 * hours. What was sent for it is not sent again.
 */
export const movedDue = (
  task: RunTask,
  dueOn: Instant | null,
): Pick<TaskPatch, 'dueOn' | 'escalated'> =>
  dueOn === null || dueOn === task.dueOn || task.escalated.length === 0
    ? { dueOn }
    : {
        dueOn,
        escalated: task.escalated.map((sent) =>
          sent.dueOn === task.dueOn ? { ...sent, dueOn } : sent,
        ),
      };

/** A due date and what follows from it: whether the task will expire. */
export const withDue = (
  { workflow, now }: Pick<Ledger, 'workflow' | 'now'>,
  task: RunTask,
  dueOn: Instant | null,
): Pick<TaskPatch, 'dueOn' | 'expirationStatus'> => ({
  dueOn,
  expirationStatus: expirationFor({ ...task, dueOn }, workflow, now),
});

/** Whether the time of a task runs from the moment that it is confirmed, which is still to come. */
const awaitsConfirmation = (task: RunTask): boolean =>
  task.dueRule?.kind === 'DURATION' &&
  task.type === 'DEFAULT' &&
  task.acknowledgement !== 'NONE' &&
  task.deadline.countedFrom === 'ACKNOWLEDGEMENT';

/** When a task is due that starts now, and whether its rule says so. */
export const dueAtStart = (
  ledger: Ledger,
  task: RunTask,
): { readonly dueOn: Instant | null; readonly isByRule: boolean } => {
  const { dueRule } = task;
  if (dueRule?.kind === 'FIELD' && !task.isDueByHand)
    return { dueOn: fieldDue(ledger, dueRule), isByRule: true };
  const byRule = dueRule === null ? null : dueMoment(dueRule, ledger.workflow, ledger.now);
  const own = dueRule?.kind === 'DURATION' && !awaitsConfirmation(task) ? byRule : null;
  const dueOn = task.dueOn ?? own;
  return { dueOn, isByRule: dueOn === byRule };
};

export interface DueAgain {
  readonly patch: TaskPatch;
  readonly decisions: readonly DecisionRecord[];
}

/** The due date that the rule gives from now on; a date that is no duration stays. */
export const dueAnew = (ledger: Ledger, task: RunTask): DueAgain => {
  const { dueRule } = task;
  if (dueRule?.kind !== 'DURATION') return { patch: {}, decisions: [] };
  const dueOn = dueMoment(dueRule, ledger.workflow, ledger.now);
  return {
    patch: { ...withDue(ledger, task, dueOn), isDueByHand: false },
    decisions: [dueDecision(dueRule, dueOn, task.deadline.countedFrom)],
  };
};

/**
 * What comes back to be worked on: where its time is up it gets its duration once more, and
 * else stays as late as it is, without expiring for that.
 */
export const dueAgain = (ledger: Ledger, task: RunTask): DueAgain => {
  if (task.dueOn === null || task.dueOn > ledger.now)
    return { patch: withDue(ledger, task, task.dueOn), decisions: [] };
  const anew = dueAnew(ledger, task);
  return anew.decisions.length > 0
    ? anew
    : { patch: withDue(ledger, task, task.dueOn), decisions: [] };
};

/**
 * D8: what is sent back has the time that the blueprint gives for it; the date of a field is meant as it is, and so
 * is a later one that a person has set.
 */
export const dueForRework = (ledger: Ledger, task: RunTask): DueAgain => {
  const { reworkTime } = task.review;
  if (reworkTime === null || followedRule(task) !== null) return dueAgain(ledger, task);
  const rule = { kind: 'DURATION', ...reworkTime } as const;
  const dueOn = dueMoment(rule, ledger.workflow, ledger.now);
  if (task.isDueByHand && task.dueOn !== null && dueOn !== null && task.dueOn > dueOn)
    return dueAgain(ledger, task);
  const { operands, ...decision } = dueDecision(rule, dueOn);
  return {
    patch: { ...withDue(ledger, task, dueOn), isDueByHand: false },
    decisions: [{ ...decision, operands: { ...operands, kind: 'REWORK' } }],
  };
};

/** A due date that runs from the start goes with it, any other stays; nothing expires that has not begun. */
export const unstartedDue = (
  { dynamicDueDates }: Pick<RunWorkflow, 'dynamicDueDates'>,
  task: RunTask,
): TaskPatch => ({
  ...(task.dueRule?.kind === 'DURATION' && dynamicDueDates && { dueOn: null, isDueByHand: false }),
  ...(task.clockStoppedAt !== null && { clockStoppedAt: null, isDueSetWhileHeld: false }),
  expirationStatus: 'NON_EXPIRING',
  ...(task.escalated.length > 0 && { escalated: [] }),
});

/** D2: the time of a task that counts from its confirmation begins; a date that it has already stays. */
export const dueOnceConfirmed = (ledger: Ledger, task: RunTask): DueAgain =>
  task.status === 'PENDING_ACKNOWLEDGEMENT' && task.dueOn === null && awaitsConfirmation(task)
    ? dueAnew(ledger, task)
    : { patch: {}, decisions: [] };
