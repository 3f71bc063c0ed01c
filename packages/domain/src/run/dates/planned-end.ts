import {
  stageByKey,
  stageOf,
  taskByKey,
  taskOf,
  viewOf,
  previousStage,
  tasksOf,
} from '../../run-model/run-view.ts';
import type { Instant } from '../../core/ids.ts';
import type { Run, RunStage, RunTask } from '../../run-model/run.ts';
import { dueMoment } from './schedule.ts';
import { stageDueFrom } from './stage-due.ts';
import { awaitedMoment, startMoment } from './start-date.ts';

const latest = (moments: readonly Instant[], otherwise: Instant): Instant =>
  moments.reduce((last, moment) => Math.max(last, moment), otherwise);

/** Returns the end of a task that is known without planning. */
const certainEnd = ({ completedAt, skippedAt, dueOn }: RunTask): Instant | null =>
  completedAt ?? skippedAt ?? dueOn;

export interface WorkPlan {
  readonly taskStart: (task: RunTask) => Instant;
  readonly taskEnd: (task: RunTask) => Instant;
  readonly end: () => Instant;
}

const isSettled = ({ completedAt, skippedAt }: RunTask): boolean =>
  completedAt !== null || skippedAt !== null;

/**
 * Plans the workflow as if everyone uses their full duration: known dates count, and durations are
 * added to the end of the predecessors. With a current time, open work neither starts nor ends
 * before it.
 */
const planOf = (run: Run, start: Instant, now: Instant = -Infinity): WorkPlan => {
  const { workflow } = run;
  const view = viewOf(run);
  const stageEnds = new Map<RunStage, Instant>();
  const taskEnds = new Map<RunTask, Instant>();

  const stageStart = (stage: RunStage): Instant => {
    if (stage.startedAt !== null) return stage.startedAt;
    const { trigger } = stage;
    switch (trigger.kind) {
      case 'WORKFLOW_START':
        return start;
      case 'PREVIOUS_STAGE': {
        const before = previousStage(view, stage);
        return before === undefined ? start : stageEnd(before);
      }
      case 'AFTER_STAGES':
        return latest(
          trigger.stages.flatMap((key) => stageByKey(view, key) ?? []).map(stageEnd),
          start,
        );
      case 'DATE':
        return awaitedMoment(startMoment(view, trigger.date)) ?? start;
    }
  };

  const taskStart = (task: RunTask): Instant => {
    if (task.startedAt !== null) return task.startedAt;
    const parent = task.approvalFor === null ? undefined : taskOf(view, task.approvalFor);
    if (parent !== undefined) return taskEnd(parent);
    const dates =
      task.plan.notBefore === null
        ? []
        : [awaitedMoment(startMoment(view, task.plan.notBefore)) ?? start];
    const before = task.plan.afterTasks.flatMap((key) => taskByKey(view, key) ?? []).map(taskEnd);
    const planned = latest([...dates, ...before], stageStart(stageOf(view, task)));
    return isSettled(task) ? planned : Math.max(planned, now);
  };

  const endOf = (task: RunTask): Instant => {
    const begins = taskStart(task);
    return task.plan.dueRule === null
      ? begins
      : (dueMoment(task.plan.dueRule, workflow, begins) ?? begins);
  };

  /** Returns the end of an open task by the current progress. */
  const forecastOf = (task: RunTask): Instant => {
    const due = task.dueOn ?? endOf(task);
    if (task.startedAt !== null) return Math.max(due, now);
    // A late start delays the end, unless a person set the due date.
    return Math.max(due, task.isDueByHand ? taskStart(task) : endOf(task));
  };

  // A task in a cycle ends with the start; the linter prevents publishing such blueprints.
  const taskEnd = (task: RunTask): Instant => {
    const isForecast = now > -Infinity && !isSettled(task);
    const known = (isForecast ? null : certainEnd(task)) ?? taskEnds.get(task);
    if (known !== undefined) return known;
    taskEnds.set(task, start);
    const end = isForecast ? forecastOf(task) : endOf(task);
    taskEnds.set(task, end);
    return end;
  };

  /** Returns the due date of a stage without tasks that have durations. */
  const ownDue = (stage: RunStage, tasks: readonly RunTask[]): Instant | null =>
    tasks.some(isTimed) ? null : (stage.dueOn ?? stageDueFrom(workflow, stage, stageStart(stage)));

  // Called for each task after each command, so it uses a loop without temporary lists.
  const lastEnd = (tasks: readonly RunTask[], otherwise: Instant): Instant => {
    let last = otherwise;
    for (const task of tasks) last = Math.max(last, taskEnd(task));
    return last;
  };

  const lastOf = (stage: RunStage): Instant => {
    const tasks = tasksOf(view, stage);
    const begin = stageStart(stage);
    return lastEnd(tasks, Math.max(begin, ownDue(stage, tasks) ?? begin));
  };

  const stageEnd = (stage: RunStage): Instant => {
    const known = stageEnds.get(stage);
    if (known !== undefined) return known;
    stageEnds.set(stage, start);
    const end = stage.completedAt ?? lastOf(stage);
    stageEnds.set(stage, end);
    return end;
  };

  return {
    taskStart,
    taskEnd,
    end: () => lastEnd(run.tasks, latest(run.stages.map(stageEnd), start)),
  };
};

const beginningOf = ({ workflow }: Run): Instant | null =>
  workflow.startedAt ?? workflow.scheduledFor;

const isTimed = ({ dueOn, plan: { dueRule } }: RunTask): boolean =>
  dueOn !== null || dueRule !== null;

/**
 * Returns when the workflow will be completed, or null without due dates or a start. With a current
 * time, open work ends after it.
 */
export const plannedEnd = (run: Run, now?: Instant): Instant | null => {
  const start = beginningOf(run);
  const isDated = run.tasks.some(isTimed) || run.stages.some(({ sla }) => sla !== null);
  return start === null || !isDated ? null : planOf(run, start, now).end();
};

/**
 * Returns the plan of the workflow (see `planOf`), or null without a start. With a current time,
 * returns the forecast.
 */
export const workPlan = (run: Run, now?: Instant): WorkPlan | null => {
  const start = beginningOf(run);
  return start === null ? null : planOf(run, start, now);
};

/** Returns when each task will start by the plan of the workflow. */
export const plannedStarts = (run: Run): ((task: RunTask) => Instant | null) => {
  const plan = workPlan(run);
  return plan === null ? () => null : plan.taskStart;
};
