import type { Instant } from '../core/ids.ts';
import type { RunTask } from '../run-model/run.ts';
import type { Escalation } from '../time/deadline.ts';
import { momentAfter, momentBefore } from '../time/duration.ts';
import type { WorkClock } from '../time/work-calendar.ts';
import { isOpen } from './work-state.ts';

export interface DueEscalation {
  readonly escalation: Escalation;
  readonly at: Instant;
  readonly dueOn: Instant;
}

const none: readonly DueEscalation[] = [];

/**
 * Returns the escalations of a task that are still to be sent, with their times. A sent escalation
 * repeats only for a later due date.
 */
export const dueEscalations = (task: RunTask, clock: WorkClock): readonly DueEscalation[] => {
  const {
    dueOn,
    plan: { deadline },
    escalated,
  } = task;
  if (deadline.escalations.length === 0 || dueOn === null || !isOpen(task)) return none;
  if (task.clockStoppedAt !== null) return none;
  return deadline.escalations.flatMap((escalation) => {
    const sent = escalated.find(({ key }) => key === escalation.key);
    if (sent !== undefined && sent.dueOn >= dueOn) return [];
    const { when, time } = escalation;
    const at = when === 'BEFORE_DUE' ? momentBefore : momentAfter;
    return [{ escalation, at: at(clock, dueOn, time), dueOn }];
  });
};
