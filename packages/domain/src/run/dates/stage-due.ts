import type { Instant } from '../../core/ids.ts';
import { rescheduledDueDate } from '../../time/rescheduled-due-date.ts';
import { isInDates, momentPutOff } from '../../time/duration.ts';
import type { WorkClock } from '../../time/work-calendar.ts';
import type { DecisionRecord, StagePatch } from '../../run-model/event.ts';
import { recordStage, type Ledger } from '../command/ledger.ts';
import type { RunStage } from '../../run-model/run.ts';
import { dueDecision, dueMoment, type Calendar } from './schedule.ts';
import type { Cause } from '../../run-model/cause.ts';

interface StageDue {
  readonly patch: Pick<StagePatch, 'dueOn'>;
  readonly decisions: readonly DecisionRecord[];
}

const noChange: StageDue = { patch: {}, decisions: [] };

/** Returns the due date of a stage that starts at the given moment, or null without a duration. */
export const stageDueFrom = (
  calendar: Calendar,
  { sla }: Pick<RunStage, 'sla'>,
  start: Instant,
): Instant | null =>
  sla === null ? null : dueMoment({ kind: 'DURATION', ...sla }, calendar, start);

/** Returns the due date of a starting stage. */
export const dueWithStart = (ledger: Ledger, stage: RunStage): StageDue => {
  const dueOn = stageDueFrom(ledger.workflow, stage, ledger.now);
  if (stage.sla === null || dueOn === null) return noChange;
  return { patch: { dueOn }, decisions: [dueDecision({ kind: 'DURATION', ...stage.sla }, dueOn)] };
};

/**
 * Returns the due date of a reopened stage: the full duration if it was overdue, or else the rest.
 */
export const dueWithReopening = (ledger: Ledger, stage: RunStage): StageDue =>
  stage.dueOn === null || stage.dueOn > ledger.now ? noChange : dueWithStart(ledger, stage);

const isRunning = ({ status, dueOn }: RunStage): boolean =>
  status === 'IN_PROGRESS' && dueOn !== null;

const move = (
  ledger: Ledger,
  stage: RunStage,
  dueOn: Instant,
  note: { readonly cause: Cause; readonly operands: DecisionRecord['operands'] },
): void => {
  if (dueOn === stage.dueOn) return;
  const { cause, operands } = note;
  const decisions: readonly DecisionRecord[] = [{ rule: 'DUE_DATE', operands, result: dueOn }];
  recordStage(ledger, 'STAGE_DUE_CHANGED', stage, { dueOn }, { cause, decisions });
};

/** Extends the due dates of started stages by the time since `from`. */
export const extendStageDueDates = (ledger: Ledger, from: Instant, cause: Cause): void => {
  const { workflow, now } = ledger;
  if (!workflow.autoAdjustDueOn) return;
  for (const stage of ledger.stages) {
    if (stage.dueOn === null || !isRunning(stage)) continue;
    const countedIn = stage.sla?.countedIn ?? 'CALENDAR';
    const dueOn = momentPutOff(workflow, stage.dueOn, { from, to: now }, countedIn);
    move(ledger, stage, dueOn, { cause, operands: { kind: 'SHIFTED', from, to: now } });
  }
};

/** Recalculates the remaining time of each stage by the new calendar. */
export const recountStageDueDates = (
  ledger: Ledger,
  clocks: { readonly before: WorkClock; readonly after: WorkClock },
  from: Instant,
): void => {
  const { edition } = ledger.workflow.calendar;
  for (const stage of ledger.stages) {
    const { dueOn, sla } = stage;
    if (dueOn === null || dueOn <= from || !isRunning(stage) || sla?.countedIn !== 'WORKING')
      continue;
    const later = rescheduledDueDate(clocks, { from, until: dueOn, isInDays: isInDates(sla.unit) });
    move(ledger, stage, later, {
      cause: 'workflow.adoptCalendar',
      operands: { kind: 'CALENDAR', edition },
    });
  }
};
