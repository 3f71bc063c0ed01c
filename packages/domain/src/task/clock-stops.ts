import type { ClockStop } from '../blueprint/content.ts';
import type { RunTask } from '../run/run.ts';
import { isStarted } from './work-state.ts';

/** An approver asked something in this round, and nobody has answered since. */
const isAsked = ({ inquiries, approvalStatus, round }: RunTask): boolean => {
  const last = inquiries.at(-1);
  return approvalStatus === 'PENDING' && last?.kind === 'QUESTION' && last.round === round;
};

/** Why the time of a task stands still by what its blueprint says; null while it runs. */
export const clockStopOf = (task: RunTask, work: RunTask | undefined): ClockStop | null => {
  if (task.clockStops.length === 0 || !isStarted(task)) return null;
  const holds: Readonly<Record<ClockStop, boolean>> = {
    PROBLEM: task.hasException || work?.hasException === true,
    QUESTION: isAsked(task),
  };
  return task.clockStops.find((stop) => holds[stop]) ?? null;
};
