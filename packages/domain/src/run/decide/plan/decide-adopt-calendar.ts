import { refuse, type Refusal } from '../../../core/refusal.ts';
import { isSettled } from '../../../task/settled.ts';
import { isInDates } from '../../../time/duration.ts';
import { rescheduledDueDate } from '../../../time/rescheduled-due-date.ts';
import type { AdoptCalendarCommand } from '../../../run-model/command/command.ts';
import { movedDue } from '../../dates/due-date.ts';
import { recordTask, recordWorkflow, type Ledger } from '../../command/ledger.ts';
import type { RunTask, RunWorkflow } from '../../../run-model/run.ts';
import { countedInOf } from '../../dates/schedule.ts';
import { recountStageDueDates } from '../../dates/stage-due.ts';

const isInDays = ({ plan: { dueRule } }: RunTask): boolean =>
  dueRule?.kind !== 'DURATION' || isInDates(dueRule.unit);

const isRecounted = (task: RunTask): boolean =>
  task.plan.dueRule !== null &&
  task.plan.dueRule.kind !== 'FIXED' &&
  // Due dates by a date field are calculated elsewhere.
  task.plan.dueRule.kind !== 'FIELD' &&
  !task.isDueByHand &&
  !isSettled(task) &&
  countedInOf(task) === 'WORKING';

/**
 * Returns the moment from which the remaining time counts: for a paused workflow, the start of the
 * pause.
 */
const countedFrom = (workflow: RunWorkflow, now: number): number =>
  workflow.pausedAt ?? (workflow.scheduleStatus === 'ENDED' ? (workflow.endedAt ?? now) : now);

/**
 * Recalculates the remaining time of each task by the new calendar. Past time, fixed dates, and
 * dates set by a person stay.
 */
export const decideAdoptCalendar = (
  ledger: Ledger,
  { calendar }: AdoptCalendarCommand,
): Refusal | null => {
  const { workflow, agent, now } = ledger;
  if (agent !== 'SYSTEM') return refuse('Forbidden');
  if (calendar.edition <= workflow.calendar.edition) return null;
  recordWorkflow(
    ledger,
    'WORKFLOW_CALENDAR_CHANGED',
    { calendar },
    { cause: 'workflow.adoptCalendar' },
  );
  const standstill = countedFrom(workflow, now);
  const clocks = { before: workflow, after: ledger.workflow };
  recountStageDueDates(ledger, clocks, standstill);
  for (const task of ledger.tasks) {
    const from = task.clockStoppedAt ?? standstill;
    if (task.dueOn === null || task.dueOn <= from || !isRecounted(task)) continue;
    const dueOn = rescheduledDueDate(clocks, { from, until: task.dueOn, isInDays: isInDays(task) });
    if (dueOn === task.dueOn) continue;
    recordTask(ledger, 'TASK_DUE_CHANGED', task, movedDue(task, dueOn), {
      cause: 'workflow.adoptCalendar',
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
