import type { DecisionRecord } from '../../run-model/event.ts';
import type { InstanceKey, Instant, StageKey } from '../../core/ids.ts';
import { isResolved } from './resolved.ts';
import type { WantedOutcome } from '../../blueprint/content.ts';
import { isRedone, isSettled } from '../../task/settled.ts';
import { isOutcome } from '../../task/start-outcome.ts';
import { isOnCall } from './on-call.ts';
import { placesOfStart, placesReadBy, placesWorkedWith } from './places-read.ts';
import type { RunStage, RunTask } from '../../run-model/run.ts';
import {
  stageByKey,
  stagesBefore,
  stageOf,
  taskByKey,
  taskOf,
  tasksOf,
  valueAt,
  type RunView,
} from '../../run-model/run-view.ts';
import { isReached, startMoment, type StartMoment } from '../dates/start-date.ts';

/**
 * Returns whether the predecessors let a stage start. Stages in `lost` count as open, which a
 * cascade uses to find what depends on them.
 */
export const stagesAllow = (
  view: RunView,
  stage: RunStage,
  lost?: ReadonlySet<StageKey>,
): boolean => {
  const before = stagesBefore(view, stage);
  if (before.length === 0) return true;
  const completed = (one: RunStage): boolean => one.status === 'COMPLETED' && !lost?.has(one.key);
  const resolved = (one: RunStage): boolean => isResolved(one) && !lost?.has(one.key);
  if (stage.trigger.kind !== 'AFTER_STAGES') return before.every(resolved);
  switch (stage.trigger.join) {
    case 'ALL_OVER':
      return before.every(resolved);
    case 'ALL_RESOLVED':
      return before.every(resolved) && before.some(completed);
    case 'ALL_COMPLETED':
      return before.every(completed);
    case 'ANY_COMPLETED':
      return before.some(completed);
  }
};

/**
 * Returns whether the join can't be met anymore: one stage skipped if all must be completed, or all
 * skipped if one must be.
 */
export const stagesForbid = (view: RunView, stage: RunStage): boolean => {
  const { trigger } = stage;
  if (trigger.kind !== 'AFTER_STAGES' || trigger.join === 'ALL_OVER') return false;
  const before = stagesBefore(view, stage);
  if (before.length === 0) return false;
  return trigger.join === 'ALL_COMPLETED'
    ? before.some((one) => one.status === 'SKIPPED')
    : before.every((one) => one.status === 'SKIPPED');
};

/** Returns when a stage can start. */
export const stageDate = (view: RunView, stage: RunStage): StartMoment =>
  startMoment(view, stage.trigger.kind === 'DATE' ? stage.trigger.date : null);

/** Returns why a stage starts, or null while it waits. */
export const stageTrigger = (
  view: RunView,
  stage: RunStage,
  now: Instant,
): DecisionRecord | null => {
  if (!stagesAllow(view, stage)) return null;
  const date = stageDate(view, stage);
  if (!isReached(date, now)) return null;
  const stages = stagesBefore(view, stage);
  return {
    rule: 'STAGE_TRIGGER',
    operands: {
      kind: stage.trigger.kind,
      ...(stages.length > 0 && { stages: stages.map((one) => one.id).join(' ') }),
      ...(date.kind === 'AT' && { date: date.at }),
    },
    result: 'MET',
  };
};

/** Returns the tasks that were sent back by a rejection of the approval. */
const sentBack = (view: RunView, approval: RunTask): readonly RunTask[] => {
  const {
    plan: { rejectAction },
    sentBackTo,
  } = approval;
  const target = sentBackTo === null ? undefined : taskOf(view, sentBackTo);
  const targets = target === undefined ? [] : [target];
  if (rejectAction?.kind === 'REOPEN_TASK')
    return [...targets, taskByKey(view, rejectAction.task) ?? []].flat();
  if (rejectAction?.kind !== 'RESTART_STAGE') return targets;
  const stage = stageByKey(view, rejectAction.stage);
  return stage === undefined || stage.id === approval.stageId
    ? targets
    : [...targets, ...tasksOf(view, stage)];
};

const sourceTasksOf = (view: RunView, places: readonly InstanceKey[]): readonly RunTask[] =>
  places.flatMap((place) => {
    const id = valueAt(view, place)?.taskId ?? null;
    return id === null ? [] : (taskOf(view, id) ?? []);
  });

/**
 * Returns the tasks that must be completed or skipped, or whose values are needed, before a task
 * starts.
 */
const neededBy = (view: RunView, task: RunTask): readonly RunTask[] => {
  const stage = stageOf(view, task);
  const places = [
    ...placesReadBy(task, 'START_DATE'),
    ...placesWorkedWith(task),
    ...placesOfStart(stage),
  ];
  return [
    ...task.plan.afterTasks.flatMap((key) => taskByKey(view, key) ?? []),
    ...stagesBefore(view, stage).flatMap((before) => tasksOf(view, before)),
    ...sourceTasksOf(view, places),
  ];
};

/** Returns whether a task depends on another one, directly or indirectly. */
const needs = (view: RunView, task: RunTask, sought: RunTask): boolean => {
  const seen = new Set([task]);
  // Iterating a set includes the items added during the loop.
  for (const one of seen) for (const needed of neededBy(view, one)) seen.add(needed);
  return seen.has(sought);
};

/**
 * Returns whether the source task was or will be restarted, and doesn't depend on the given task.
 */
const restartsBefore = (view: RunView, giver: RunTask, task: RunTask): boolean =>
  giver.status !== 'INACTIVE' ||
  (!isOnCall(giver) && !isResolved(stageOf(view, giver)) && !needs(view, giver, task));

/** Returns the reopened tasks whose values a request or linked workflow uses. */
const reworkedSources = (view: RunView, task: RunTask): readonly RunTask[] => {
  const places = placesWorkedWith(task);
  if (places.length === 0) return [];
  const givers = new Set(sourceTasksOf(view, places));
  return [...givers].filter(
    (one) => one !== task && isRedone(one) && restartsBefore(view, one, task),
  );
};

/**
 * Returns the open tasks that a task waits for. An approval also waits for the tasks that it sent
 * back, and a request or linked workflow for sources that are being reworked.
 */
export const tasksAwaited = (view: RunView, task: RunTask): readonly RunTask[] => {
  const awaited = task.plan.afterTasks.flatMap((key) => {
    const other = taskByKey(view, key);
    return other === undefined || isSettled(other) ? [] : [other];
  });
  if (task.type !== 'APPROVAL') return awaited.length > 0 ? awaited : reworkedSources(view, task);
  const isComing = (one: RunTask): boolean =>
    one.status !== 'INACTIVE' || (one.id === task.sentBackTo && restartsBefore(view, one, task));
  const again = sentBack(view, task).filter(
    (one) => isComing(one) && !isSettled(one) && !awaited.includes(one),
  );
  return again.length === 0 ? awaited : [...awaited, ...again];
};

/** A required outcome, and the other task that must have it. */
export interface AwaitedOutcome {
  readonly task: RunTask;
  readonly outcome: WantedOutcome;
}

/** Returns the outcomes that a task waits for, unless a person waived them. */
export const outcomesAwaited = (view: RunView, task: RunTask): readonly AwaitedOutcome[] =>
  task.isOutcomeWaived
    ? []
    : task.plan.startOutcomes.flatMap(({ task: key, outcome }) => {
        const other = task.plan.afterTasks.includes(key) ? taskByKey(view, key) : undefined;
        return other === undefined ? [] : { task: other, outcome };
      });

/**
 * Returns the required outcome that can't occur anymore because the other task has another outcome,
 * or null.
 */
export const outcomeLost = (view: RunView, task: RunTask): AwaitedOutcome | null =>
  task.plan.startOutcomes.length === 0
    ? null
    : (outcomesAwaited(view, task).find(
        (one) => isSettled(one.task) && !isOutcome(one.task, one.outcome),
      ) ?? null);

/** Returns when a task can start. */
export const taskDate = (view: RunView, task: RunTask): StartMoment =>
  startMoment(view, task.plan.notBefore);

/** Returns why a task of a started stage starts, or null while it waits. */
export const taskTrigger = (view: RunView, task: RunTask, now: Instant): DecisionRecord | null => {
  if (task.skippedAt !== null || tasksAwaited(view, task).length > 0) return null;
  if (isOnCall(task)) return null;
  const date = taskDate(view, task);
  if (!isReached(date, now)) return null;
  return {
    rule: 'TASK_TRIGGER',
    operands: {
      stage: task.stageId,
      ...(task.plan.afterTasks.length > 0 && { tasks: task.plan.afterTasks.join(' ') }),
      ...(task.plan.startOutcomes.length > 0 && {
        outcomes: task.plan.startOutcomes.map((one) => `${one.task}:${one.outcome}`).join(' '),
      }),
      ...(date.kind === 'AT' && { date: date.at }),
    },
    result: 'MET',
  };
};
