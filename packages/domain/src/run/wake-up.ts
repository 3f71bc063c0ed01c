import { stageVerdict } from '../condition/stage-verdict.ts';
import type { Instant } from '../core/ids.ts';
import type { Run } from './run.ts';
import { viewOf } from './run-view.ts';
import { hasDeadlines, nextDeadline } from './time-passes.ts';
import { awaitedMoment } from './start-date.ts';
import { stageDate, stagesAllow, taskDate, tasksAwaited } from './trigger.ts';

/**
 * The next moment at which time alone moves the run: a planned start, or a date that
 * something waits for and for nothing else. To be asked of a run as `execute` left it;
 * the answer may then be set as a timer. Null when only people move it on.
 */
export const nextWakeUp = (run: Run): Instant | null => {
  const { scheduleStatus, scheduledFor, deletedAt } = run.workflow;
  if (deletedAt !== null) return null;
  if (scheduleStatus === 'SCHEDULED') return scheduledFor;
  if (scheduleStatus !== 'RUNNING') return null;
  const isDated =
    run.stages.some((stage) => stage.trigger.kind === 'DATE') ||
    run.tasks.some((task) => task.notBefore !== null);
  if (!isDated && !hasDeadlines(run)) return null;
  const view = viewOf(run);
  const dates: (Instant | null)[] = [nextDeadline(view)];
  if (!isDated) return dates[0] ?? null;
  const inProgress = new Set(
    run.stages.filter((stage) => stage.status === 'IN_PROGRESS').map((stage) => stage.id),
  );
  for (const stage of run.stages)
    if (
      stage.status === 'NOT_STARTED' &&
      stagesAllow(view, stage) &&
      stageVerdict(view, stage).kind !== 'WAITS'
    )
      dates.push(awaitedMoment(stageDate(view, stage)));
  for (const task of run.tasks)
    if (
      task.status === 'INACTIVE' &&
      task.approvalFor === null &&
      task.skippedAt === null &&
      inProgress.has(task.stageId) &&
      tasksAwaited(view, task).length === 0
    )
      dates.push(awaitedMoment(taskDate(view, task)));
  return dates.reduce(
    (first, date) => (date !== null && (first === null || date < first) ? date : first),
    null,
  );
};
