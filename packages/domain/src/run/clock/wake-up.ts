import { stageVerdict } from '../facts/stage-verdict.ts';
import type { Instant } from '../../core/ids.ts';
import type { Run } from '../../run-model/run.ts';
import { viewOf, type RunView } from '../../run-model/run-view.ts';
import { hasDeadlines, nextDeadline } from './apply-timers.ts';
import { awaitedMoment } from '../dates/start-date.ts';
import { stageDate, stagesAllow, taskDate, tasksAwaited } from '../facts/trigger.ts';

/**
 * Returns the next time at which the workflow changes without a person, or null if there is none.
 * Call it with a `Run` that `execute` returned.
 */
export const nextWakeUp = (run: Run): Instant | null => {
  const { scheduleStatus, scheduledFor, deletedAt } = run.workflow;
  if (deletedAt !== null) return null;
  if (scheduleStatus === 'SCHEDULED') return scheduledFor;
  return scheduleStatus === 'RUNNING' && (isDated(run) || hasDeadlines(run))
    ? nextMoment(viewOf(run))
    : null;
};

const isDated = ({ stages, tasks }: Run): boolean =>
  stages.some((stage) => stage.trigger.kind === 'DATE') ||
  tasks.some((task) => task.plan.notBefore !== null);

/**
 * Returns the next time after `after` at which a running workflow changes without a person, or
 * null.
 */
export const nextMoment = (view: RunView, after = -Infinity): Instant | null => {
  const dates: (Instant | null)[] = [nextDeadline(view, after)];
  if (!isDated(view)) return dates[0] ?? null;
  const inProgress = new Set(
    view.stages.filter((stage) => stage.status === 'IN_PROGRESS').map((stage) => stage.id),
  );
  for (const stage of view.stages)
    if (
      stage.status === 'NOT_STARTED' &&
      stagesAllow(view, stage) &&
      stageVerdict(view, stage).kind !== 'WAITS'
    )
      dates.push(awaitedMoment(stageDate(view, stage)));
  for (const task of view.tasks)
    if (
      task.status === 'INACTIVE' &&
      task.approvalFor === null &&
      task.skippedAt === null &&
      inProgress.has(task.stageId) &&
      tasksAwaited(view, task).length === 0
    )
      dates.push(awaitedMoment(taskDate(view, task)));
  return dates.reduce(
    (first, date) =>
      date !== null && date > after && (first === null || date < first) ? date : first,
    null,
  );
};
