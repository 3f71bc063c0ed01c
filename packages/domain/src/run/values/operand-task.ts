import type { RunTask } from '../../run-model/run.ts';
import { taskByKey, taskOf, valueAt, type RunView } from '../../run-model/run-view.ts';
import type { Operand } from '../../condition/condition.ts';

/** Returns the task of an operand, or undefined for an intake field. */
export const taskOfOperand = (view: RunView, operand: Operand): RunTask | undefined => {
  if (operand.kind === 'TASK') return taskByKey(view, operand.task);
  const taskId = valueAt(view, operand.instance)?.taskId ?? null;
  return taskId === null ? undefined : taskOf(view, taskId);
};
