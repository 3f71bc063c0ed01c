import type { Instant } from '../../core/ids.ts';
import { expirationFor } from '../../task/expiry.ts';
import type { DecisionRecord, TaskPatch } from '../../run-model/event.ts';
import type { Ledger } from '../command/ledger.ts';
import type { RunTask, RunWorkflow } from '../../run-model/run.ts';
import { fieldDue, followedRule } from './field-due.ts';
import { dueDecision, dueMoment } from './schedule.ts';

/** Moves a due date by a pause or a new calendar. Escalations that were sent aren't sent again. */
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

/** Sets a due date and whether the task will expire. */
export const withDue = (
  { workflow, now }: Pick<Ledger, 'workflow' | 'now'>,
  task: RunTask,
  dueOn: Instant | null,
): Pick<TaskPatch, 'dueOn' | 'expirationStatus'> => ({
  dueOn,
  expirationStatus: expirationFor({ ...task, dueOn }, workflow, now),
});

/** Returns whether the duration starts with an acceptance that is still missing. */
const awaitsConfirmation = (task: RunTask): boolean =>
  task.plan.dueRule?.kind === 'DURATION' &&
  task.type === 'DEFAULT' &&
  task.plan.acknowledgement !== 'NONE' &&
  task.plan.deadline.countedFrom === 'ACKNOWLEDGEMENT';

/** Returns the due date of a task that starts now, and whether its rule sets it. */
export const dueAtStart = (
  ledger: Ledger,
  task: RunTask,
): { readonly dueOn: Instant | null; readonly isByRule: boolean } => {
  const {
    plan: { dueRule },
  } = task;
  if (dueRule?.kind === 'FIELD' && !task.isDueByHand)
    return { dueOn: fieldDue(ledger, dueRule), isByRule: true };
  const byRule = dueRule === null ? null : dueMoment(dueRule, ledger.workflow, ledger.now);
  const own = dueRule?.kind === 'DURATION' && !awaitsConfirmation(task) ? byRule : null;
  const dueOn = task.dueOn ?? own;
  return { dueOn, isByRule: dueOn === byRule };
};

export interface RenewedDue {
  readonly patch: TaskPatch;
  readonly decisions: readonly DecisionRecord[];
}

/**
 * Returns the due date by the rule of the task, with a duration counted from now. Other dates stay.
 */
export const recountedDue = (ledger: Ledger, task: RunTask): RenewedDue => {
  const {
    plan: { dueRule },
  } = task;
  if (dueRule?.kind !== 'DURATION') return { patch: {}, decisions: [] };
  const dueOn = dueMoment(dueRule, ledger.workflow, ledger.now);
  return {
    patch: { ...withDue(ledger, task, dueOn), isDueByHand: false },
    decisions: [dueDecision(dueRule, dueOn, task.plan.deadline.countedFrom)],
  };
};

/**
 * Returns the due date of a reopened task: the duration from now if it was expired, or else the old
 * date without expiry.
 */
export const renewedDue = (ledger: Ledger, task: RunTask): RenewedDue => {
  if (task.dueOn === null || task.dueOn > ledger.now)
    return { patch: withDue(ledger, task, task.dueOn), decisions: [] };
  const anew = recountedDue(ledger, task);
  return anew.decisions.length > 0
    ? anew
    : { patch: withDue(ledger, task, task.dueOn), decisions: [] };
};

/**
 * Returns the due date of a task that was sent back. The date of a field stays, and so does a later
 * date set by a person.
 */
export const dueForRework = (ledger: Ledger, task: RunTask): RenewedDue => {
  const { reworkTime } = task.plan.review;
  if (reworkTime === null || followedRule(task) !== null) return renewedDue(ledger, task);
  const rule = { kind: 'DURATION', ...reworkTime } as const;
  const dueOn = dueMoment(rule, ledger.workflow, ledger.now);
  if (task.isDueByHand && task.dueOn !== null && dueOn !== null && task.dueOn > dueOn)
    return renewedDue(ledger, task);
  const { operands, ...decision } = dueDecision(rule, dueOn);
  return {
    patch: { ...withDue(ledger, task, dueOn), isDueByHand: false },
    decisions: [{ ...decision, operands: { ...operands, kind: 'REWORK' } }],
  };
};

/** Clears a due date that counts from the start. A task that hasn't started can't expire. */
export const unstartedDue = (
  { dynamicDueDates }: Pick<RunWorkflow, 'dynamicDueDates'>,
  task: RunTask,
): TaskPatch => ({
  ...(task.plan.dueRule?.kind === 'DURATION' &&
    dynamicDueDates && { dueOn: null, isDueByHand: false }),
  ...(task.clockStoppedAt !== null && { clockStoppedAt: null, isDueSetWhileHeld: false }),
  expirationStatus: 'NON_EXPIRING',
  ...(task.escalated.length > 0 && { escalated: [] }),
});

/** Starts a duration that counts from the acceptance. An existing date stays. */
export const dueOnceConfirmed = (ledger: Ledger, task: RunTask): RenewedDue =>
  task.status === 'PENDING_ACKNOWLEDGEMENT' && task.dueOn === null && awaitsConfirmation(task)
    ? recountedDue(ledger, task)
    : { patch: {}, decisions: [] };
