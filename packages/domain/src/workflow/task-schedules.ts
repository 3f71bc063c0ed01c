import type { Instant, TaskId } from '../core/ids.ts';
import type { Run, RunStage, RunTask } from '../run-model/run.ts';
import {
  childrenOf,
  previousStage,
  stageByKey,
  stageOf,
  taskByKey,
  taskOf,
  tasksOf,
  viewOf,
  type RunView,
} from '../run-model/run-view.ts';
import { workPlan, type WorkPlan } from '../run/dates/planned-end.ts';

/** A span of time. */
interface Span {
  readonly start: Instant;
  readonly end: Instant;
}

/** When a task is done, and when it should be done. */
export interface TaskSchedule {
  /** Actual times as far as known, and the forecast of the rest. */
  readonly forecast: Span;
  /** Start and end by the durations from the start of the workflow, without later changes. */
  readonly plan: Span;
  /** Whether a delay of the task delays the workflow. */
  readonly isCritical: boolean;
  /** Tasks that must be completed or skipped before the task starts. */
  readonly predecessors: readonly TaskId[];
}

/** Returns the workflow as it was before anyone worked on it. Due dates set by a person stay. */
const untouched = ({ workflow, stages, tasks, votes, values }: Run): Run => ({
  workflow,
  votes,
  values,
  stages: stages.map((stage) => ({ ...stage, startedAt: null, completedAt: null, dueOn: null })),
  tasks: tasks.map((task) => ({
    ...task,
    startedAt: null,
    completedAt: null,
    skippedAt: null,
    dueOn: task.isDueByHand || task.plan.dueRule === null ? task.dueOn : null,
  })),
});

const stagesBefore = (view: RunView, stage: RunStage): readonly RunStage[] => {
  const { trigger } = stage;
  if (trigger.kind === 'PREVIOUS_STAGE') return [previousStage(view, stage) ?? []].flat();
  return trigger.kind === 'WORKFLOW_START' || trigger.kind === 'DATE'
    ? []
    : trigger.stages.flatMap((key) => stageByKey(view, key) ?? []);
};

/** Returns the tasks that a task waits for: its own predecessors, or those of its stage. */
const predecessorsOf = (view: RunView, task: RunTask): readonly RunTask[] => {
  const own = task.plan.afterTasks.flatMap((key) => taskByKey(view, key) ?? []);
  return own.length > 0
    ? own
    : stagesBefore(view, stageOf(view, task)).flatMap((stage) => tasksOf(view, stage));
};

const isOpen = ({ completedAt, skippedAt }: RunTask): boolean =>
  completedAt === null && skippedAt === null;

/** Returns the span of a task with its open approvals. */
const spanOf = (view: RunView, plan: WorkPlan, task: RunTask): Span => {
  const start = plan.taskStart(task);
  const approvals = isOpen(task) ? childrenOf(view, task) : [];
  return { start, end: Math.max(start, ...[task, ...approvals].map(plan.taskEnd)) };
};

/** Returns when the tasks are done, and when they should be. Empty without a start. */
export function taskSchedules(run: Run, now: Instant): ReadonlyMap<TaskId, TaskSchedule> {
  const view = viewOf(run);
  const first = viewOf(untouched(run));
  const forecast = workPlan(run, now);
  const plan = workPlan(first);
  if (forecast === null || plan === null) return new Map();
  const tasks = view.stages.flatMap((stage) => tasksOf(view, stage));
  const forecastOf = (task: RunTask): Span => spanOf(view, forecast, task);
  const forecasts = new Map(tasks.map((task) => [task.id, forecastOf(task)]));
  const endOf = ({ id }: RunTask): Instant => forecasts.get(id)?.end ?? -Infinity;
  const lastOf = (some: readonly RunTask[]): RunTask | undefined =>
    some.toSorted((a, b) => endOf(b) - endOf(a))[0];
  // The critical path: from the task that ends last, back to its predecessor that ends last, and so
  // on.
  const critical = new Set<TaskId>();
  let at = lastOf(tasks);
  while (at !== undefined && !critical.has(at.id)) {
    critical.add(at.id);
    at = lastOf(predecessorsOf(view, at));
  }
  return new Map(
    tasks.map((task) => [
      task.id,
      {
        forecast: forecasts.get(task.id) ?? forecastOf(task),
        plan: spanOf(first, plan, taskOf(first, task.id) ?? task),
        isCritical: critical.has(task.id),
        predecessors: predecessorsOf(view, task).map(({ id }) => id),
      },
    ]),
  );
}
