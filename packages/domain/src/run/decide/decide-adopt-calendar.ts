import { refuse, type Refusal } from '../../core/refusal.ts';
import { isSettled } from '../../task/settled.ts';
import { isInDates } from '../../time/duration.ts';
import { leftOver } from '../../time/left-over.ts';
import type { AdoptCalendarCommand } from '../command/command.ts';
import { movedDue } from '../dates/due-date.ts';
import { recordTask, recordWorkflow, type Ledger } from '../command/ledger.ts';
import type { RunTask, RunWorkflow } from '../run.ts';
import { countedInOf } from '../dates/schedule.ts';
import { countStagesAnew } from '../dates/stage-due.ts';

/** Days are laid out as days; hours and minutes as time. */
const isInDays = ({ dueRule }: RunTask): boolean =>
  dueRule?.kind !== 'DURATION' || isInDates(dueRule.unit);

const isCountedAnew = (task: RunTask): boolean =>
  task.dueRule !== null &&
  task.dueRule.kind !== 'FIXED' &&
  // It is looked up anew by itself.
  task.dueRule.kind !== 'FIELD' &&
  !task.isDueByHand &&
  !isSettled(task) &&
  countedInOf(task) === 'WORKING';

/** A workflow that stands still has had the same time left ever since. */
const countedFrom = (workflow: RunWorkflow, now: number): number =>
  workflow.pausedAt ?? (workflow.scheduleStatus === 'ENDED' ? (workflow.endedAt ?? now) : now);

/**
 * What is left of the time of each task is laid out on the new calendar. What is past stays
 * as it was counted, and so does a date that was given as a date or set by a person.
 */
export const decideAdoptCalendar = (
  ledger: Ledger,
  { calendar }: AdoptCalendarCommand,
): Refusal | null => {
  const { workflow, agent, now } = ledger;
  if (agent !== 'SYSTEM') return refuse('Forbidden');
  if (calendar.edition <= workflow.calendar.edition) return null;
  recordWorkflow(ledger, 'WORKFLOW_CALENDAR_CHANGED', { calendar }, { row: 'CALENDAR' });
  const standstill = countedFrom(workflow, now);
  const clocks = { before: workflow, after: ledger.workflow };
  countStagesAnew(ledger, clocks, standstill);
  for (const task of ledger.tasks) {
    const from = task.clockStoppedAt ?? standstill;
    if (task.dueOn === null || task.dueOn <= from || !isCountedAnew(task)) continue;
    const dueOn = leftOver(clocks, { from, until: task.dueOn, isInDays: isInDays(task) });
    if (dueOn === task.dueOn) continue;
    recordTask(ledger, 'TASK_DUE_CHANGED', task, movedDue(task, dueOn), {
      row: 'CALENDAR',
      decisions: [
        {
          rule: 'DUE_DATE',
          operands: { kind: 'CALENDAR', edition: calendar.edition },
          result: dueOn,
        },
      ],
    });
  }
  return null;
};
