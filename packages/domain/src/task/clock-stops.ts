import type { ClockStop } from '../blueprint/content.ts';
import type { RunTask } from '../run-model/run.ts';
import { isStarted } from './work-state.ts';

/** Returns whether an information request of this round is open. */
const isAsked = ({ inquiries, approvalStatus, round }: RunTask): boolean => {
  const last = inquiries.at(-1);
  return approvalStatus === 'PENDING' && last?.kind === 'QUESTION' && last.round === round;
};

/** Returns why the due date is paused, or null if it isn't. */
export const clockStopOf = (task: RunTask, work: RunTask | undefined): ClockStop | null => {
  if (task.plan.clockStops.length === 0 || !isStarted(task)) return null;
  const holds: Readonly<Record<ClockStop, boolean>> = {
    PROBLEM: task.hasException || work?.hasException === true,
    QUESTION: isAsked(task),
  };
  return task.plan.clockStops.find((stop) => holds[stop]) ?? null;
};
