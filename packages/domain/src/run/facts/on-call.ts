import { runsAutomation } from '../../blueprint/on-call-tasks.ts';
import { isSettled } from '../../task/settled.ts';
import type { RunTask, TaskPart } from '../../run-model/run.ts';
import { taskOf, type RunView } from '../../run-model/run-view.ts';

/**
 * Returns whether the task starts only by an escalation. False after a person undid a skip of the
 * task.
 */
export const isOnCall = ({
  plan,
  isOutcomeWaived,
}: TaskPart<'isOnCall', 'isOutcomeWaived'>): boolean => plan.isOnCall && !isOutcomeWaived;

/** Returns the open tasks whose escalation can start the task. */
export const callersOf = (view: RunView, task: RunTask): readonly RunTask[] =>
  isOnCall(task)
    ? view.tasks.filter((one) => {
        if (one.id === task.id || !runsAutomation(one.plan.deadline, task.key)) return false;
        const work = one.approvalFor === null ? one : taskOf(view, one.approvalFor);
        return work !== undefined && !isSettled(work);
      })
    : [];

/** Returns whether no escalation can start the task anymore. */
export const cannotBeEscalatedTo = (view: RunView, task: RunTask): boolean =>
  isOnCall(task) && callersOf(view, task).length === 0;
