import { runsAutomation } from '../../blueprint/on-call-tasks.ts';
import { isSettled } from '../../task/settled.ts';
import type { RunTask } from '../run.ts';
import { taskOf, type RunView } from '../run-view.ts';

/** Whether an escalation alone begins it; until somebody has it done all the same. */
export const isOnCall = ({
  isOnCall: isCalled,
  isOutcomeWaived,
}: Pick<RunTask, 'isOnCall' | 'isOutcomeWaived'>): boolean => isCalled && !isOutcomeWaived;

/** The tasks an escalation of which can still begin it: their work is not done. */
export const callersOf = (view: RunView, task: RunTask): readonly RunTask[] =>
  isOnCall(task)
    ? view.tasks.filter((one) => {
        if (one.id === task.id || !runsAutomation(one.deadline, task.key)) return false;
        const work = one.approvalFor === null ? one : taskOf(view, one.approvalFor);
        return work !== undefined && !isSettled(work);
      })
    : [];

/** Nothing is left that could call it. */
export const isCalledNoMore = (view: RunView, task: RunTask): boolean =>
  isOnCall(task) && callersOf(view, task).length === 0;
