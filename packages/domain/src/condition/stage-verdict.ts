import type { TaskId } from '../core/ids.ts';
import type { DecisionRecord } from '../run/event.ts';
import type { RunStage } from '../run/run.ts';
import { taskOf, type RunView } from '../run/run-view.ts';
import { isDoneAgain, isSettled } from '../task/settled.ts';
import { comparisonsIn } from './condition.ts';
import { taskOfOperand } from './operand-task.ts';
import { conditionDecision, judgeCondition, operandValue } from './judge-condition.ts';

/** What the condition of a stage makes of its start. */
export interface StageVerdict {
  readonly kind: 'RUNS' | 'WAITS' | 'IS_SKIPPED';
  /** Null without a condition. */
  readonly decision: DecisionRecord | null;
}

const runs: StageVerdict = { kind: 'RUNS', decision: null };

/** Whether an answer that is missing can still come. */
const isExpected = (view: RunView, id: TaskId): boolean => {
  const task = taskOf(view, id);
  return task !== undefined && !isSettled(task);
};

/**
 * G1, G2, G3: asked once the trigger is reached. What cannot be told counts as false, or is
 * waited for as long as it can still come.
 */
export const stageVerdict = (view: RunView, stage: RunStage): StageVerdict => {
  const { condition } = stage;
  if (condition === null) return runs;
  const again = tasksDoneAgain(view, stage);
  if (again.length > 0 && stage.status === 'NOT_STARTED') return { kind: 'WAITS', decision: null };
  const result = judgeCondition(view, condition);
  const decision = conditionDecision(view, condition, result);
  if (result === 'TRUE') return { kind: 'RUNS', decision };
  const waits =
    result === 'UNKNOWN' &&
    condition.whenUnknown === 'WAIT' &&
    tasksUnanswered(view, stage).some((id) => isExpected(view, id));
  return { kind: waits ? 'WAITS' : 'IS_SKIPPED', decision };
};

/** The tasks whose answers a condition lacks, or waits for because they are worked on again. */
export const tasksUnanswered = (view: RunView, stage: RunStage): readonly TaskId[] => {
  const ids = new Set<TaskId>(tasksDoneAgain(view, stage));
  for (const { operand } of comparisonsIn(stage.condition?.parts ?? [])) {
    if (operandValue(view, operand) !== null) continue;
    const task = taskOfOperand(view, operand);
    if (task !== undefined) ids.add(task.id);
  }
  return [...ids];
};

/**
 * The tasks that a condition compares and that are being done again: what they said before is
 * about to change, and what is missing of them comes. Nothing is decided by it meanwhile.
 */
const tasksDoneAgain = (view: RunView, { condition }: RunStage): readonly TaskId[] =>
  comparisonsIn(condition?.parts ?? []).flatMap(({ operand }) => {
    const task = taskOfOperand(view, operand);
    return task !== undefined && isDoneAgain(task) ? task.id : [];
  });
