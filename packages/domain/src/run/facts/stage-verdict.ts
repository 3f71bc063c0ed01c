import type { TaskId } from '../../core/ids.ts';
import type { DecisionRecord } from '../../run-model/event.ts';
import type { RunStage } from '../../run-model/run.ts';
import { taskOf, type RunView } from '../../run-model/run-view.ts';
import { isRedone, isSettled } from '../../task/settled.ts';
import { comparisonsIn } from '../../condition/condition.ts';
import { taskOfOperand } from '../values/operand-task.ts';
import {
  conditionDecision,
  evaluateCondition,
  operandValue,
} from '../values/evaluate-condition.ts';

/** Whether the condition starts, delays, or skips the stage. */
export interface StageVerdict {
  readonly kind: 'RUNS' | 'WAITS' | 'IS_SKIPPED';
  /** Null without a condition. */
  readonly decision: DecisionRecord | null;
}

const runs: StageVerdict = { kind: 'RUNS', decision: null };

/** Returns whether a missing value can still be submitted. */
const isExpected = (view: RunView, id: TaskId): boolean => {
  const task = taskOf(view, id);
  return task !== undefined && !isSettled(task);
};

/**
 * Returns the result of the condition when the trigger is reached. Unknown counts as false, or the
 * stage waits while the value can still come.
 */
export const stageVerdict = (view: RunView, stage: RunStage): StageVerdict => {
  const { condition } = stage;
  if (condition === null) return runs;
  const again = reworkedTasks(view, stage);
  if (again.length > 0 && stage.status === 'NOT_STARTED') return { kind: 'WAITS', decision: null };
  const result = evaluateCondition(view, condition);
  const decision = conditionDecision(view, condition, result);
  if (result === 'TRUE') return { kind: 'RUNS', decision };
  const waits =
    result === 'UNKNOWN' &&
    condition.whenUnknown === 'WAIT' &&
    tasksUnanswered(view, stage).some((id) => isExpected(view, id));
  return { kind: waits ? 'WAITS' : 'IS_SKIPPED', decision };
};

/** Returns the tasks whose values a condition needs or which are being redone. */
export const tasksUnanswered = (view: RunView, stage: RunStage): readonly TaskId[] => {
  const ids = new Set<TaskId>(reworkedTasks(view, stage));
  for (const { operand } of comparisonsIn(stage.condition?.parts ?? [])) {
    if (operandValue(view, operand) !== null) continue;
    const task = taskOfOperand(view, operand);
    if (task !== undefined) ids.add(task.id);
  }
  return [...ids];
};

/**
 * Returns the compared tasks that are being redone: their values will change, so the condition
 * waits.
 */
const reworkedTasks = (view: RunView, { condition }: RunStage): readonly TaskId[] =>
  comparisonsIn(condition?.parts ?? []).flatMap(({ operand }) => {
    const task = taskOfOperand(view, operand);
    return task !== undefined && isRedone(task) ? task.id : [];
  });
